import type { Shot } from '../../picture.ts'
import { face, type Rendering } from '../../render/render.ts'
import { signalBars } from '../devices.ts'
import { glyph } from '../parts.ts'
import { coverHeight, coverWidth, sceneHeight, sceneWidth } from '../stage.ts'

const [white, line, red] = ['#F5F4F0', '#F5C518', '#E2382B']
const font = 'Play'

const wheel = '482917'
  .split('')
  .map(
    (digit, index) =>
      `<div class="m n" style="width:52px;height:80px;background:linear-gradient(180deg,#000,${index === 5 ? red : '#34363b'} 45%,${index === 5 ? red : '#34363b'} 55%,#000);color:#fff;font:700 54px ${font}">${digit}</div>`,
  )
  .join('')

const screen = `<div style="padding:8px 22px;color:${white}"><div class="sb" style="font:400 18px ${font}"><span>LEA-2291, white van</span>${glyph('car', 28, line)}</div>
  <div class="m" style="gap:3px;margin:22px 0 10px;padding:10px;border-radius:14px;background:#000">${wheel}</div><div class="sb" style="font:400 16px ${font};opacity:.65"><span>kilometres</span><span>+ 214 today</span></div>
  <div style="margin:20px 0;border-radius:22px;background:${red};padding:22px"><div style="font:700 26px/1.15 ${font}">This slip doesn’t add up</div><div class="n" style="font:400 18px/1.45 ${font};margin-top:10px">58 litres bought, tank holds 52.<br>Usually 9.1 km a litre, today 3.7.</div></div>
  <div style="display:grid;grid-template-columns:1fr 1fr;gap:12px">${[
    ['drop', 'Fuel', '12,640'],
    ['wrench', 'Tyres', 'in 1,900 km'],
    ['clock', 'Token tax', '30 June'],
    ['camera', 'Dents', '3, none new'],
  ]
    .map(
      ([icon, name, value]) =>
        `<div style="height:124px;border-radius:22px;background:#3a3d43;padding:18px">${glyph(icon as 'drop', 28, line)}<div style="font:400 16px ${font};opacity:.65;margin-top:12px">${name}</div><div class="n" style="font:700 20px ${font}">${value}</div></div>`,
    )
    .join('')}</div>
  <div class="m" style="position:absolute;left:50%;bottom:34px;margin-left:-55px;width:110px;height:110px;border-radius:50%;background:${line};color:#111">${glyph('plus', 54, '#111', 2.6)}</div></div>`

/** The gauge of the tank: litres around it, full at 52, and what the slip claims beyond its end. */
const angle = (litres: number): number => -120 + (litres / 52) * 206
const spot = (litres: number, radius: number): string => {
  const turn = ((angle(litres) - 90) * Math.PI) / 180
  return `${(500 + radius * Math.cos(turn)).toFixed(1)} ${(500 + radius * Math.sin(turn)).toFixed(1)}`
}
const ring = (from: number, to: number, radius: number): string =>
  `M${spot(from, radius)}A${radius} ${radius} 0 ${angle(to) - angle(from) > 180 ? 1 : 0} 1 ${spot(to, radius)}`
const ticks = Array.from({ length: 53 }, (_, litres) => {
  const long = litres % 13 === 0
  return `<path d="M${spot(litres, 408)}L${spot(litres, long ? 344 : 376)}" stroke-width="${long ? 12 : 4}"/>`
}).join('')
const numbers = [0, 13, 26, 39, 52]
  .map((litres) => {
    const [x, y] = spot(litres, 288).split(' ')
    return `<text x="${x}" y="${Number(y) + 22}" text-anchor="middle">${litres}</text>`
  })
  .join('')
const gauge = `<svg class="a" style="left:0;top:0" width="1000" height="1000" viewBox="0 0 1000 1000" fill="none"><circle cx="500" cy="500" r="500" fill="#17181B"/>
  <path d="${ring(0, 7, 424)}" stroke="${line}" stroke-width="12"/><path d="${ring(52.6, 58, 376)}" stroke="${red}" stroke-width="64" stroke-dasharray="9 6"/>
  <g stroke="${white}">${ticks}</g><g fill="${white}" font-family="${font}" font-weight="700" font-size="66">${numbers}</g>
  <text x="500" y="700" fill="${white}" fill-opacity=".7" font-family="${font}" font-size="44" text-anchor="middle">litres</text></svg>`

/** Red pencil around a figure: begun above it, and not quite closed. */
const circled = `<svg class="a" style="left:-32px;top:-17px;overflow:visible" width="164" height="86" viewBox="0 0 200 96" preserveAspectRatio="none" fill="none" stroke="${red}" stroke-width="7" stroke-linecap="round"><path d="M128 8C60-8-4 14 2 52S92 98 140 90 206 52 186 26 108-4 62 12"/></svg>`

const slip = `<div style="padding:50px 48px;font:400 34px/1.5 ${font};color:#1b1b1d"><div style="font:700 48px/1 ${font}">Bypass Filling Station</div><div style="margin:10px 0 30px;opacity:.65">12 June, 17:41</div>${[
  ['Petrol', `<span style="position:relative">58.0 l${circled}</span>`],
  ['Rate', '272.50'],
  ['Van', 'LEA-2291'],
]
  .map(
    ([name, value]) =>
      `<div class="sb n" style="border-top:3px dashed #0003;padding:14px 0"><span>${name}</span><span>${value}</span></div>`,
  )
  .join(
    '',
  )}<div class="sb n" style="font:700 58px ${font};border-top:5px solid;margin-top:10px;padding-top:16px"><span>Rs</span><span>15,805</span></div></div>
  <div class="a" style="left:196px;top:668px;font:700 60px/1 ${font};color:${red};transform:rotate(-6deg)">The tank holds 52</div>`

/** A digit on its drum, with the one before and the one after it, as they come into the window. */
const drum = (digit: number, color: string): Shot =>
  face(
    144,
    340,
    2,
    color,
    `<div style="font:700 124px/1 ${font};color:#F7F6F2;text-align:center">${[(digit + 1) % 10, digit, (digit + 9) % 10].map((each) => `<div class="m n" style="height:113.3px">${each}</div>`).join('')}</div>`,
  )
const drums = {
  ...Object.fromEntries([4, 8, 2, 9, 1].map((digit) => [digit, drum(digit, '#26282C')])),
  red: drum(7, red),
}

/** What is printed on a thing of another colour. */
const print = (width: number, height: number, body: string): Shot => ({
  ...face(width, height, 2, 'transparent', body),
  transparent: true,
})

/** At the pump, with the hand where the slip says the petrol went. */
const board: Rendering = {
  width: sceneWidth,
  height: sceneHeight,
  scene: 'panel',
  calm: 4,
  textures: {
    ...drums,
    face: face(1000, 1000, 2, '#17181B', gauge),
    note: print(
      860,
      90,
      `<div class="m w" style="height:100%;font:400 54px/1 ${font};color:#C9C7C0">kilometres</div>`,
    ),
    pump: print(
      200,
      200,
      `<div class="m" style="height:100%">${glyph('drop', 150, '#1b1b1d')}</div>`,
    ),
  },
}

const tag = face(
  300,
  500,
  2,
  line,
  `<div class="a" style="left:120px;top:34px;width:60px;height:60px;border-radius:50%;background:#1b1b1d"></div><div class="c m w" style="position:absolute;inset:110px 0 30px;gap:26px;color:#111;font:700 92px/1 ${font};letter-spacing:-.02em">safar<span class="n" style="font:400 50px/1 ${font};letter-spacing:0">LEA-2291</span></div>`,
)

/** Beside the driver. */
const seat = (textures: Rendering['textures']): Rendering => ({
  width: coverWidth,
  height: coverHeight,
  scene: 'seat',
  calm: 5,
  textures: { tag, ...textures },
})

const course = 'M-500 2010C160 1890 520 1560 800 1200S1500 560 2100 420'
/** The country from above, for a field of 24 by 30: furrows, and the road whose left side one keeps to. */
const country = `<svg class="a" style="left:0;top:0" width="1600" height="2000" viewBox="0 0 1600 2000" fill="none"><defs><filter id="dust" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".09" numOctaves="4" seed="4"/><feColorMatrix values="0 0 0 0 .22  0 0 0 0 .15  0 0 0 0 .06  0 0 0 -1.6 .98"/></filter><filter id="grit" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="9"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0 0 0 -2 1.1"/></filter></defs>
  <rect width="1600" height="2000" fill="#D3B27A"/><g stroke="#A9814A" stroke-opacity=".45" stroke-width="8">${Array.from({ length: 44 }, (_, at) => `<path d="M${at * 46 - 500} 2100Q${at * 46 - 60} 1500 ${at * 46 + 300} -60"/>`).join('')}</g><rect width="1600" height="2000" filter="url(#dust)" opacity=".55"/>
  <path d="${course}" stroke="#9C7A44" stroke-width="420"/><path d="${course}" stroke="#F2EFE4" stroke-width="384"/><path d="${course}" stroke="#34363B" stroke-width="366"/><path d="${course}" stroke="${line}" stroke-width="13" stroke-dasharray="84 62"/><rect width="1600" height="2000" filter="url(#grit)" opacity=".13"/></svg>`

/** By the roadside, from above. */
const roadside: Rendering = {
  width: coverWidth,
  height: coverHeight,
  scene: 'van',
  calm: 3,
  textures: {
    ...drums,
    country: face(1600, 2000, 2, '#D3B27A', country),
    plate: face(
      360,
      104,
      2,
      line,
      `<div class="m n w" style="height:100%;font:700 66px/1 ${font};color:#111">LEA 2291</div>`,
    ),
    sign: face(
      340,
      124,
      3,
      line,
      `<div class="m w" style="height:100%;font:700 100px/1 ${font};letter-spacing:-.02em;color:#111;padding-bottom:14px">safar</div>`,
    ),
    ring: print(
      220,
      220,
      `<svg width="220" height="220" fill="none"><path d="M78 86q20 12 26 36t34 30" stroke="#55534d" stroke-width="7"/><path d="M142 22C60 0 12 62 22 120s72 92 128 64 62-112 18-150-86-30-112-8" stroke="${red}" stroke-width="13" stroke-linecap="round"/></svg>`,
    ),
    tag: face(
      660,
      264,
      2,
      red,
      `<div style="padding:44px 50px;font:700 84px/1 ${font};color:#fff">Dent 2<div style="margin-top:22px;font:400 62px/1 ${font}">first seen 3 March</div></div>`,
    ),
  },
}

export default [
  roadside,
  board,
  seat({ slip: face(740, 860, 2, '#FDFDFA', slip) }),
  seat({
    screen: face(
      390,
      844,
      3,
      '#1E2023',
      `<div class="sb n" style="height:50px;padding:8px 26px 0 32px;font:600 15px Inter;color:${white}">18:02${signalBars(white)}</div><div class="a" style="left:145px;top:11px;width:100px;height:28px;border-radius:14px;background:#050506"></div>${screen}`,
    ),
  }),
]
