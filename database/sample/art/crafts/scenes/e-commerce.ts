import { readFileSync } from 'node:fs'
import { deep, display, drawn, ink, mono, paper, plain, signal } from '../print.ts'
import { browser, carton, type Laid, leaf, type Spot } from '../table.ts'

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

/** A bar code, 400 by 86 pixels. */
const bars = Array.from({ length: 44 }, (_, at) => {
  const wide = [3, 7, 4, 10, 3, 5, 8][(at * 5) % 7] ?? 4
  return `<rect x="${at * 9}" y="0" width="${Math.min(wide, 8)}" height="86"/>`
}).join('')
const label = `<div style="padding:26px 30px;height:100%;background:${paper};font:600 22px/1.4 ${plain}"><div class="sb" style="border-bottom:4px solid ${ink};padding-bottom:14px"><b style="font:700 50px/1 ${display};letter-spacing:-.03em">Thursday</b><b style="font:700 34px/1 ${mono}">LHR 7</b></div>
  <div style="margin-top:16px;color:#62666e;font-size:18px">To</div><div style="font:700 31px/1.2 ${display}">House 12, the lane<br>behind the mosque</div><div style="margin-top:8px">blue gate, ring twice</div><svg style="margin-top:20px" width="400" height="86" fill="${ink}">${bars}</svg><div style="margin-top:6px;font:500 19px ${mono};letter-spacing:.12em">3 0 0 7 1 9 6 2</div></div>`

const tag = (at: Spot): Laid =>
  leaf({
    width: 230,
    height: 330,
    print: `<div class="c m" style="position:absolute;inset:0;padding-top:44px;border-radius:24px;background:#FFE9B8"><i class="a" style="left:97px;top:24px;width:36px;height:36px;border-radius:50%;background:#7d6a3c"></i><div style="font:500 24px ${plain}">one pair</div><b class="n" style="font:700 78px/1 ${display};letter-spacing:-.04em">6,900</b><div style="margin-top:18px;font:600 20px/1.3 ${plain};text-align:center">stitched in<br>eleven days</div></div>`,
    paper: 'transparent',
    curl: [0, 0, 0.3, 0.1],
    ...at,
  })

const strip = 'position:absolute;background:#E9D2A6c8'
const thisWayUp = drawn(
  '<g stroke="#6d4a22" stroke-width="10"><path d="M40 330v-80M18 276l22-30 22 30M120 330v-80M98 276l22-30 22 30M4 346h152"/></g>',
  400,
  380,
)

/** A carton with its label on top, sealed with tape. */
const parcel = (at: Spot): Laid =>
  carton({
    size: [6.4, 5.2, 2.6],
    sides: {
      front: `<div style="${strip};left:280px;top:0;width:80px;height:70px"></div><div class="a" style="left:430px;top:-60px;transform:scale(.8)">${thisWayUp}</div>`,
      right: `<div class="a" style="left:26px;top:-60px;transform:scale(.8)">${thisWayUp}</div>`,
      top: `<div class="a" style="left:0;right:0;top:50%;height:3px;background:#7d5a2e"></div><div style="${strip};left:280px;top:0;width:80px;height:520px"></div><div class="a" style="left:120px;top:100px;width:440px;height:390px;box-shadow:0 3px 5px #0004">${label}</div>`,
    },
    ...at,
  })

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
  parcel({ x: 420, y: 800, turn: -12 }),
  tag({ x: 1770, y: 900, turn: 13, lift: 0.75 }),
]
export default gate

export const thing: Laid[] = [
  parcel({ x: 490, y: 480, turn: -12, scale: 0.98 }),
  tag({ x: 190, y: 775, turn: -14, scale: 0.84, lift: 0.03 }),
]

export const single: Laid[] = [parcel({ x: 465, y: 470, turn: -12, scale: 1.08 })]
