import { phone } from '../devices.ts'
import { glyph } from '../parts.ts'
import { stage } from '../stage.ts'

const [red, wood, ink] = ['#E3262E', '#E2B074', '#1B1512']
const hours = ['16:00', '16:45', '17:30', '18:15', '19:00', '19:45', '20:30']
const grid: (string | 0 | 1)[][] = [
  ['AK v SR', 1, 'Juniors'],
  ['Juniors', 'Juniors', 'Juniors'],
  ['ZM v HB', 'TQ v UA', 0],
  ['FK v NI', 'You v Omar', 'MB v AS'],
  ['RD v JL', 'SA v WC', 'IH v KT'],
  [0, 'LM v GP', 'DS v YN'],
  [0, 0, 'BZ v RA'],
]

const cell = (value: string | 0 | 1): string =>
  value === 0
    ? `<div class="m" style="border:2px solid #1b151226;border-radius:4px;color:#1b151280">${glyph('plus', 20)}</div>`
    : value === 1
      ? `<div class="m" style="background:repeating-linear-gradient(45deg,#1b151214 0 6px,transparent 6px 12px);border-radius:4px;font:700 12px League Spartan">Your turn?</div>`
      : `<div class="m" style="border-radius:4px;font:600 14px League Spartan;${value.startsWith('You') ? `background:${red};color:#fff` : 'background:#1b151212'}">${value}</div>`

const screen = `<div style="padding:6px 22px 14px"><div class="sb"><b style="font:800 38px/1 League Spartan;letter-spacing:-.04em">Thursday</b><div class="m" style="width:44px;height:44px;border-radius:50%;background:${ink};color:#fff;font:700 15px League Spartan">14th</div></div><div style="font:500 16px League Spartan;opacity:.6">Booking opened fairly at noon, drawn by lot</div></div>
  <div style="display:grid;grid-template-columns:58px repeat(3,1fr);gap:6px;padding:0 16px;grid-auto-rows:62px" class="n"><span></span>${['Court 1', 'Court 2', 'Glass'].map((name) => `<b class="m" style="font:800 17px League Spartan">${name}</b>`).join('')}
  ${grid.map((cells, index) => `<span class="m" style="font:700 15px League Spartan;justify-content:flex-start">${hours[index]}</span>${cells.map(cell).join('')}`).join('')}</div>
  <div style="position:absolute;left:16px;right:16px;bottom:28px;border-radius:8px;background:${ink};color:#fff;padding:18px 20px"><div class="sb"><b style="font:800 20px League Spartan">Club ladder</b><span style="font:600 15px League Spartan;color:#FFC7A1">7th, up two</span></div>
  <div class="sb" style="font:600 17px League Spartan;margin-top:12px"><span>6 Omar</span><span class="n" style="color:#FFC7A1">3–1 beats to pass</span></div></div>`

const court = `<div class="a" style="inset:0;background:repeating-linear-gradient(90deg,#0000 0 58px,#7a431526 58px 60px),linear-gradient(90deg,#e8bb83,#dca565,#e6b67b,#d79f5e,#e2b074)"></div>
  <svg class="a" width="1000" height="1500" fill="none" stroke="${red}" stroke-width="20"><path d="M-40 620H1040M500 620V1600M-20 900H270V620M1020 900H730V620"/></svg>
  <svg class="a" style="left:90px;top:150px;filter:drop-shadow(26px 40px 20px #4a250a88)" width="180" height="180" viewBox="0 0 100 100"><circle cx="50" cy="50" r="48" fill="#17171a"/><circle cx="34" cy="30" r="16" fill="#fff" opacity=".14"/><circle cx="52" cy="62" r="4" fill="#FFD94A"/><circle cx="64" cy="60" r="4" fill="#FFD94A"/></svg>`

export default [
  stage({
    ground: wood,
    font: 'League Spartan',
    color: ink,
    body: `${court}${phone({ screen, ground: '#FFF8EE', color: ink, frame: ink, x: 590, y: 800, scale: 1.38, tiltX: 16, tiltY: -14, turn: 11 })}`,
  }),
]
