import { readFileSync } from 'node:fs'
import { pair } from '../../covers/brands/tilla-and-sole.ts'
import { deep, display, ink, mono, plain, signal } from '../print.ts'
import { browser, type Laid, leaf, parcel, type Spot } from '../table.ts'

const workshop = readFileSync(
  new URL('../../../pictures/covers/tilla-and-sole-2.webp', import.meta.url),
).toString('base64')

/** The vamp of one of the six shoes that the workshop's own picture shows, lying on its side; `at` is its middle there. */
const shoe = (at: number): string =>
  `<div class="a" style="left:45px;top:-45px;width:130px;height:220px;transform:rotate(90deg);background:url(data:image/webp;base64,${workshop}) ${65 - at * 0.5}px -84px/960px auto"></div>`

const line = (shoe: string, name: string, size: string, sum: string): string =>
  `<div class="sb" style="height:170px;border-bottom:2px solid #0000001a"><div class="r" style="gap:30px"><div style="position:relative;width:220px;height:130px;border-radius:14px;overflow:hidden;background:${deep}">${shoe}</div><div><b style="font:700 34px/1.1 ${display}">${name}</b><div style="margin-top:6px;font:500 22px ${plain};color:#626870">${size}</div></div></div><b class="n" style="font:700 34px ${display}">${sum}</b></div>`

const basket = `<div style="padding:34px 54px"><div class="sb"><b style="font:700 88px/1 ${display};letter-spacing:-.04em">Basket</b><span style="font:600 24px ${plain};color:#626870">2 pairs, arriving Thursday</span></div>
  <div style="margin-top:24px;border-top:4px solid ${ink}">${line(shoe(836), 'Sona, mulberry', 'Last 38, from your tracing', '6,900')}${line(shoe(1324), 'Neem, green', 'Last 41', '7,400')}</div>
  <div class="sb" style="margin-top:26px"><div><div style="font:500 22px ${plain};color:#626870">To pay, delivery included</div><b class="n" style="font:700 74px/1.1 ${display};letter-spacing:-.04em">14,300</b></div><div class="m" style="width:380px;height:100px;border-radius:14px;background:${signal};font:700 36px ${display}">Pay at the door</div></div></div>`

/** A bar code, 196 by 62 pixels. */
const bars = Array.from({ length: 28 }, (_, at) => {
  const wide = [3, 5, 2, 6, 3, 4, 2][(at * 5) % 7] ?? 3
  return `<rect x="${at * 7}" y="0" width="${wide}" height="62"/>`
}).join('')
const label = `<div style="padding:15px 20px;height:100%;font:600 17px/1.3 ${plain}"><div class="sb" style="border-bottom:3px solid ${ink};padding-bottom:8px"><b style="font:700 46px/1 ${display};letter-spacing:-.03em">Thursday</b><b style="font:700 30px/1 ${mono}">LHR 7</b></div>
  <div class="sb" style="margin-top:10px;align-items:flex-start"><div><div style="font:700 24px/1.12 ${display}">House 12, the lane<br>behind the mosque</div><div style="margin-top:5px">blue gate, ring twice</div></div><div><svg width="196" height="62" fill="${ink}">${bars}</svg><div style="margin-top:3px;font:500 14px ${mono};letter-spacing:.14em">3 0 0 7 1 9 6 2</div></div></div></div>`

const tag = (at: Spot): Laid =>
  leaf({
    width: 230,
    height: 330,
    print: `<div class="c m" style="position:absolute;inset:0;padding-top:44px;border-radius:24px;background:#FFE9B8"><i class="a" style="left:97px;top:24px;width:36px;height:36px;border-radius:50%;background:#7d6a3c"></i><div style="font:500 24px ${plain}">one pair</div><b class="n" style="font:700 78px/1 ${display};letter-spacing:-.04em">6,900</b><div style="margin-top:18px;font:600 20px/1.3 ${plain};text-align:center">stitched in<br>eleven days</div></div>`,
    paper: 'transparent',
    curl: [0, 0, 0.3, 0.1],
    ...at,
  })

/** What was ordered, as it comes out of its box. */
const unpacked = (at: Spot): Laid => parcel({ pair, shoe: 'rosette', label, ...at })

/** The colour of the category, on which the scene lies. */
export const ground = '#1FB58F'

/** From the basket to the box at the gate. */
const gate: Laid[] = [
  browser({
    width: 1180,
    height: 720,
    url: 'tillaandsole.example/basket',
    print: basket,
    x: 1230,
    y: 470,
    turn: -3,
    scale: 1.06,
    lift: 0.2,
    lean: 4,
  }),
  unpacked({ x: 354, y: 575, turn: -6, scale: 0.74 }),
  tag({ x: 1770, y: 900, turn: 13, lift: 0.75 }),
]
export default gate

export const thing: Laid[] = [
  unpacked({ x: 470, y: 478, turn: 9, scale: 0.84 }),
  tag({ x: 866, y: 812, turn: 15, scale: 0.76, lift: 0.03 }),
]

export const single: Laid[] = [unpacked({ x: 505, y: 495, turn: 9, scale: 0.86 })]
