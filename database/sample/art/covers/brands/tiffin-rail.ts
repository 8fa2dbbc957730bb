import type { Shot } from '../../picture.ts'
import { face, type Rendering } from '../../render/render.ts'
import { signalBars } from '../devices.ts'
import { glyph } from '../parts.ts'
import { coverHeight, coverWidth, sceneHeight, sceneWidth } from '../stage.ts'

const [green, cream, tomato, mustard] = ['#0B4F3C', '#FFF3DA', '#E4472B', '#F3B62F']
const bebas = 'Bebas Neue'

const stops = [
  ['Rohri', '18:40', 'left'],
  ['Sadiqabad', '20:05', 'left'],
  ['Khanewal', '21:52', 'meal'],
  ['Sahiwal', '23:10', 'next'],
] as const

const track = `<div style="padding:6px 22px 0"><div class="sb"><div><div style="font:600 15px National Park;opacity:.65;margin-bottom:8px">Shalimar Night Mail</div><div style="font:700 50px/1 ${bebas}">26 minutes late</div></div><div class="m" style="width:54px;height:54px;border-radius:50%;background:${green};color:${cream}">${glyph('clock', 28)}</div></div>
  <div style="margin:18px 0;position:relative">${stops.map(([name, time, state]) => `<div class="r" style="height:66px;gap:16px"><i style="width:26px;height:26px;border-radius:50%;border:6px solid ${state === 'meal' ? tomato : state === 'left' ? green : '#0b4f3c44'};background:${state === 'left' ? green : cream}"></i><b class="f" style="font:700 22px National Park;${state === 'left' ? 'opacity:.45' : ''}">${name}</b><span class="n" style="font:700 30px ${bebas};${state === 'meal' ? `background:${tomato};color:#fff;padding:2px 12px;border-radius:8px` : ''}">${time}</span></div>`).join('')}<i class="a" style="left:11px;top:46px;width:4px;height:180px;background:#0b4f3c33;z-index:-1"></i></div>
  <div style="background:${green};color:${cream};border-radius:24px;padding:22px"><div style="font:600 15px National Park;opacity:.75">Coach 7 · Berth 42</div><div style="font:700 44px/1 ${bebas};margin:8px 0 14px;color:${mustard}">Daal chawal, two</div><div class="sb" style="font:600 16px National Park"><span>The pot goes on at 21:24</span></div><div style="height:10px;border-radius:5px;background:#ffffff26;margin-top:14px"><i style="display:block;width:64%;height:10px;border-radius:5px;background:${mustard}"></i></div></div>
  ${[
    ['Standing time', '4 minutes'],
    ['Runner', 'Platform 3, red cap'],
    ['Paid', 'Rs 640'],
  ]
    .map(
      ([name, value]) =>
        `<div class="sb" style="padding:17px 4px;border-bottom:2px solid #0b4f3c1f;font:700 18px National Park"><span style="opacity:.6">${name}</span><span>${value}</span></div>`,
    )
    .join('')}</div>`

/** What fills a telephone's glass: its status, and below it the app. */
const telephone = (time: string, body: string): Shot =>
  face(
    390,
    844,
    3,
    cream,
    `<div class="sb n" style="height:50px;padding:8px 26px 0 32px;font:600 15px Inter;color:${green}">${time}${signalBars(green)}</div><div class="a" style="left:145px;top:11px;width:100px;height:28px;border-radius:14px;background:#050506"></div><div style="color:${green}">${body}</div>`,
  )

const runner = `<div style="padding:8px 22px"><div style="font:700 46px/1 ${bebas};margin-bottom:14px">Platform 3, in order</div>${[
  ['2', '11', 'Biryani'],
  ['4', '36', 'Karahi, 4 naan'],
  ['7', '42', 'Daal chawal × 2'],
  ['7', '58', 'Tea × 3'],
  ['9', '05', 'Biryani × 2'],
  ['11', '20', 'Halwa'],
]
  .map(
    ([coach, berth, food], index) =>
      `<div class="r" style="gap:14px;height:94px;border-top:2px solid #0b4f3c22;${index < 2 ? 'opacity:.35' : ''}"><div class="m" style="width:70px;height:66px;border-radius:14px;background:${index === 2 ? tomato : green};color:${cream};font:700 46px ${bebas}">${coach}</div><div class="f"><div style="font:700 32px/1 ${bebas}">Berth ${berth}</div><div style="font:600 16px National Park;opacity:.65">${food}</div></div>${index < 2 ? glyph('check', 32, green, 3) : ''}</div>`,
  )
  .join('')}</div>`

/** How many pixels of the band's texture lie on a tenth of a metre of the coach. */
const band = 100

/** Where the berths are painted, in tenths of a metre from the middle. */
const berths = [
  ['38', -12.9],
  ['40', -5.9],
  ['42', 1.1],
  ['44', 8.1],
] as const

const side = face(
  26 * band,
  1.8 * band,
  1,
  cream,
  `<div class="a w" style="left:${1.9 * band}px;top:44px;font:700 104px/1 ${bebas};letter-spacing:.08em;color:${green}">Coach 7</div>${berths.map(([berth, at]) => `<div class="a n w" style="left:${(13 + at) * band - 70}px;top:24px;width:140px;text-align:center;font:700 150px/1 ${bebas};color:${berth === '42' ? tomato : green}">${berth}</div>`).join('')}`,
)

const folds = (turn: number): string =>
  `repeating-linear-gradient(${turn}deg,#7e2c14 0 10px,#b4512a 26px,#8c3418 44px)`

/** Behind the lit window: curtains drawn back, the rack, and who is waiting. */
const lit = face(
  500,
  390,
  2,
  'linear-gradient(180deg,#ffe9b0,#F7C65A 55%,#d9922b)',
  `<div class="a" style="left:0;right:0;top:52px;height:9px;background:#8a5a22"></div><div class="a" style="left:250px;top:14px;width:120px;height:38px;border-radius:10px;background:#7c4a25"></div><div class="a" style="left:150px;top:180px;width:104px;height:130px;border-radius:48% 52% 46% 46%;background:#3b2414"></div><div class="a" style="left:96px;top:296px;width:230px;height:140px;border-radius:90px 100px 0 0;background:#3b2414"></div><div class="a" style="left:0;top:0;bottom:0;width:86px;background:${folds(88)}"></div><div class="a" style="right:0;top:0;bottom:0;width:86px;background:${folds(92)}"></div>`,
)

const dark = face(
  500,
  390,
  2,
  'linear-gradient(160deg,#38565c,#152a2e 60%,#1f3b40)',
  `<div class="a" style="left:0;top:0;bottom:0;width:70px;background:#10211f"></div><div class="a" style="right:0;top:0;bottom:0;width:96px;background:#10211f"></div>`,
)

const docket = face(
  280,
  375,
  3,
  cream,
  `<div style="padding:22px 26px;color:${green}"><div class="m" style="height:14px"><i style="width:22px;height:22px;border-radius:50%;background:#8a6d3b"></i></div><div style="font:700 168px/.9 ${bebas};margin-top:20px">42</div><div style="font:700 50px/1.06 ${bebas};margin-top:10px">Coach 7<br><span style="color:${tomato}">21:52</span></div></div>`,
)

/** The platform at night, the coach and what was brought to it. */
const platform = (width: number, height: number, own: Record<string, Shot>): Rendering => ({
  width,
  height,
  scene: 'platform',
  calm: 3,
  textures: { band: side, lit, dark, ...own },
})

export default [
  platform(coverWidth, coverHeight, { screen: telephone('21:24', track) }),
  platform(sceneWidth, sceneHeight, { docket }),
  platform(coverWidth, coverHeight, { runner: telephone('21:50', runner) }),
  platform(coverWidth, coverHeight, { docket }),
]
