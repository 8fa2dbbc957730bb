import { sheet, tablet } from '../devices.ts'
import { place, scene, stage } from '../stage.ts'

const [magenta, marigold, teal, cream, wine] = [
  '#C2185B',
  '#FF9E1B',
  '#00796B',
  '#FFF6E6',
  '#4A0A2B',
]
const font = 'Yrsa'

const booked: Record<number, [string, string]> = {
  2: ['', 'Malik'],
  4: ['Butt', 'Sheikh'],
  5: ['Awan', 'Gill'],
  6: ['', 'Khokhar'],
  9: ['Bhatti', ''],
  11: ['Rana', 'Mir'],
  12: ['Dar', 'Lodhi'],
  13: ['Chughtai', 'Bajwa'],
  16: ['', 'Niazi'],
  18: ['Toor', 'Warraich'],
  19: ['Qazi', 'Syed'],
  20: ['', 'Ansari'],
  25: ['Gondal', 'Khan'],
  26: ['Mughal', 'Aziz'],
  27: ['Saleemi', ''],
}
const day = (date: number): string => {
  const [lunch, evening] = booked[date] ?? ['', '']
  const half = (name: string, color: string): string =>
    `<div class="m w" style="flex:1;border-radius:7px;font:600 18px ${font};${name ? `background:${color};color:#fff` : 'border:2px dashed #4a0a2b26'};${date === 19 && name === 'Syed' ? `box-shadow:0 0 0 4px ${cream},0 0 0 8px ${wine}` : ''}">${name}</div>`
  return `<div class="c" style="height:146px;gap:5px"><b class="n" style="font:700 19px ${font};opacity:.6">${date}</b>${half(lunch, marigold)}${half(evening, magenta)}</div>`
}

const screen = `<div style="padding:34px 36px;color:${wine};font-family:${font}"><div class="sb"><div style="font:700 68px/1 ${font};letter-spacing:-.02em">November</div><div class="r" style="gap:20px;font:600 21px ${font}"><span class="r" style="gap:8px"><i style="width:18px;height:18px;border-radius:5px;background:${marigold}"></i>lunch</span><span class="r" style="gap:8px"><i style="width:18px;height:18px;border-radius:5px;background:${magenta}"></i>evening</span></div></div>
  <div style="display:grid;grid-template-columns:repeat(7,1fr);gap:9px;margin-top:22px">${Array.from({ length: 28 }, (_, index) => day(index + 1)).join('')}</div>
  <div style="margin-top:24px;border-radius:20px;background:${wine};color:${cream};padding:26px 30px"><div class="sb"><span style="font:700 38px ${font}">Syed, evening of the 19th</span><span class="n" style="font:700 38px ${font};color:${marigold}">300 → 450</span></div><div class="sb" style="font:500 23px ${font};margin-top:14px"><span>Mutton 94 kg · rice 60 kg · flour 75 kg</span><span>quotation ready</span></div><div class="r" style="gap:8px;margin-top:18px">${[1, 1, 1, 0].map((paid) => `<i class="f" style="height:14px;border-radius:7px;background:${paid ? marigold : '#ffffff33'}"></i>`).join('')}</div></div></div>`

const panels = Array.from(
  { length: 8 },
  (_, index) =>
    `<path d="M500 -120L${index * 180 - 260} 520H${index * 180 - 80}Z" fill="${[magenta, marigold, teal, marigold][index % 4]}"/>`,
).join('')
const scallops = Array.from(
  { length: 12 },
  (_, index) =>
    `<path d="M${index * 90 - 40} 500h90a45 60 0 0 1-90 0z" fill="${[marigold, magenta, marigold, teal][index % 4]}"/>`,
).join('')
const bulbs = Array.from({ length: 26 }, (_, index) => {
  const x = index * 41
  const y = 610 + Math.sin((index / 25) * Math.PI * 3) ** 2 * 90
  return `<circle cx="${x}" cy="${y.toFixed(0)}" r="10" fill="#FFE9A8"/><circle cx="${x}" cy="${y.toFixed(0)}" r="28" fill="#FFD36B" opacity=".28"/>`
}).join('')

/** The hall from above: ten tables were asked for, and half as many again have come in the last week. */
const table = (index: number): string => {
  const [x, y] = [204 + (index % 5) * 378, 216 + Math.floor(index / 5) * 384]
  const late = index >= 10
  const seats = Array.from({ length: 10 }, (_, seat) => {
    const turn = (seat / 10) * 2 * Math.PI
    return `<circle cx="${(150 * Math.cos(turn)).toFixed(1)}" cy="${(150 * Math.sin(turn)).toFixed(1)}" r="26" fill="${late ? marigold : cream}"/>`
  }).join('')
  return `<g transform="translate(${x} ${y})"><g style="filter:drop-shadow(14px 20px 14px #02231fa0)">${seats}<circle r="112" fill="${late ? magenta : '#fff'}"/></g><circle r="92" fill="none" stroke="${late ? '#ffffff55' : '#00796b44'}" stroke-width="4" stroke-dasharray="9 12"/><circle r="30" fill="${late ? marigold : magenta}"/><circle r="13" fill="#fff" opacity=".8"/></g>`
}
const hall = `<svg class="a" width="1920" height="1200">${Array.from({ length: 15 }, (_, index) => table(index)).join('')}</svg>`

/** What the cook takes to the market, and his ladle. */
const shopping = `<div style="padding:60px 58px;color:${wine};font-family:${font}"><div style="font:700 92px/.9 ${font};letter-spacing:-.02em">For the cook</div><div style="font:500 36px ${font};opacity:.7;margin:14px 0 26px">Syed, 19 November, evening</div>${[
  ['Mutton', '94 kg', 1],
  ['Rice', '60 kg', 1],
  ['Flour', '75 kg', 1],
  ['Onions', '68 kg', 1],
  ['Yoghurt', '40 kg', 0],
  ['Ghee', '22 kg', 0],
  ['Charcoal', '120 kg', 0],
]
  .map(
    ([name, sum, got]) =>
      `<div class="sb n" style="height:92px;border-top:3px solid #4a0a2b26;font:600 48px ${font};${got ? 'opacity:.5;text-decoration:line-through' : ''}"><span>${name}</span><span>${sum}</span></div>`,
  )
  .join('')}</div>`
const ladle = place(
  1300,
  360,
  { x: 760, y: 1210, turn: -34 },
  `<svg width="1300" height="360" viewBox="0 0 1300 360" style="overflow:visible;filter:drop-shadow(30px 46px 26px #6b3200aa)"><defs><linearGradient id="steel" x2="0" y2="1"><stop stop-color="#fff"/><stop offset=".35" stop-color="#b9c0c4"/><stop offset=".6" stop-color="#5f686d"/><stop offset="1" stop-color="#d4dadd"/></linearGradient><radialGradient id="bowl" cx=".36" cy=".3" r=".8"><stop stop-color="#5d676c"/><stop offset=".5" stop-color="#a9b2b6"/><stop offset="1" stop-color="#f4f7f8"/></radialGradient></defs><path d="M300 160H1240Q1290 160 1290 184T1240 206H300Z" fill="url(#steel)"/><circle cx="1246" cy="183" r="11" fill="#6b3200"/><ellipse cx="176" cy="184" rx="176" ry="168" fill="url(#steel)"/><ellipse cx="176" cy="184" rx="152" ry="144" fill="url(#bowl)"/></svg>`,
)

export default [
  stage({
    ground: `linear-gradient(180deg,#2b0519,${wine} 50%,#7a1245)`,
    font,
    light: 0.4,
    body: `<svg class="a" width="1000" height="1500">${panels}<path d="M0 380H1000V505H0Z" fill="#0003"/>${scallops}${bulbs}</svg>${tablet({ width: 860, height: 980, screen, ground: cream, frame: '#2b0519', x: 500, y: 890, scale: 0.98 })}`,
  }),
  scene({
    ground: `repeating-linear-gradient(45deg,#ffffff0a 0 40px,transparent 40px 80px),linear-gradient(150deg,#0b9a89,${teal} 50%,#00382f)`,
    font,
    shade: 0.5,
    body: hall,
  }),
  stage({
    ground: `radial-gradient(circle at 30% 20%,#ffc25e,${marigold} 55%,#d9730a)`,
    font,
    body: `${sheet({ width: 700, height: 960, print: shopping, paper: cream, x: 470, y: 690, turn: -4, lift: 40 })}${ladle}`,
  }),
]
