import { phone, sheet } from '../../covers/devices.ts'
import type { Place } from '../../covers/stage.ts'
import {
  deep,
  display,
  drawn,
  ink,
  note,
  pencil,
  pin,
  plain,
  scene,
  signal,
  tape,
} from '../things.ts'

const notes = [
  { text: 'Cannot find the bill', color: '#FFE27A', x: 130, y: 210, turn: -5 },
  { text: 'Phones her son for the code', color: '#FF9E80', x: 372, y: 178, turn: 4 },
  { text: 'Types with one thumb', color: '#FFE27A', x: 150, y: 470, turn: 3 },
  { text: 'Reads from the right', color: '#9FD8F5', x: 398, y: 440, turn: -4 },
  { text: 'Pays on the 5th', color: '#FFE27A', x: 118, y: 738, turn: -3 },
  { text: 'Keeps every paper slip', color: '#F6B9E4', x: 376, y: 708, turn: 6 },
]
  .map((each) => note({ ...each, size: 220, font: 33 }))
  .join('')

/** A line as a hand draws it: nearly straight. */
const stroke = (path: string, weight = 5): string =>
  `<path d="${path}" stroke="#3D4350" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"/>`

const first = drawn(
  `${stroke('M40 34C150 28 250 32 352 36C356 220 354 470 350 640C240 646 130 642 42 644C38 440 36 240 40 34Z', 6)}
  ${stroke('M66 92C130 88 170 90 204 91M66 124C120 120 190 124 260 122')}
  ${stroke('M64 176C160 172 240 176 326 174L328 300C240 304 150 300 66 302Z')}${stroke('M66 178L326 300M326 176L68 302', 3)}
  ${stroke('M64 348C150 344 240 348 326 346M64 392C150 388 200 390 262 390M64 436C160 432 240 434 310 436')}
  ${stroke('M64 540C150 536 240 540 326 536L326 604C240 608 150 604 66 606Z')}
  <path d="M60 330C40 400 60 462 190 462C330 460 354 400 336 340C300 310 110 306 60 330Z" stroke="${signal}" stroke-width="7" stroke-linecap="round"/>`,
  390,
  680,
)
const second = drawn(
  `${stroke('M38 36C150 30 250 34 354 34C352 220 356 470 350 644C240 640 130 646 40 642C36 440 40 240 38 36Z', 6)}
  ${stroke('M66 90C110 86 160 88 190 90')}
  ${stroke('M64 140C160 136 240 140 328 138L326 330C240 334 150 330 66 332Z')}
  <text x="86" y="268" font-family="${display}" font-weight="700" font-size="88" fill="#3D4350">2,340</text>
  ${stroke('M64 378C150 374 240 378 326 376L328 452C240 456 150 452 66 454Z')}<path d="M70 382L322 382L322 448L70 450Z" fill="#3D4350" fill-opacity=".18"/>
  ${stroke('M64 510C150 506 200 508 262 508M64 556C120 552 180 554 230 556M64 602C110 600 150 600 190 600')}
  <path d="M300 500C330 440 372 430 384 404M384 404L356 410M384 404L386 434" stroke="${signal}" stroke-width="7" stroke-linecap="round"/>`,
  390,
  680,
)

const screen = `<div style="padding:20px 24px"><div class="sb" style="font:600 19px ${plain};color:#4d5a1c"><span>Electricity</span><span>due on the 5th</span></div>
  <div class="n" style="margin-top:34px;font:700 122px/.9 ${display};letter-spacing:-.055em">2,340</div><div style="margin-top:14px;font:500 20px ${plain};color:#5b5f55">180 less than in October</div>
  <div class="m" style="height:96px;margin-top:38px;border-radius:26px;background:${signal};font:700 32px ${display}">Pay now</div>
  <div class="m" style="height:78px;margin-top:12px;border-radius:26px;border:3px solid ${ink};font:700 25px ${display}">Read it to me</div>
  <div style="margin-top:34px;border-top:2px solid #0001">${[
    ['October', '2,520'],
    ['September', '3,105'],
    ['August', '4,480'],
  ]
    .map(
      ([month, sum]) =>
        `<div class="sb" style="height:64px;border-bottom:2px solid #0001;font:600 21px ${plain}"><span>${month}</span><b class="n" style="font:700 24px ${display}">${sum}</b></div>`,
    )
    .join('')}</div></div>`

const sketch = (print: string, at: Place): string =>
  sheet({ width: 390, height: 680, print, paper: '#FFFEFA', lift: 22, ...at })

const bill = (at: Place): string =>
  phone({ screen, ground: deep, color: ink, frame: '#16181D', ...at })

/** A wall: what was seen, what was sketched from it, and the screen that came of it. */
export default scene(
  notes,
  sketch(first, { x: 760, y: 420, turn: -3 }),
  tape(770, 82, -6),
  sketch(second, { x: 1090, y: 610, turn: 4 }),
  pin(1110, 300, signal),
  drawn(
    `<path d="M505 540C540 470 560 440 588 420M588 420L556 424M588 420L584 452" stroke="${ink}" stroke-width="8" stroke-linecap="round"/>`,
  ),
  bill({ x: 1560, y: 640, turn: 5, scale: 1.26 }),
  pencil({ length: 520, color: '#2B5BD7', x: 770, y: 940, turn: -24 }),
)

export const thing = scene(
  sketch(second, { x: 236, y: 480, turn: -6, scale: 1.06 }),
  pin(198, 170, signal),
  bill({ x: 640, y: 606, turn: 5, scale: 1.18 }),
  pencil({ length: 400, color: '#2B5BD7', x: 206, y: 896, turn: -20 }),
)
