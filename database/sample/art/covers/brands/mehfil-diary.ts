import { tablet } from '../devices.ts'
import { stage } from '../stage.ts'

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

export default [
  stage({
    ground: `linear-gradient(180deg,#2b0519,${wine} 50%,#7a1245)`,
    font,
    light: 0.4,
    body: `<svg class="a" width="1000" height="1500">${panels}<path d="M0 380H1000V505H0Z" fill="#0003"/>${scallops}${bulbs}</svg>${tablet({ width: 860, height: 980, screen, ground: cream, frame: '#2b0519', x: 500, y: 890, scale: 0.98 })}`,
  }),
]
