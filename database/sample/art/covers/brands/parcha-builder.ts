import { sheet } from '../devices.ts'
import { place, scene, stage } from '../stage.ts'

const [blue, graphite, rubber, paper] = ['#CFE0F5', '#23252B', '#F2839B', '#FFFEFA']
const serif = 'EB Garamond'

const question = (
  number: number,
  marks: number,
  english: string,
  urdu: string,
  formula = '',
): string =>
  `<div style="padding:20px 0;border-top:1.5px solid #23252b33"><div style="display:grid;grid-template-columns:1fr 1fr;gap:40px"><div style="font:400 24px/1.35 ${serif}"><b style="font-weight:700">${number}.</b> ${english} <i style="opacity:.6">(${marks})</i></div><div dir="rtl" style="font:400 20px/2.1 Noto Nastaliq Urdu">${urdu}</div></div>${formula ? `<div class="m" style="font:italic 400 38px ${serif};margin:12px 0 2px;gap:10px">${formula}</div>` : ''}</div>`
const fraction = (top: string, bottom: string): string =>
  `<span style="display:inline-flex;flex-direction:column;text-align:center;line-height:1.12"><span style="border-bottom:2px solid;padding:0 8px">${top}</span><span>${bottom}</span></span>`

const paperPage = (
  row: string,
): string => `<div style="padding:56px 62px;color:${graphite}"><div class="sb" style="font:400 22px ${serif}"><span>Mock examination, Physics, part II</span><b style="font:700 24px Lato;border:3px solid;padding:4px 14px">ROW ${row}</b></div><div class="sb" style="font:600 62px/1.1 ${serif};letter-spacing:-.02em;margin:14px 0 24px"><span>Section B</span><span style="font:400 27px ${serif}">36 marks</span></div>
  ${question(4, 3, 'A stone falls from the roof of a plaza. How far has it fallen after time <i>t</i>?', 'ایک پتھر چھت سے گرتا ہے۔ وقت کے بعد فاصلہ کیا ہوگا؟', `s = u t + ${fraction('1', '2')} g t<sup style="font-size:22px">2</sup>`)}
  ${question(5, 4, 'Find the period of a pendulum of length 0.9 m.', 'لٹکن کا دورانیہ معلوم کریں۔', `T = 2<span style="font-family:Liberation Serif">π</span> <span style="font-size:56px;line-height:.6;margin-right:-8px">√</span><span style="border-top:2px solid;padding-top:5px">${fraction('l', 'g')}</span>`)}
  ${question(6, 5, 'Two resistors are joined in parallel. Derive the resistance of the pair.', 'دو مزاحم متوازی جوڑے گئے ہیں۔ مجموعی مزاحمت اخذ کریں۔', `${fraction('1', 'R')} = ${fraction('1', 'R₁')} + ${fraction('1', 'R₂')}`)}</div>`

const builder = `<div style="padding:28px 30px;font-family:Lato;color:${graphite}"><div style="font:900 29px Lato;letter-spacing:-.02em">parcha</div><div class="c" style="gap:17px;margin-top:20px">${[
  ['Motion', 0.7, '#3F7BD9'],
  ['Waves', 0.5, '#E8A321'],
  ['Current', 0.6, '#D9486A'],
]
  .map(
    ([name, part, color]) =>
      `<div><div class="sb" style="font:700 18px Lato;margin-bottom:9px"><span>${name}</span><span style="opacity:.5">${Math.round(Number(part) * 20)} marks</span></div><div style="height:12px;border-radius:6px;background:#23252b14;position:relative"><i style="display:block;height:12px;border-radius:6px;width:${Number(part) * 100}%;background:${color}"></i><i class="a" style="left:calc(${Number(part) * 100}% - 14px);top:-8px;width:28px;height:28px;border-radius:50%;background:#fff;box-shadow:0 3px 9px #0005"></i></div></div>`,
  )
  .join(
    '',
  )}</div><div class="m" style="height:60px;border-radius:14px;background:${graphite};color:#fff;font:900 19px Lato;margin-top:26px">Set four rows</div></div>`

const pencil = `<div class="a" style="left:-240px;top:1290px;width:760px;height:46px;transform:rotate(-9deg);filter:drop-shadow(16px 30px 16px #1b335577)"><div class="a" style="left:0;top:0;width:66px;height:46px;border-radius:10px 0 0 10px;background:linear-gradient(180deg,#ffb3c2,${rubber} 60%,#b8506a)"></div><div class="a" style="left:62px;top:0;width:54px;height:46px;background:repeating-linear-gradient(90deg,#0002 0 4px,transparent 4px 9px),linear-gradient(180deg,#fff,#b5b9bd 55%,#71767b)"></div><div class="a" style="left:114px;top:0;width:540px;height:46px;background:linear-gradient(180deg,#ffe27a 0 30%,#f7c21e 30% 68%,#c98f08 68%)"></div><div class="a" style="left:653px;top:0;width:100px;height:46px;background:linear-gradient(180deg,#f7deb4,#e2bd84);clip-path:polygon(0 0,100% 50%,0 100%)"></div><div class="a" style="left:725px;top:16px;width:28px;height:14px;background:${graphite};clip-path:polygon(0 0,100% 50%,0 100%)"></div></div>`

/** The hall before the bell: four orders of questions, so that no neighbour has the same. */
const rowColors = ['#3F7BD9', '#E8A321', '#D9486A', '#3C9A6B'] as const
const desk = (column: number, line: number): string => {
  const color = rowColors[column % 4]
  return place(
    330,
    250,
    { x: 190 + column * 384, y: 130 + line * 316 },
    `<div style="position:relative;height:250px;border-radius:10px;background:repeating-linear-gradient(1deg,#7a4a1e00 0 14px,#7a4a1e22 14px 17px),linear-gradient(140deg,#e9c48f,#c99a5e);box-shadow:18px 26px 30px #2b1c0a88,inset 0 3px 0 #fff6"><div class="a" style="left:84px;top:24px;width:150px;height:200px;background:${paper};box-shadow:5px 8px 10px #2b1c0a66;transform:rotate(${((column * 3 + line * 5) % 7) - 3}deg);padding:18px 16px"><div class="m" style="width:46px;height:46px;background:${color};color:#fff;font:900 30px Lato">${'ABCD'[column % 4]}</div>${[100, 84, 94, 62, 90, 74].map((width) => `<i style="display:block;width:${width}%;height:5px;margin-top:13px;background:#23252b33"></i>`).join('')}</div><i class="a" style="left:258px;top:70px;width:11px;height:130px;border-radius:5px 5px 0 0;background:linear-gradient(90deg,#ffe27a,#f7c21e 50%,#c98f08);box-shadow:6px 9px 8px #2b1c0a77;transform:rotate(12deg)"></i></div>`,
  )
}

/** Twenty minutes on the clock of the staff room. */
const dial = `<svg class="a" style="left:90px;top:330px;overflow:visible;filter:drop-shadow(44px 64px 50px #7b233faa)" width="820" height="820" viewBox="-410 -410 820 820"><circle r="404" fill="${graphite}"/><circle r="372" fill="${paper}"/><path d="M0 0L0-316A316 316 0 0 1 273.7 158Z" fill="${rubber}"/><g stroke="${graphite}">${Array.from({ length: 60 }, (_, tick) => `<path d="M0-${tick % 5 ? 352 : 334}V-362" stroke-width="${tick % 5 ? 5 : 14}" transform="rotate(${tick * 6})"/>`).join('')}</g><g font-family="Lato" font-weight="900" font-size="76" text-anchor="middle" fill="${graphite}"><text y="-236">12</text><text x="262" y="27">3</text><text y="290">6</text><text x="-262" y="27">9</text></g><g stroke-linecap="round" stroke="${graphite}"><path d="M0 0L-122-70" stroke-width="26"/><path d="M0 40V-300" stroke-width="17"/><path d="M-34.6-20L260 150" stroke="#C22F55" stroke-width="17"/></g><circle r="26" fill="${graphite}"/><path d="M-330-150A362 362 0 0 1 40-360A520 520 0 0 0-330-150Z" fill="#fff" opacity=".5"/></svg>`

export default [
  stage({
    ground: `linear-gradient(#8fb2dd66 2px,transparent 2px) 0 0/40px 40px,linear-gradient(90deg,#8fb2dd66 2px,transparent 2px) 0 0/40px 40px,${blue}`,
    font: serif,
    light: 0.5,
    body: `${sheet({ width: 850, height: 1130, print: paperPage('B'), paper, x: 560, y: 690, turn: 7, lift: 26 })}${sheet({ width: 850, height: 1130, print: paperPage('A'), paper, x: 480, y: 700, turn: -2, lift: 40 })}${sheet({ width: 380, height: 372, print: builder, paper: '#fff', radius: 24, x: 760, y: 1230, turn: 0, lift: 70 })}${pencil}`,
  }),
  scene({
    ground: 'linear-gradient(150deg,#8fb4dc,#5f8fc4 50%,#335f93)',
    font: serif,
    shade: 0.45,
    body: Array.from({ length: 20 }, (_, index) => desk(index % 5, Math.floor(index / 5))).join(''),
  }),
  stage({
    ground: `linear-gradient(160deg,#ffc0cd,${rubber} 55%,#cf5875)`,
    font: 'Lato',
    body: dial,
  }),
]
