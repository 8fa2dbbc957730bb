import { linePath, series } from '../../covers/parts.ts'
import { face } from '../../render/render.ts'
import { display, drawn, mono, paper, plain, signal } from '../print.ts'
import { boat, cord, type Laid, note, pane, type Spot } from '../table.ts'

const [green, amber] = ['#38D39F', '#FFB81C']

/** What a note on a machine says. */
const unclaimed = 'nobody knows what this one does'

/** Colours of the cords between machines. */
const [warm, yellow, bone] = ['#FF7A2E', '#FFC93C', '#F4EBDD']

/** From a machine's socket to another's, counted from nought, and whether it falls over the frame's lower edge. */
type Patch = [
  from: number,
  socket: number,
  to: number,
  socket: number,
  color: string,
  over?: boolean,
]

/** How large the display of a machine's name is. */
const [shownWide, shownHigh] = [120, 40]

/** What shines on a machine: its name, and how much of it is in use. */
function shown(seed: number, name: string): string {
  const bars = series(seed, 7)
    .map((value, at) => {
      const high = 6 + value * 18
      return `<rect x="${62 + at * 7}" y="${31 - high}" width="4.5" height="${high}" fill="${value > 0.85 ? amber : green}" opacity=".8"/>`
    })
    .join('')
  return `<div style="position:relative;height:${shownHigh}px">${drawn(`<text x="12" y="30" font-family="${mono}" font-weight="700" font-size="30" fill="${green}">${name}</text>${bars}`, shownWide, shownHigh)}</div>`
}

/** Which of its lamps are lit in green or in amber, and which aren't. */
const lit = (seed: number): string =>
  series(seed, 16)
    .map((value, at) => (value > 0.84 ? 'a' : value > 0.2 || at > 12 ? 'g' : '.'))
    .join('')

const rack = (names: string[], seed: number, cords: Patch[], at: Spot): Laid => ({
  kind: 'rack',
  wide: 640,
  high: names.length * 108 + 30,
  machines: names.map((_, index) => lit(seed + index)),
  cords: cords.map(([from, socket, to, other, color, over = false]) => [
    from,
    socket,
    to,
    other,
    color,
    over,
  ]),
  print: face(
    shownWide,
    shownHigh * names.length,
    3,
    '#0A0E14',
    names.map((name, index) => shown(seed + index, name)).join(''),
  ),
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

/** How the nine machines of a rack are joined. */
const patched: Patch[] = [
  [0, 1, 1, 0, warm],
  [1, 3, 2, 3, bone],
  [2, 0, 3, 1, yellow],
  [3, 2, 3, 4, bone],
  [4, 0, 5, 1, warm],
  [5, 3, 6, 4, yellow],
  [6, 0, 7, 0, bone],
  [7, 2, 8, 3, warm],
]

/** Two racks in two towns, boats that cross from the one to the other, and the watch over both. */
const crossing: Laid[] = [
  rack(['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9'], 3, patched, {
    x: 298,
    y: 550,
    turn: -4,
  }),
  rack(['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7', 'b8', 'b9'], 31, patched, {
    x: 1686,
    y: 580,
    turn: 4,
  }),
  monitor({ x: 1000, y: 370, scale: 1.04, lift: 0.95 }),
  note({
    text: unclaimed,
    color: '#FFE27A',
    x: 300,
    y: 250,
    turn: 7,
    size: 190,
    font: 27,
    lift: 0.85,
  }),
  ...water(9, -6, '#C4D2F0', level),
  afloat(300, 260, -5, amber, '#FFE0A0', level),
  afloat(650, 310, 4, paper, '#FFFFFF', level),
  afloat(1060, 400, -6, signal, '#FFBCA4', level),
  afloat(1500, 280, 5, '#B7D84B', '#E4F5A8', level),
  ...water(5, 40, paper, level + 0.03),
]
export default crossing

/** Two of the machines, and how they are joined. */
const two = (at: Spot): Laid =>
  rack(
    ['a7', 'a8'],
    9,
    [
      [0, 0, 1, 1, warm],
      [0, 2, 1, 0, bone],
      [0, 3, 1, 3, yellow],
      [1, 2, 1, 4, warm, true],
    ],
    at,
  )

/** Two of the machines, and the watch over them. */
export const thing: Laid[] = [
  monitor({ x: 420, y: 258, scale: 0.78 }),
  two({ x: 490, y: 680, turn: 2, scale: 1.28 }),
  note({
    text: unclaimed,
    color: '#FFE27A',
    x: 852,
    y: 466,
    turn: 7,
    size: 190,
    font: 30,
    lift: 1.05,
  }),
]

export const single: Laid[] = [
  monitor({ x: 500, y: 254, scale: 0.78 }),
  two({ x: 500, y: 663, turn: 2, scale: 1.36 }),
]
