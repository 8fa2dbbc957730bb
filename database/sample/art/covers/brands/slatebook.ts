import { face, type Rendering } from '../../render/render.ts'
import { browser, phone, sheet } from '../devices.ts'
import { glyph } from '../parts.ts'
import { coverHeight, coverWidth, scene, stage } from '../stage.ts'

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

/** Four digits for each field of the week, none of them twice. */
const form = (at: number): string =>
  String(((at * 587 + at * at * 31 + 16) % 1399) + 1).padStart(4, '0')

/** What stands in a field: Monday and Friday are full, as Hania's phone says, and Wednesday fits it. */
const fields = {
  kept: `background:${slate};color:${chalk}`,
  offered: 'background:#CFE3D4',
  free: 'border:2px dashed #22382f40;color:#22382f80',
}
const stateAt = (slot: string, column: number, row: number): keyof typeof fields => {
  if (column === 2) return taken.has(slot) ? 'kept' : 'free'
  const chance = (row * 5 + column * 3) % 7
  if (column === 0 || column === 4) return chance === 3 ? 'offered' : 'kept'
  return chance < 3 ? 'kept' : chance < 4 ? 'offered' : 'free'
}

/** The week of the admissions office: one interview in each field, its state by colour. */
const week = `<div class="r" style="height:900px;font-family:Karla;color:${slate}"><div class="c" style="width:236px;height:100%;background:${slate};color:${chalk};padding:34px 30px"><div style="font:700 36px Roboto Slab;letter-spacing:-.04em">slate<span style="color:${pencil}">book</span></div><div style="margin-top:54px;font:600 20px/2.6 Karla"><div style="color:${pencil}">Interviews</div><div>Forms</div><div>Test fees</div><div>Letters</div></div></div>
  <div class="f" style="height:100%;padding:34px 42px;background:#F7F7F0"><div class="r" style="gap:44px;align-items:baseline"><h1 style="font:700 50px Roboto Slab;letter-spacing:-.03em">8 to 12 February</h1><span class="n" style="font:600 22px Karla">1,400 forms · <b style="color:#2B7A4B">1,288 answered</b></span></div>
  <div style="display:grid;grid-template-columns:84px repeat(5,1fr);gap:10px;margin-top:30px">${['', ...days.map(([day, date]) => `${day} ${date}`)].map((name) => `<b style="font:700 21px Karla;padding-bottom:4px">${name}</b>`).join('')}
  ${slots
    .map(
      (slot, row) =>
        `<span class="n" style="font:600 19px/66px Karla;opacity:.6">${slot}</span>${days
          .map((_, column) => {
            const hers = column === 2 && slot === '10:45'
            const state = stateAt(slot, column, row)
            const look = hers
              ? `background:${pencil};box-shadow:inset 0 0 0 3px ${slate}`
              : fields[state]
            const text = hers ? '0412 Hania' : state === 'free' ? 'free' : form(row * 5 + column)
            return `<div class="r n" style="height:66px;border-radius:6px;padding:0 16px;font:600 20px Karla;${look}">${text}</div>`
          })
          .join('')}`,
    )
    .join('')}</div></div></div>`

const wood = 'linear-gradient(100deg,#ead9b4,#d3b985 45%,#b99a62)'

/** The desk of the office: boards of the same wood, and what lies on it behind the screen. */
const desk = `repeating-linear-gradient(90deg,transparent 0 316px,#7d5f2e66 316px 319px,#fff5 319px 322px),${wood}`
const onDesk = `<div class="a" style="left:1180px;top:-40px;width:620px;height:500px;background:#FBFBF4;transform:rotate(5deg);box-shadow:8px 14px 18px #0004"></div>
  <div class="a" style="left:1240px;top:-70px;width:620px;height:500px;background:repeating-linear-gradient(180deg,transparent 0 44px,#22382f2b 44px 46px) 0 -12px,linear-gradient(#fff,#FBFBF4);transform:rotate(-3deg);box-shadow:8px 14px 18px #0004"></div>
  <div class="a" style="left:330px;top:88px;width:250px;height:30px;border-radius:9px;background:linear-gradient(#fff,#efece2 55%,#b9b5a6);transform:rotate(-7deg);box-shadow:8px 12px 9px #0005"></div>`

const stick = `<div class="a" style="left:-90px;top:1096px;width:2200px;height:40px;background:linear-gradient(#ffe07a,${pencil} 30%,#e0a713 66%,#9c7208);transform:rotate(-4deg);box-shadow:18px 34px 34px #0008"></div>`

/** The bank's stamp: ink that a dry pad gave unevenly. */
const paid = (turn: number): string =>
  `<div class="a c m" style="right:42px;top:114px;width:300px;height:138px;border:6px solid #3A3F9E;border-radius:10px;outline:2px solid #3A3F9E;outline-offset:-14px;color:#3A3F9E;transform:rotate(${turn}deg);filter:url(#pad);mix-blend-mode:multiply"><b style="font:700 58px/1 Roboto Slab;letter-spacing:.14em;padding-left:.14em">PAID</b><span style="font:800 18px/1 Karla;letter-spacing:.08em;margin-top:8px">RAVI BANK 17 · 3 FEB</span></div>`

const pad = `<svg class="a" width="0" height="0"><filter id="pad" x="-5%" y="-10%" width="110%" height="120%"><feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="2" seed="9" result="patches"/><feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="4" result="fibre"/><feDisplacementMap in="SourceGraphic" in2="fibre" scale="3" result="edge"/><feColorMatrix in="patches" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -3 2.62" result="thin"/><feColorMatrix in="fibre" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -5 4.1" result="specks"/><feComposite in="edge" in2="thin" operator="in" result="inked"/><feComposite in="inked" in2="specks" operator="in"/></filter></svg>`

const copy = ([name, turn]: readonly [string, number]): string =>
  `<div style="position:relative;padding:34px 40px;height:402px;border-bottom:3px dashed #22382f66;color:${slate};font-family:Karla"><div class="sb" style="font:700 25px Roboto Slab"><span>Ravi Bank</span><span style="font:600 19px Karla">${name}</span></div>
  <div style="font:500 21px Karla;opacity:.7;margin-top:4px">Kachnar Grammar School, admission test</div><div class="r n" style="gap:22px;margin-top:30px;font:600 25px Karla"><span>Form</span><b style="font:700 52px/1 Courier Prime;letter-spacing:.06em">0412</b></div><div class="n" style="font:600 25px/1.45 Karla;margin-top:10px">Hania, class 1<br>3 February</div>
  <div class="sb n" style="margin-top:22px;padding-top:16px;border-top:2px solid;font:700 34px Karla"><span>Rs</span><span>1,500</span></div>${paid(turn)}</div>`

/** What the slate at the gate says: the slots of one day, the one that is hers in yellow. */
const hers = '10:45'
const chalkedSlots = slots
  .map((slot) => {
    const isHers = slot === hers
    const look = isHers
      ? `background:${pencil};color:${slate}`
      : `box-shadow:inset 0 0 0 5px ${chalk}`
    const struck = taken.has(slot)
      ? `<i class="a" style="left:18px;right:18px;top:58px;height:9px;background:${chalk};transform:rotate(-9deg)"></i>`
      : ''
    return `<div class="m n" style="position:relative;height:124px;border-radius:8px;font:700 57px Roboto Slab;letter-spacing:-.02em;${look};${taken.has(slot) ? 'opacity:.55' : ''}">${slot}${struck}</div>`
  })
  .join('')

const chalkFilter = `<svg class="a" width="0" height="0"><filter id="chalk" x="-2%" y="-2%" width="104%" height="104%"><feTurbulence type="fractalNoise" baseFrequency=".09 .42" numOctaves="3" seed="5" result="dust"/><feDisplacementMap in="SourceGraphic" in2="dust" scale="5" result="rough"/><feColorMatrix in="dust" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -3.4 2.86" result="holes"/><feComposite in="rough" in2="holes" operator="in"/></filter></svg>`

/** What a dry cloth has left of older chalk, in strokes, and the scratches of slate pencils. */
const wiped = `<svg class="a" style="inset:0" width="704" height="940"><filter id="cloth" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".0035 .03" numOctaves="6" seed="12"/><feColorMatrix values="0 0 0 0 .86  0 0 0 0 .9  0 0 0 0 .86  0 0 0 .9 -.38"/></filter><filter id="pencils" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".006 .8" numOctaves="2" seed="31"/><feColorMatrix values="0 0 0 0 .8  0 0 0 0 .86  0 0 0 0 .82  0 0 0 3 -2.02"/></filter><g opacity=".3"><rect x="-300" y="-300" width="1400" height="1600" filter="url(#cloth)" transform="rotate(-24 352 470)"/></g><g opacity=".3"><rect x="-300" y="-300" width="1400" height="1600" filter="url(#pencils)" transform="rotate(-52 352 470)"/></g></svg>`

/** A child's slate, hung in the corridor. */
const hung: Rendering = {
  width: coverWidth,
  height: coverHeight,
  scene: 'slate',
  calm: 2,
  quality: 66,
  textures: {
    slate: face(
      704,
      940,
      3,
      // Darker than the brand's green, as which it is seen in the sun.
      '#192C24',
      `${chalkFilter}${wiped}<div style="position:relative;height:940px"><div style="padding:44px 46px;filter:url(#chalk)"><div style="font:700 126px/1 Roboto Slab;letter-spacing:-.05em;color:${chalk}">slate<span style="color:${pencil}">book</span></div>
        <div class="sb" style="margin:34px 0 40px;font:700 46px/1 Karla;color:${chalk}"><span>Wed 10 February</span><span>gate 2</span></div>
        <div style="display:grid;grid-template-columns:repeat(3,1fr);gap:20px;color:${chalk}">${chalkedSlots}</div>
        <div style="margin-top:40px;font:700 58px/1 Roboto Slab;letter-spacing:-.02em;color:${pencil}">0412 Hania</div></div></div>`,
    ),
  },
}

export default [
  hung,
  scene({
    ground: desk,
    font: 'Karla',
    // So near that a field can be read on a telephone; Hania's stands in the middle.
    body: `${onDesk}${browser({ width: 1640, height: 900, url: 'slatebook.example/interviews', screen: week, chrome: '#E4E6DB', x: 1010, y: 960, scale: 1.62 })}${stick}`,
  }),
  stage({
    ground: `linear-gradient(150deg,#FFD95A,${pencil} 50%,#D9A411)`,
    font: 'Karla',
    body: `${pad}${sheet({
      width: 720,
      height: 1206,
      print: (
        [
          ['Bank’s copy', -5],
          ['School’s copy', -2],
          ['Your copy', -7],
        ] as const
      )
        .map(copy)
        .join(''),
      paper: '#FBFBF4',
      x: 500,
      y: 750,
      turn: 4,
      lift: 50,
    })}`,
  }),
  stage({
    ground: `${rules},radial-gradient(900px 700px at 30% 20%,#2f4a3f,transparent),${slate}`,
    font: 'Karla',
    color: chalk,
    body: `
    <div class="a" style="left:-60px;top:420px;width:1200px;height:22px;background:linear-gradient(#ffd95a,#e0a713 60%,#9c7208);transform:rotate(-12deg) translate(270px,560px);box-shadow:14px 30px 30px #0007"></div>
    ${phone({ screen, ground: '#F4F4EC', color: slate, x: 500, y: 860, scale: 1.48, turn: 0 })}`,
  }),
]
