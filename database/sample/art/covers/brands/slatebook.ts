import { browser, phone, sheet } from '../devices.ts'
import { glyph } from '../parts.ts'
import { scene, stage } from '../stage.ts'

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

const families = ['0412', '0367', '0188', '0931', '0520', '0744', '0612', '0209', '0873', '0455']

/** The week of the admissions office: one interview in each field, its state by colour. */
const week = `<div class="r" style="height:900px;font-family:Karla;color:${slate}"><div class="c" style="width:236px;height:100%;background:${slate};color:${chalk};padding:34px 30px"><div style="font:700 36px Roboto Slab;letter-spacing:-.04em">slate<span style="color:${pencil}">book</span></div><div style="margin-top:54px;font:600 20px/2.6 Karla"><div style="color:${pencil}">Interviews</div><div>Forms</div><div>Test fees</div><div>Letters</div></div></div>
  <div class="f" style="height:100%;padding:34px 42px;background:#F7F7F0"><div class="sb"><h1 style="font:700 50px Roboto Slab;letter-spacing:-.03em">8 to 12 February</h1><span class="n" style="font:600 22px Karla">1,400 forms · <b style="color:#2B7A4B">1,288 answered</b></span></div>
  <div style="display:grid;grid-template-columns:84px repeat(5,1fr);gap:10px;margin-top:30px">${['', ...days.map(([day, date]) => `${day} ${date}`)].map((name) => `<b style="font:700 21px Karla;padding-bottom:4px">${name}</b>`).join('')}
  ${slots
    .slice(0, 8)
    .map(
      (slot, row) =>
        `<span class="n" style="font:600 19px/66px Karla;opacity:.6">${slot}</span>${days
          .map((_, column) => {
            const at = row * 5 + column
            const state = (at * 7) % 11
            const look =
              at === 17
                ? `background:${pencil};box-shadow:inset 0 0 0 3px ${slate}`
                : state < 6
                  ? `background:${slate};color:${chalk}`
                  : state < 8
                    ? 'background:#CFE3D4'
                    : 'border:2px dashed #22382f40;color:#22382f80'
            const text =
              state > 7 && at !== 17 ? 'free' : at === 17 ? '0412 Hania' : families[at % 10]
            return `<div class="r n" style="height:66px;border-radius:6px;padding:0 16px;font:600 20px Karla;${look}">${text}</div>`
          })
          .join('')}`,
    )
    .join('')}</div></div></div>`

const stick = `<div class="a" style="left:-90px;top:1080px;width:2200px;height:40px;background:linear-gradient(#ffe07a,${pencil} 30%,#e0a713 66%,#9c7208);transform:rotate(-4deg);box-shadow:18px 34px 34px #0008"></div>`

const copy = (name: string): string =>
  `<div style="padding:34px 40px;height:400px;border-bottom:3px dashed #22382f66;color:${slate};font-family:Karla"><div class="sb" style="font:700 25px Roboto Slab"><span>Ravi Bank</span><span style="font:600 19px Karla">${name}</span></div>
  <div style="font:500 21px Karla;opacity:.7;margin-top:4px">Kachnar Grammar School, admission test</div><div class="sb n" style="margin-top:26px;font:600 25px Karla"><span>Form</span><b style="font:700 46px Courier Prime;letter-spacing:.08em">0412</b></div><div class="sb n" style="font:600 25px Karla;margin-top:8px"><span>Hania, class 1</span><span>3 February</span></div>
  <div class="sb n" style="margin-top:22px;padding-top:18px;border-top:2px solid;font:700 34px Karla"><span>Rs</span><span>1,500</span></div></div>`

const chalked = (text: string, size: number, color: string, style = ''): string =>
  `<div style="font:700 ${size}px/.9 Roboto Slab;letter-spacing:-.04em;color:${color};filter:url(#chalk);${style}">${text}</div>`

const blackboard = `<svg width="0" height="0"><filter id="chalk"><feTurbulence type="fractalNoise" baseFrequency=".11 .5" numOctaves="3" seed="5" result="dust"/><feDisplacementMap in="SourceGraphic" in2="dust" scale="9" result="rough"/><feColorMatrix in="dust" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -3.4 2.5" result="holes"/><feComposite in="rough" in2="holes" operator="in"/></filter></svg>
  <div class="a" style="left:90px;top:300px">${chalked('5 weeks', 210, '#eef0e699')}<div style="position:relative;top:-126px;height:16px;width:800px;background:${chalk};transform:rotate(-5deg);filter:url(#chalk)"></div>${chalked('4', 700, pencil, 'margin-top:0')}${chalked('days', 250, pencil, 'margin-top:0')}</div>`

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
  scene({
    ground: `${rules},radial-gradient(1500px 1000px at 30% 10%,#3a5a4c,transparent),${slate}`,
    font: 'Karla',
    color: chalk,
    body: `${browser({ width: 1640, height: 900, url: 'slatebook.example/interviews', screen: week, chrome: '#E4E6DB', x: 960, y: 590 })}${stick}`,
  }),
  stage({
    ground: `linear-gradient(150deg,#FFD95A,${pencil} 50%,#D9A411)`,
    font: 'Karla',
    body: `${sheet({ width: 720, height: 1206, print: ['Bank’s copy', 'School’s copy', 'Your copy'].map(copy).join(''), paper: '#FBFBF4', x: 500, y: 750, turn: 4, lift: 50 })}
    <div class="a m" style="left:500px;top:905px;width:300px;height:300px;border-radius:50%;border:12px solid #2B7A4B;color:#2B7A4B;font:700 62px Roboto Slab;transform:rotate(-17deg);opacity:.85;mix-blend-mode:multiply">PAID</div>`,
  }),
  stage({
    ground: `radial-gradient(900px 700px at 30% 20%,#35544680,transparent),radial-gradient(500px 260px at 70% 60%,#ffffff14,transparent),${slate}`,
    font: 'Karla',
    color: chalk,
    body: blackboard,
  }),
]
