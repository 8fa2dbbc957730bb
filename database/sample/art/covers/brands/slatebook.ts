import { phone } from '../devices.ts'
import { glyph } from '../parts.ts'
import { stage } from '../stage.ts'

const [slate, chalk, pencil] = ['#22382F', '#EEF0E6', '#F4C430']

const days = [
  ['Mon', '8', 0],
  ['Tue', '9', 1],
  ['Wed', '10', 2],
  ['Thu', '11', 1],
  ['Fri', '12', 0],
] as const
const slots = ['8:30', '9:15', '10:00', '10:45', '11:30', '12:15', '2:00', '2:45', '3:30']
const taken = new Set(['8:30', '10:00', '2:45'])

const screen = `
  <div class="sb" style="padding:10px 24px"><span class="r" style="gap:10px;font:700 19px Roboto Slab">${glyph('back', 20)} Interview</span><span style="font:600 13px Karla;opacity:.6">Step 3 of 4</span></div>
  <div style="height:4px;margin:6px 24px;background:#22382f1f"><i style="display:block;width:75%;height:4px;background:${slate}"></i></div>
  <div style="padding:22px 24px 0"><h1 style="font:700 33px/1.08 Roboto Slab;letter-spacing:-.02em">Choose a time for Hania</h1>
  <p style="font:400 16px/1.4 Karla;margin-top:10px;opacity:.75">Class 1 · Main hall, gate 2. One parent is enough.</p></div>
  <div class="r" style="gap:9px;padding:22px 24px 18px">${days
    .map(
      ([day, date, state]) =>
        `<div class="c m f" style="height:78px;border-radius:6px;${state === 2 ? `background:${slate};color:${chalk}` : 'border:1.5px solid #22382f40'};${state === 0 ? 'opacity:.35' : ''}"><span style="font:500 13px Karla">${day}</span><b style="font:700 24px Roboto Slab">${date}</b></div>`,
    )
    .join('')}</div>
  <div style="display:grid;grid-template-columns:repeat(3,1fr);gap:9px;padding:0 24px">${slots
    .map(
      (slot) =>
        `<div class="m n" style="height:54px;border-radius:6px;font:600 18px Karla;${slot === '10:45' ? `background:${pencil};box-shadow:inset 0 0 0 2px ${slate}` : taken.has(slot) ? 'opacity:.3;text-decoration:line-through' : 'border:1.5px solid #22382f40'}">${slot}</div>`,
    )
    .join('')}</div>
  <div style="margin:20px 24px 0;padding:16px;background:#fff;border-radius:6px;border-left:5px solid ${pencil}"><div class="sb" style="font:600 16px Karla"><span>Form 0412</span><span class="r" style="gap:5px;color:#2B7A4B">${glyph('check', 16, '#2B7A4B', 3)} Test fee paid</span></div><p style="font:400 14px/1.4 Karla;opacity:.7;margin-top:4px">Ravi Bank, branch 17 · 3 February</p></div>
  <div class="m" style="position:absolute;left:24px;right:24px;bottom:34px;height:58px;border-radius:6px;background:${slate};color:${chalk};font:700 18px Karla">Keep Wed 10 at 10:45</div>`

const rules = `repeating-linear-gradient(0deg,transparent 0 67px,#ffffff1c 67px 69px)`

export default [
  stage({
    ground: `${rules},radial-gradient(900px 700px at 30% 20%,#2f4a3f,transparent),${slate}`,
    font: 'Karla',
    color: chalk,
    body: `
    <div class="a" style="left:90px;top:150px;font:700 118px/1 Roboto Slab;letter-spacing:-.045em">slate<span style="color:${pencil}">book</span></div>
    <div class="a" style="left:96px;top:292px;font:500 27px/1.4 Karla;color:#eef0e6b8">Admissions, Kachnar Grammar School</div>
    <div class="a" style="left:-60px;top:420px;width:1200px;height:22px;background:linear-gradient(#ffd95a,#e0a713 60%,#9c7208);transform:rotate(-12deg) translate(270px,560px);box-shadow:14px 30px 30px #0007"></div>
    ${phone({ screen, ground: '#F4F4EC', color: slate, x: 500, y: 1090, scale: 1.48, turn: 0 })}`,
  }),
]
