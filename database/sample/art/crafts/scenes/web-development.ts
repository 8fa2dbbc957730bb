import { deep, display, drawn, ink, mono, paper, plain, signal } from '../print.ts'
import { browser, type Laid, leaf, pane, type Spot } from '../table.ts'
import { bread, finished, heading, height, offerHigh, offerTop, width } from '../tandoor-lane.ts'

const blue = '#2B5BD7'

const box = (x: number, y: number, wide: number, high: number): string =>
  `<rect x="${x}" y="${y}" width="${wide}" height="${high}"/><path d="M${x} ${y}L${x + wide} ${y + high}M${x + wide} ${y}L${x} ${y + high}" stroke-opacity=".3"/>`

const plan = `<div class="a" style="inset:0;clip-path:polygon(0 0,700px 0,470px 100%,0 100%);background:#F4F7FF">
  ${drawn(
    `${Array.from({ length: 12 }, (_, at) => `<path d="M${44 + at * 104} 0v${height}h80v-${height}" fill="${blue}" fill-opacity=".07"/>`).join('')}
    <g stroke="${blue}" stroke-width="3">${box(44, 26, 210, 40)}${box(650, 26, 500, 40)}<path d="M270 122h600v370h-600z" stroke-dasharray="10 8"/>${box(446, 516, 400, 120)}${box(446, 674, 330, 76)}${box(44, offerTop, 396, offerHigh)}${box(464, offerTop, 396, offerHigh)}
    <path d="M236 122v370M226 122h20M226 492h20" stroke="${signal}"/></g>
    <g font-family="${mono}" font-size="24"><text x="270" y="106" fill="${blue}">h1 214/180</text><text x="166" y="316" fill="#B5360F">370</text></g>`,
    width,
    height,
  )}${heading('#EDF1FF', blue)}</div>
  ${drawn(`<path d="M700 0L470 ${height}" stroke="${signal}" stroke-width="7"/><circle cx="541" cy="594" r="36" fill="${signal}"/><path d="M530 580l-14 14 14 14M552 580l14 14-14 14" stroke="${ink}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`, width, height)}`

const [tag, name, words, dim] = ['#FF9470', '#FFD27A', '#B7E3A1', '#8991A3']
const lines = [
  `<i style="color:${dim}">&lt;</i><b style="color:${tag}">main</b><i style="color:${dim}">&gt;</i>`,
  `  <i style="color:${dim}">&lt;</i><b style="color:${tag}">h1</b><i style="color:${dim}">&gt;</i><span style="color:${words}">Bread at six.</span><i style="color:${dim}">&lt;/h1&gt;</i>`,
  `  <i style="color:${dim}">&lt;</i><b style="color:${tag}">p</b><i style="color:${dim}">&gt;</i><span style="color:${words}">Say tonight what you…</span>`,
  `  <i style="color:${dim}">&lt;</i><b style="color:${tag}">a</b> <span style="color:${name}">href</span>=<span style="color:${words}">"/tomorrow"</span><i style="color:${dim}">&gt;</i>`,
  `    Order now`,
  `  <i style="color:${dim}">&lt;/a&gt;</i>`,
  `<i style="color:${dim}">&lt;/main&gt;</i><i style="display:inline-block;width:14px;height:30px;background:${signal};vertical-align:-6px"></i>`,
]
const code = `<pre style="padding:26px 30px;font:500 26px/1.56 ${mono};letter-spacing:-.02em"><i style="font-style:normal">${lines.join('\n')}</i></pre><style>i{font-style:normal}</style>`

const weight = (at: Spot): Laid =>
  leaf({
    width: 330,
    height: 150,
    paper: 'transparent',
    print: `<div class="c" style="width:330px;height:150px;padding:22px 28px 0 66px;background:${paper};clip-path:polygon(40px 0,100% 0,100% 100%,40px 100%,0 50%);color:${ink}"><b style="font:700 66px/1 ${display};letter-spacing:-.03em">41 kB</b><span style="font:600 21px ${plain}">the whole page</span></div>
    <i class="a" style="left:30px;top:62px;width:26px;height:26px;border-radius:50%;background:${deep};box-shadow:inset 3px 4px 5px #0006"></i>`,
    curl: [0, 0.1, 0.35, 0],
    ...at,
  })

const shop = (at: Spot): Laid =>
  browser({ width, height, url: 'tandoorlane.example', print: finished + plan, ...at })

const source = (at: Spot & { thick: number }): Laid =>
  pane({ width: 640, height: 400, print: code, ...at })

/** It has left the page. */
const warm = (at: Spot): Laid =>
  leaf({
    width: bread.size,
    height: bread.size,
    print: bread.print,
    paper: 'transparent',
    bow: 0.1,
    ...at,
  })

/** The colour of the category, on which the scene lies. */
export const ground = '#FF5B2E'

/** A page half built: the plan on the left turns into the shop on the right. */
const scene: Laid[] = [
  shop({ x: 1122, y: 525, turn: -5, scale: 1.02, lift: 0.35, lean: 4 }),
  source({ x: 420, y: 740, turn: 4, scale: 1, lift: 1.1, lean: 8, thick: 0.3 }),
  weight({ x: 1676, y: 727, turn: 8, scale: 0.95, lift: 0.9 }),
]
export default scene

/** Apart, so that each is whole, and high enough for their shadows to end within the square. */
export const thing: Laid[] = [
  shop({ x: 470, y: 357, turn: -4, scale: 0.62, lift: 0.4, lean: 7 }),
  source({ x: 340, y: 727, turn: 1, scale: 0.8, lift: 0.6, lean: 10, thick: 0.3 }),
  warm({ x: 828, y: 556, turn: 12, scale: 0.6, lift: 0.78, lean: 8 }),
  weight({ x: 775, y: 800, turn: 8, scale: 0.95, lift: 0.3 }),
]

export const single: Laid[] = [
  shop({ x: 484, y: 450, turn: -4, scale: 0.69, lift: 0.4, lean: 7 }),
  warm({ x: 792, y: 716, turn: 12, scale: 0.72, lift: 0.82, lean: 8 }),
]
