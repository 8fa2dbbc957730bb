/** The shop of a bakery, whose page the site shows wherever it tells how pages are built. */
import { drawNaan, type Naan } from './naan.ts'
import { display, drawn, plain, signal } from './print.ts'

/** What the page is drawn at. */
export const [width, height] = [1320, 860]
export const [cream, crust, wheat] = ['#FFF6E6', '#3A1D0C', '#F6C566']

/** Where a bread lies on the page, and how large its square is. */
type Served = Naan & { x: number; y: number; size: number }

const breads: Served[] = [
  { x: 1242, y: 566, size: 366, seed: 5, oval: 1.1, turn: 0.9, sesame: 0, kalonji: 34, baked: 0.2 },
  { x: 1006, y: 556, size: 324, seed: 8, oval: 1.13, turn: -0.5, sesame: 36, kalonji: 0, baked: 0 },
  { x: 1112, y: 318, size: 470, seed: 3, oval: 1.1, turn: 0.5, sesame: 52, kalonji: 12, baked: 0 },
]

/** Two pixels for each of the page's. */
const served = ({ x, y, size, ...naan }: Served, at: number): string =>
  `<canvas id="naan-${at}" class="a" width="${size * 2}" height="${size * 2}" style="left:${x - size / 2}px;top:${y - size / 2}px;width:${size}px;height:${size}px;filter:drop-shadow(14px 20px 16px #6b341073) drop-shadow(3px 4px 4px #4a200a66)"></canvas>
  <script>(${drawNaan})(document.getElementById('naan-${at}'), ${JSON.stringify(naan)})</script>`

/** One of the breads as it comes from the oven, in a square that it fills. */
export const bread: { size: number; print: string } = {
  size: 480,
  print: `<canvas id="naan" class="a" width="960" height="960" style="left:0;top:0;width:480px;height:480px"></canvas>
  <script>(${drawNaan})(document.getElementById('naan'), ${JSON.stringify({ seed: 11, oval: 1.08, turn: -0.4, sesame: 46, kalonji: 16, baked: 0.12 } satisfies Naan)})</script>`,
}

/** Solid on the finished side, an outline on the plan: the same letters in the same place. */
export const heading = (fill: string, stroke = 'none'): string =>
  drawn(
    `<g font-family="${display}" font-weight="700" font-size="214" letter-spacing="-9" fill="${fill}" stroke="${stroke}" stroke-width="7" paint-order="stroke"><text x="300" y="290">Bread</text><text x="300" y="470">at six.</text></g>`,
    width,
    height,
  )

/** A row at the foot of the page, whole within it. */
export const [offerTop, offerHigh] = [772, 66]
const offers = [
  ['Khameeri', '60'],
  ['Roghni', '90'],
  ['Taftan', '120'],
]

/** The page as it is visited. */
export const finished = `<div class="a" style="inset:0;background:${cream};color:${crust}">
  <div class="sb" style="padding:26px 44px;font:600 20px ${plain}"><b style="font:700 30px ${display}">tandoor lane</b><span class="r" style="gap:34px">Breads <span>Order</span> <span>Where</span><b style="padding:13px 24px;border-radius:8px;background:${crust};color:${cream}">Basket 2</b></span></div>
  <div class="a" style="left:846px;top:104px;width:520px;height:560px;border-radius:280px 0 0 280px;background:${wheat}"></div>
  ${breads.map(served).join('')}${heading(crust)}
  <div class="a" style="left:590px;top:512px;width:256px;font:500 25px/1.4 ${plain}">Say tonight what you want on the table tomorrow.</div>
  <div class="a m" style="left:446px;top:674px;width:330px;height:76px;border-radius:10px;background:${signal};font:700 27px ${display}">Order now</div>
  ${offers.map(([name, price], at) => `<div class="a sb n" style="left:${44 + at * 420}px;top:${offerTop}px;width:396px;height:${offerHigh}px;padding:0 32px 0 44px;border-radius:12px;background:#fff;font:700 28px ${display}">${name}<span>${price}</span></div>`).join('')}</div>`
