import { browser, sheet } from '../../covers/devices.ts'
import type { Place } from '../../covers/stage.ts'
import { deep, display, drawn, ink, mono, moved, paper, plain, scene, signal } from '../things.ts'

const khussa = (x: number, y: number, size: number, color: string, thread: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><ellipse cx="104" cy="96" rx="120" ry="15" fill="#000" fill-opacity=".22"/><path d="M0 62C6 40 16 30 34 34C58 44 96 44 128 40C168 36 196 20 208 0C214-6 222 2 216 14C208 46 206 70 200 82C150 96 50 98 8 88C0 84-2 72 0 62Z" fill="${color}"/><path d="M34 34C58 44 96 44 128 40L122 54C92 60 62 58 40 48Z" fill="#000" fill-opacity=".38"/><path d="M2 78C50 90 150 90 204 68L200 84C150 97 50 98 8 88Z" fill="#3C2314"/><path d="M134 46C150 62 170 62 196 40M140 58C156 72 176 70 200 52M150 44C160 54 176 50 190 36" fill="none" stroke="${thread}" stroke-width="4" stroke-dasharray="5 4"/></g>`

const line = (shoe: string, name: string, size: string, sum: string): string =>
  `<div class="sb" style="height:170px;border-bottom:2px solid #0000001a"><div class="r" style="gap:30px"><div style="position:relative;width:220px;height:130px;border-radius:14px;background:${deep}">${shoe}</div><div><b style="font:700 34px/1.1 ${display}">${name}</b><div style="margin-top:6px;font:500 22px ${plain};color:#626870">${size}</div></div></div><b class="n" style="font:700 34px ${display}">${sum}</b></div>`

const shoe = (color: string, thread: string): string =>
  drawn(khussa(26, 26, 0.76, color, thread), 220, 130)

const basket = `<div style="padding:34px 54px"><div class="sb"><b style="font:700 88px/1 ${display};letter-spacing:-.04em">Basket</b><span style="font:600 24px ${plain};color:#626870">2 pairs, arriving Thursday</span></div>
  <div style="margin-top:24px;border-top:4px solid ${ink}">${line(shoe('#B3192E', '#F3C74F'), 'Sona, red', 'Last 38, from your tracing', '6,900')}${line(shoe('#14513F', '#F4E6C8'), 'Neem, green', 'Last 41', '7,400')}</div>
  <div class="sb" style="margin-top:26px"><div><div style="font:500 22px ${plain};color:#626870">To pay, delivery included</div><b class="n" style="font:700 74px/1.1 ${display};letter-spacing:-.04em">14,300</b></div><div class="m" style="width:380px;height:100px;border-radius:14px;background:${signal};font:700 36px ${display}">Pay at the door</div></div></div>`

/** A box seen from above its left front corner: lid, front and side, sealed with tape. */
const box = drawn(
  `<g style="filter:drop-shadow(34px 46px 34px rgba(0,0,0,.42))"><path d="M60 560L470 470L850 640L400 760Z" fill="#DDB27A"/><path d="M60 560L400 760V1180L60 960Z" fill="#C2925A"/><path d="M400 760L850 640V1050L400 1180Z" fill="#A87A45"/></g>
  <path d="M256 517L620 700L560 716V800L640 780V694L304 506Z" fill="#E9D2A6" fill-opacity=".75"/><path d="M60 560L400 760L850 640" stroke="#8F6536" stroke-width="3"/><path d="M400 760V1180" stroke="#8F6536" stroke-width="3"/>
  <g transform="matrix(.866 .51 0 1 96 650)" stroke="#6d4a22" stroke-width="9"><path d="M30 250v-70M12 204l18-26 18 26M90 250v-70M72 204l18-26 18 26M6 262h110"/></g>`,
)
const bars = Array.from({ length: 44 }, (_, at) => {
  const wide = [3, 7, 4, 10, 3, 5, 8][(at * 5) % 7] ?? 4
  return `<rect x="${at * 9}" y="0" width="${Math.min(wide, 8)}" height="86"/>`
}).join('')
const label = `<div style="padding:26px 30px;height:100%;background:${paper};font:600 22px/1.4 ${plain}"><div class="sb" style="border-bottom:4px solid ${ink};padding-bottom:14px"><b style="font:700 50px/1 ${display};letter-spacing:-.03em">Thursday</b><b style="font:700 34px/1 ${mono}">LHR 7</b></div>
  <div style="margin-top:16px;color:#62666e;font-size:18px">To</div><div style="font:700 31px/1.2 ${display}">House 12, the lane<br>behind the mosque</div><div style="margin-top:8px">blue gate, ring twice</div><svg style="margin-top:20px" width="400" height="86" fill="${ink}">${bars}</svg><div style="margin-top:6px;font:500 19px ${mono};letter-spacing:.12em">3 0 0 7 1 9 6 2</div></div>`

const tag = (at: Place): string =>
  sheet({
    width: 230,
    height: 330,
    print: `<div class="c m" style="height:100%;padding-top:44px"><i class="a" style="left:97px;top:24px;width:36px;height:36px;border-radius:50%;background:#0B5A47;box-shadow:inset 4px 5px 6px #0008"></i><div style="font:500 24px ${plain}">one pair</div><b class="n" style="font:700 78px/1 ${display};letter-spacing:-.04em">6,900</b><div style="margin-top:18px;font:600 20px/1.3 ${plain};text-align:center">stitched in<br>eleven days</div></div>`,
    paper: '#FFE9B8',
    radius: 20,
    lift: 34,
    ...at,
  })

const parcel = `${box}<div class="a" style="left:0;top:0;transform-origin:0 0;transform:matrix(.94,-.25,0,1,424,776)"><div style="width:440px;height:390px;box-shadow:0 3px 4px #0005">${label}</div></div>`

/** From the basket to the box at the gate. */
export default scene(
  browser({
    width: 1180,
    height: 720,
    url: 'tillaandsole.example/basket',
    screen: basket,
    ground: '#FFFEFB',
    x: 1200,
    y: 460,
    turn: -3,
    scale: 1.08,
  }),
  parcel,
  tag({ x: 1744, y: 870, turn: 13 }),
)

export const thing = scene(
  moved(-24, -440, 1.12, parcel),
  tag({ x: 190, y: 800, turn: -9, scale: 0.92 }),
)
