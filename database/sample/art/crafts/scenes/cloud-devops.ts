import { linePath, series } from '../../covers/parts.ts'
import { display, drawn, mono, paper, plain, signal } from '../print.ts'
import { boat, card, cord, type Laid, note, pane, type Spot } from '../table.ts'

const [green, amber] = ['#38D39F', '#FFB81C']

/** What a note on a machine says. */
const unclaimed = 'nobody knows what this one does'

/** One machine of a rack: handles, drives, and lamps of which a few blink otherwise. */
function machine(seed: number, name: string, lit: string): string {
  const lamps = series(seed, 14)
    .map(
      (value, at) =>
        `<circle cx="${300 + (at % 7) * 22}" cy="${at < 7 ? 30 : 54}" r="6" fill="${value > 0.82 ? amber : value > 0.2 ? green : '#2D3444'}"/>`,
    )
    .join('')
  const drives = Array.from(
    { length: 4 },
    (_, at) =>
      `<rect x="${40 + at * 60}" y="18" width="50" height="48" rx="4" fill="#0A0C12" stroke="#394153" stroke-width="2"/><path d="M${48 + at * 60} 56h34" stroke="#4A5468" stroke-width="4"/>`,
  ).join('')
  return `<div style="position:relative;height:84px;margin-bottom:10px;border-radius:6px;background:linear-gradient(#2B3244,#1B202D 40%,#161A25);box-shadow:inset 0 2px 0 #ffffff2a,0 4px 6px #000a">${drawn(`<path d="M14 18v48M556 18v48" stroke="#4A5468" stroke-width="7" stroke-linecap="round"/>${drives}${lamps}<rect x="468" y="22" width="70" height="40" rx="4" fill="#0A0C12"/><text x="503" y="50" text-anchor="middle" font-family="${mono}" font-weight="600" font-size="22" fill="${lit}">${name}</text>`, 570, 84)}</div>`
}

const rack = (names: string[], seed: number, at: Spot, height = 1000): Laid =>
  card({
    width: 640,
    height,
    radius: 14,
    thick: 0.9,
    coat: 0.2,
    ground: '#1C212D',
    print: `<div style="position:absolute;inset:0;padding:34px 35px">${names.map((name, index) => machine(seed + index, name, green)).join('')}</div>`,
    ...at,
  })

/** Where the water flows, and how far from its middle each strand lies. */
const bed = (x: number): number => 850 + 46 * Math.sin(x / 250 + 0.5)
const water = (count: number, down: number, color: string, lift: number): Laid[] =>
  Array.from({ length: count }, (_, index) =>
    cord({
      color,
      thick: 0.022,
      lift,
      points: Array.from({ length: 49 }, (_, at) => {
        const x = at * 42 - 40
        const spread = (index - count / 2) * (10 + 5 * Math.sin(x / 260 + 1))
        const sway = 9 * Math.sin(x / 90 + index * 0.7)
        return [x, bed(x) + down + spread + sway] as const
      }),
    }),
  )

const afloat = (
  x: number,
  long: number,
  turn: number,
  color: string,
  edge: string,
  lift: number,
): Laid => boat({ long, color, edge, x, y: bed(x) + 16, turn, lift, lean: -50 })

const load = series(9, 40).map(
  (value, at) => 0.12 + value * 0.1 + 0.74 * Math.exp(-(((at - 25) / 4.2) ** 2)),
)
const days = series(4, 90)
  .map(
    (_, at) =>
      `<i style="width:6px;height:44px;border-radius:2px;background:${at === 61 ? amber : green}"></i>`,
  )
  .join('')
const watch = `<div style="padding:32px 40px"><div class="sb"><div><div style="font:500 24px ${plain};color:#A3A9B6">Up for</div><b class="n" style="font:700 118px/1 ${display};letter-spacing:-.05em">411 days</b></div><div style="text-align:right;font:500 23px/1.5 ${mono};color:#A3A9B6">Tue 14:20<br><b style="color:${green}">release 212</b><br>back in 2 min</div></div>
  <svg style="margin-top:22px;overflow:visible" width="800" height="200"><path d="M0 20H800M0 80H800M0 140H800" stroke="#ffffff1c" stroke-width="2"/><path d="${linePath(load, 800, 200, 0, 1)}V200H0Z" fill="#38d39f38"/><path d="${linePath(load, 800, 200, 0, 1)}" fill="none" stroke="${green}" stroke-width="6"/><path d="M512-6v206" stroke="${signal}" stroke-width="4" stroke-dasharray="4 10"/><text x="528" y="14" font-family="${mono}" font-size="22" fill="#FF9470">results out, 09:00</text></svg>
  <div class="sb" style="margin-top:28px">${days}</div></div>`

const monitor = (at: Spot): Laid =>
  pane({ width: 880, height: 560, print: watch, turn: -2, lift: 0.2, lean: 10, thick: 0.3, ...at })

/** The colour of the category, on which the scene lies. */
export const ground = '#6A5CFF'

/** How high above the table the water is: it flows over the machines. */
const level = 1.15

/** Two racks in two towns, boats that cross from the one to the other, and the watch over both. */
const crossing: Laid[] = [
  rack(['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9'], 3, { x: 310, y: 560, turn: -4 }),
  rack(['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7', 'b8', 'b9'], 31, { x: 1680, y: 590, turn: 4 }),
  monitor({ x: 1000, y: 370, scale: 1.04, lift: 0.95 }),
  note({
    text: unclaimed,
    color: '#FFE27A',
    x: 300,
    y: 250,
    turn: 7,
    size: 190,
    font: 27,
    lift: 0.95,
  }),
  ...water(9, -6, '#C4D2F0', level),
  afloat(300, 260, -5, amber, '#FFE0A0', level),
  afloat(650, 310, 4, paper, '#FFFFFF', level),
  afloat(1060, 400, -6, signal, '#FFBCA4', level),
  afloat(1500, 280, 5, '#B7D84B', '#E4F5A8', level),
  ...water(5, 40, paper, level + 0.03),
]
export default crossing

/** The watch, and two of the machines that it watches. */
export const thing: Laid[] = [
  monitor({ x: 490, y: 312, scale: 0.92 }),
  rack(['a7', 'a8'], 9, { x: 440, y: 755, turn: 3 }, 246),
  note({
    text: unclaimed,
    color: '#FFE27A',
    x: 712,
    y: 735,
    turn: 8,
    size: 216,
    font: 34.5,
    lift: 0.95,
  }),
]

export const single: Laid[] = [
  monitor({ x: 500, y: 370, scale: 0.92 }),
  rack(['a7'], 9, { x: 500, y: 775, turn: 2, scale: 1.14 }, 152),
]
