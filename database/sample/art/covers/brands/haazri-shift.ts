import { browser, sheet } from '../devices.ts'
import { series } from '../parts.ts'
import { place, scene, stage } from '../stage.ts'

const [dusk, sun, rose, night] = ['#5A2A82', '#FFB35C', '#FF7A8A', '#1A0F33']
const font = 'Sora'

const crew = [
  ['Ring frame', 'Akram', 0, 8],
  ['Ring frame', 'Nasreen', 0, 8],
  ['Ring frame', 'Yousaf', 8, 8],
  ['Winding', 'Tahira', 6, 9],
  ['Winding', 'Saleem', 14, 8],
  ['Carding', 'Ghulam', 16, 8],
  ['Carding', 'Parveen', 15, 9],
  ['Boiler', 'Riaz', 20, 8],
  ['Boiler', 'Arif', 12, 8],
  ['Gate', 'Zafar', 21, 8],
  ['Gate', 'Imran', 5, 8],
] as const
const hour = 26

const rows = crew
  .map(([place, name, from, length], index) => {
    const over = from + length > 24
    const swap = name === 'Tahira' || name === 'Saleem'
    return `<div class="r" style="height:62px;border-top:1.5px solid #1a0f3314"><div style="width:200px;padding-left:32px;font:600 19px ${font}">${name}<span style="font:400 14px ${font};opacity:.55"> ${place}</span></div><div style="position:relative;width:${24 * hour}px;height:38px"><i class="a r" style="left:${from * hour}px;width:${Math.min(length, 24 - from) * hour}px;height:38px;border-radius:${over ? '19px 0 0 19px' : '19px'};background:${from >= 16 || from < 4 ? dusk : from >= 12 ? rose : sun};${swap ? `box-shadow:0 0 0 3px #fff,0 0 0 6px ${night}` : ''}"></i>${over ? `<i class="a m" style="left:${24 * hour - 4}px;width:66px;height:38px;border-radius:0 19px 19px 0;background:repeating-linear-gradient(-45deg,${dusk} 0 6px,#7b48a8 6px 12px)"></i>` : ''}</div><span class="n" style="margin-left:auto;padding-right:30px;font:600 18px ${font}">${length + (index % 4 === 3 ? 1 : 0)} h</span></div>`
  })
  .join('')

const screen = `<div style="font-family:${font};color:${night}"><div class="sb" style="padding:34px 32px 24px"><div><div style="font:400 18px ${font};opacity:.6">Thursday into Friday</div><div style="font:700 48px/1.1 ${font};letter-spacing:-.05em">Who is on</div></div><div style="text-align:right;font:600 17px/1.5 ${font}"><span style="padding:6px 14px;border-radius:16px;background:#1a0f3312">Swap agreed on the floor</span></div></div>
  <div style="display:flex;margin-left:200px;font:400 15px ${font};opacity:.5" class="n">${['00', '04', '08', '12', '16', '20', '24'].map((label) => `<span style="width:${4 * hour}px">${label}</span>`).join('')}</div>${rows}
  <div class="sb" style="margin:30px 32px;border-radius:26px;background:${night};color:#fff;padding:28px 30px"><div><div style="font:700 28px/1.2 ${font};letter-spacing:-.03em">Monday night will be short</div><div style="font:400 18px ${font};opacity:.7;margin-top:6px">Two of nine, likely at the ring frame</div></div><div style="display:grid;grid-template-columns:repeat(9,26px);gap:8px">${series(
    4,
    9,
  )
    .map(
      (_, index) =>
        `<i style="height:26px;border-radius:50%;${index > 6 ? `border:3px dashed ${rose}` : `background:${sun}`}"></i>`,
    )
    .join('')}</div></div></div>`

/** The reader by the door, and a card held to it at two minutes to ten. */
const readerFace = `<div style="height:100%;border-radius:70px;background:linear-gradient(150deg,#fffaf2,#e9dccb);box-shadow:70px 80px 90px #7a2c1266,inset 0 6px 0 #fff,inset 0 -12px 24px #b99f8466;padding:52px"><div class="c" style="height:430px;border-radius:36px;background:${night};color:#fff;padding:44px 48px;justify-content:space-between"><div class="sb" style="font:600 30px ${font}"><span>Nasreen</span><span style="color:${sun}">Ring frame</span></div><div class="n" style="font:700 172px/.9 ${font};letter-spacing:-.06em">21:58</div><div class="sb" style="font:400 28px ${font}"><span>in for the night of Thursday</span></div></div><div class="m" style="height:250px;margin-top:44px"><svg width="250" height="250" viewBox="0 0 100 100" fill="none" stroke="${dusk}" stroke-width="7" stroke-linecap="round"><circle cx="50" cy="74" r="6" fill="${dusk}" stroke="none"/><path d="M32 58A26 26 0 0 1 68 58M19 44A45 45 0 0 1 81 44M6 30A64 64 0 0 1 94 30"/></svg></div></div>`
const card = `<div class="c" style="height:100%;border-radius:34px;background:linear-gradient(120deg,#ff95a0,${rose} 50%,#d9525f);padding:38px 44px;color:${night};justify-content:space-between;box-shadow:44px 60px 70px #7a2c1288,inset 0 3px 0 #fff8;font:700 44px/1 ${font}"><div class="sb"><span style="letter-spacing:-.04em">haazri</span><i style="width:84px;height:62px;border-radius:14px;background:linear-gradient(90deg,#0000 48%,#7a551066 48% 52%,#0000 52%),linear-gradient(135deg,#ffe7ab,#c9963a)"></i></div><div><div>Nasreen B.</div><div class="n" style="font:400 32px ${font};margin-top:14px">0147</div></div></div>`

/** A week as the worker sees it, with one line that she disputes. */
const week = [
  ['Mon', '22:00–06:00', '8'],
  ['Tue', '22:00–06:00', '8'],
  ['Wed', '21:58–07:04', '8'],
  ['Thu', 'swap with Yousaf', '8'],
  ['Fri', '22:00–04:30', '6½'],
] as const
const hours = `<div style="padding:64px 60px;color:${night};font-family:${font}"><div style="font:400 30px ${font};opacity:.6">Nasreen, week 42</div><div style="font:700 74px/1.1 ${font};letter-spacing:-.05em;margin-bottom:30px">My hours</div>${week
  .map(
    ([day, span, sum]) =>
      `<div class="sb n" style="height:104px;border-top:3px solid #1a0f3322;font:600 34px ${font}"><span style="width:110px">${day}</span><span class="f" style="font-weight:400">${span}</span><span>${sum}</span></div>`,
  )
  .join('')}</div>
  <svg class="a" style="left:24px;top:412px;overflow:visible" width="700" height="130" fill="none" stroke="${dusk}" stroke-width="9" stroke-linecap="round"><path d="M420 14C120-12 0 30 8 74S300 128 520 112 706 46 610 22 360 4 250 20"/></svg>
  <div class="a" style="left:330px;top:786px;font:700 58px/1 ${font};letter-spacing:-.04em;color:${dusk};transform:rotate(-5deg)">9 hours, please</div>`

export default [
  stage({
    ground: `linear-gradient(180deg,${night} 0,${dusk} 34%,${rose} 66%,${sun})`,
    font,
    light: 0.3,
    shade: 0.2,
    body: `<div class="a" style="left:640px;top:90px;width:190px;height:190px;border-radius:50%;background:#FFF1D6;box-shadow:-46px 18px 0 -8px #2a1650 inset"></div>${Array.from({ length: 40 }, (_, index) => `<i class="a" style="left:${(index * 211) % 1000}px;top:${(index * 97) % 420}px;width:${2 + (index % 3)}px;height:${2 + (index % 3)}px;border-radius:50%;background:#fff;opacity:.8"></i>`).join('')}${browser({ width: 960, height: 1060, url: 'haazri.example/roster', screen, ground: '#FFF9F3', radius: 24, chrome: '#F3E6EE', x: 500, y: 860, scale: 0.94, turn: 0 })}`,
  }),
  scene({
    ground: `linear-gradient(90deg,#0001 0 2px,transparent 2px) 0 0/240px 120px,linear-gradient(#0001 0 2px,transparent 2px) 0 0/240px 120px,linear-gradient(150deg,#ffc47e,${sun} 50%,#e8853a)`,
    font,
    shade: 0.5,
    body: `${place(660, 860, { x: 760, y: 590 }, readerFace)}${place(700, 440, { x: 1290, y: 850, turn: -13, scale: 1.06 }, card)}`,
  }),
  stage({
    ground: `linear-gradient(160deg,#ffb1b5,${rose} 55%,#c94a60)`,
    font,
    body: sheet({
      width: 760,
      height: 930,
      print: hours,
      paper: '#FFFDF8',
      x: 500,
      y: 740,
      turn: 5,
      lift: 44,
    }),
  }),
]
