import { phone, sheet, tablet } from '../devices.ts'
import { glyph, line } from '../parts.ts'
import { scene, stage } from '../stage.ts'

const [night, amber, dim, ember] = ['#0B1017', '#F2B76B', '#1A232E', '#E8663C']
const beds = [
  ['1', 'Observed 02:10', 'ok'],
  ['2', 'Asleep, due 03:00', 'wait'],
  ['3', 'Due now', 'now'],
  ['4', 'Call doctor', 'call'],
  ['5', 'Observed 02:24', 'ok'],
  ['6', 'Due 02:45', 'wait'],
] as const
const look = {
  ok: ['#16202a', '#7d93a6'],
  wait: ['#1A232E', '#C9D3DC'],
  now: [amber, '#1d1204'],
  call: [ember, '#fff'],
} as const

const round = `<div style="display:grid;grid-template-columns:390px 1fr;height:100%;color:#C9D3DC;font-family:Karla"><div style="padding:30px;border-right:2px solid #1A232E"><div class="sb" style="font:500 21px Karla;opacity:.7"><span>Night round</span><span class="n">02:31</span></div><div style="font:700 44px/1 Karla;margin:12px 0 24px;letter-spacing:-.02em">Ward 4, east</div>
  ${beds.map(([bed, note, state]) => `<div class="r" style="gap:18px;height:112px;margin-bottom:12px;border-radius:20px;padding:0 22px;background:${look[state][0]};color:${look[state][1]}"><b class="n" style="font:700 46px Karla;width:46px">${bed}</b><span style="font:600 21px Karla">${note}</span></div>`).join('')}</div>
  <div style="padding:30px 34px"><div class="sb"><div><div style="font:700 54px/1 Karla;letter-spacing:-.02em">Bed 3</div><div style="font:500 21px Karla;opacity:.6;margin-top:8px">Walk order 3 of 6 · gloves on</div></div>${glyph('bell', 40, amber)}</div>
  <div style="display:grid;grid-template-columns:1fr 1fr;gap:14px;margin:26px 0">${[
    ['Pulse', '84', ''],
    ['Breaths', '18', ''],
    ['Temperature', '38.2', amber],
    ['Pressure', '128/82', ''],
  ]
    .map(
      ([name, value, color]) =>
        `<div style="height:176px;border-radius:22px;background:${dim};padding:20px 24px"><div style="font:500 21px Karla;opacity:.7">${name}</div><div class="n" style="font:700 64px/1.2 Karla;letter-spacing:-.03em;color:${color || '#E8EEF3'}">${value}</div></div>`,
    )
    .join('')}</div>
  <div style="border-radius:22px;background:${dim};padding:20px 24px;height:196px"><div style="font:500 19px Karla;opacity:.6;margin-bottom:20px">Temperature since admission</div>${line([0.3, 0.36, 0.42, 0.4, 0.55, 0.66, 0.62, 0.78], { width: 500, height: 100, color: amber, weight: 5, fill: '#f2b76b1c' })}</div>
  <div class="m" style="margin-top:18px;height:104px;border-radius:26px;background:${amber};color:#1d1204;font:700 32px Karla">Save and walk on</div></div></div>`

const keypad = `<div style="padding:10px 22px;color:#C9D3DC;font-family:Karla"><div style="font:500 19px Karla;opacity:.6">Bed 3 · Temperature</div><div class="n" style="font:700 128px/1 Karla;color:${amber};letter-spacing:-.05em;margin:14px 0">38.2°</div>
  <div style="display:grid;grid-template-columns:repeat(3,1fr);gap:12px">${['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', '←'].map((key) => `<div class="m n" style="height:104px;border-radius:26px;background:${dim};font:600 44px Karla">${key}</div>`).join('')}</div></div>`

const shifts = `<div style="padding:64px 60px;color:#1d2733;font-family:Karla"><div style="font:700 92px/.95 Karla;letter-spacing:-.045em">Eleven shifts, one path</div><svg width="680" height="760" viewBox="0 0 680 760" fill="none" style="margin-top:40px"><g stroke="#1d273340" stroke-width="3"><rect x="2" y="2" width="676" height="756"/><path d="M240 0V300M240 380V760M460 0V240M460 330V760M0 250H160M520 250H680M0 520H160M520 500H680"/></g><path d="M340 740C340 640 330 640 330 560S120 600 110 640 330 560 330 470 120 420 110 370 330 400 340 320 110 180 120 120 340 240 350 180 570 80 580 130 360 260 350 330 580 340 580 400 360 440 350 540 560 600 580 650 380 640 370 740" stroke="${ember}" stroke-width="9" stroke-linejoin="round"/>${[
  [110, 640],
  [110, 370],
  [120, 120],
  [580, 130],
  [580, 400],
  [580, 650],
]
  .map(
    ([x, y], index) =>
      `<circle cx="${x}" cy="${y}" r="30" fill="#1d2733"/><text x="${x}" y="${Number(y) + 11}" text-anchor="middle" font-family="Karla" font-weight="700" font-size="30" fill="#fff">${index + 1}</text>`,
  )
  .join('')}</svg></div>`

export default [
  stage({
    ground: 'radial-gradient(900px 800px at 20% 10%,#2c3a48,#0d131a 75%)',
    font: 'Karla',
    light: 0.4,
    body: `<div class="a" style="left:-200px;top:-200px;width:900px;height:900px;background:radial-gradient(closest-side,#f2b76b38,transparent)"></div>${tablet({ width: 1060, height: 940, screen: round, ground: night, frame: '#DDE2E6', x: 520, y: 780, scale: 0.86, tiltX: 10, tiltY: 10, turn: -10 })}`,
  }),
  scene({
    ground: night,
    font: 'Karla',
    light: 0.4,
    body: `<div class="a" style="left:60px;top:110px;width:1800px;display:grid;grid-template-columns:repeat(3,1fr);gap:30px">${beds.map(([bed, note, state]) => `<div class="c" style="justify-content:space-between;height:475px;border-radius:56px;padding:36px 48px 44px;background:${look[state][0]};color:${look[state][1]}"><b class="n" style="font:700 240px/.85 Karla;letter-spacing:-.06em">${bed}</b><span style="font:600 56px/1 Karla;letter-spacing:-.03em">${note}</span></div>`).join('')}</div>`,
  }),
  stage({
    ground: 'linear-gradient(160deg,#F6C98A,#D98436)',
    font: 'Karla',
    body: phone({
      screen: keypad,
      ground: night,
      color: '#C9D3DC',
      time: '2:31',
      frame: '#E4E7EA',
      x: 500,
      y: 760,
      scale: 1.46,
      turn: 7,
    }),
  }),
  stage({
    ground: '#9FB3B0',
    font: 'Karla',
    body: sheet({
      width: 800,
      height: 1180,
      print: shifts,
      paper: '#F4F3EE',
      x: 500,
      y: 760,
      turn: -3,
      lift: 50,
    }),
  }),
]
