import { deep, display, drawn, ink, plain, signal } from '../print.ts'
import {
  cord,
  type Laid,
  leaf,
  note,
  pencil,
  phone,
  pin,
  type Spot,
  switchboard,
  tape,
} from '../table.ts'

const notes = [
  { text: 'Cannot find the bill', color: '#FFE27A', x: 130, y: 210, turn: -5 },
  { text: 'Phones her son for the code', color: '#FF9E80', x: 372, y: 178, turn: 4 },
  { text: 'Types with one thumb', color: '#FFE27A', x: 150, y: 470, turn: 3 },
  { text: 'Reads from the right', color: '#9FD8F5', x: 398, y: 440, turn: -4 },
  { text: 'Pays on the 5th', color: '#FFE27A', x: 118, y: 738, turn: -3 },
  { text: 'Keeps every paper slip', color: '#F6B9E4', x: 376, y: 708, turn: 6 },
].map((each) => note(each))

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

const status = `<div class="sb n" style="height:50px;padding:8px 30px 0 34px;font:600 16px ${plain}">9:41<i style="width:26px;height:13px;border-radius:4px;background:${ink}"></i></div>`
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

const sketch = (print: string, at: Spot & { curl: [number, number, number, number] }): Laid =>
  leaf({ width: 390, height: 680, print, paper: '#FFFEFA', ...at })

const bill = (at: Spot): Laid => phone({ screen: status + screen, ground: deep, color: ink, ...at })

/** The colour of the category, on which the scene lies. */
export const ground = '#B7D84B'

/** A wall: what was seen, what was sketched from it, and the screen that came of it. */
const wall: Laid[] = [
  ...notes,
  sketch(first, { x: 750, y: 430, turn: -3, curl: [0, 0, 0.2, 0.6] }),
  tape({ x: 765, y: 144, turn: -6, lift: 0.04 }),
  sketch(second, { x: 1112, y: 610, turn: 4, lift: 0.3, curl: [0.1, 0.5, 0.1, 0.3] }),
  pin({ color: signal, x: 1130, y: 322, lift: 0.3 }),
  cord({
    color: '#161A23',
    thick: 0.04,
    points: [
      [505, 545],
      [520, 505],
      [545, 465],
      [590, 425],
    ],
  }),
  cord({
    color: '#161A23',
    thick: 0.04,
    points: [
      [556, 424],
      [590, 425],
      [586, 456],
    ],
  }),
  bill({ x: 1555, y: 640, turn: 5, scale: 1.22, lift: 0.2, lean: 8 }),
  pencil({ length: 520, color: '#2B5BD7', x: 745, y: 930, turn: -24, lift: 0.45 }),
]
export default wall

/** The same wall as people draw it who have to find its fan in the dark. */
const plan = drawn(
  `${stroke('M34 40C150 32 280 36 388 38C392 180 388 330 390 468C270 474 140 466 36 472C30 330 32 180 34 40Z', 7)}
  ${stroke('M36 388C36 388 60 352 118 352C118 372 118 430 118 470', 5)}${stroke('M112 38C170 34 220 36 268 38M112 56C170 52 220 54 268 56', 5)}
  ${stroke('M286 330C320 326 356 328 388 328M288 330C286 380 288 430 288 470M288 372C320 368 356 370 388 370', 5)}
  <circle cx="196" cy="200" r="88" stroke="${signal}" stroke-width="12"/>
  ${[0, 120, 240].map((turn) => `<path transform="rotate(${turn} 196 200)" d="M196 192C174 164 176 138 196 124C216 138 218 164 196 192Z" fill="#3D4350"/>`).join('')}<circle cx="196" cy="200" r="13" fill="#3D4350"/>
  <rect x="312" y="236" width="52" height="70" rx="10" stroke="#3D4350" stroke-width="6" fill="#FFE27A"/><rect x="52" y="284" width="52" height="50" rx="10" stroke="#3D4350" stroke-width="6"/>
  <g font-family="${display}" font-weight="700" font-size="36" fill="#3D4350"><text x="226" y="330" font-size="40" fill="${signal}" text-anchor="end">fan</text><text x="346" y="222" font-size="32" text-anchor="middle">lamp</text><text x="46" y="270" font-size="32">door</text></g>`,
  420,
  510,
)

/** What was there: the switches, with what people have written on them since. */
const switches = (at: Spot): Laid =>
  switchboard({
    labels: { 0: 'lamp?', 1: 'not fan', 2: 'FAN', 4: 'no', 5: 'stairs' },
    on: [1, 3],
    turn: -5,
    ...at,
  })

/** Those, and what to do about it. */
export const thing: Laid[] = [
  switches({ x: 372, y: 500, scale: 1.1 }),
  leaf({
    width: 420,
    height: 510,
    print: plan,
    paper: '#FFFEFA',
    x: 730,
    y: 660,
    turn: 6,
    lift: 0.75,
    curl: [0.3, 0.1, 0.2, 0],
  }),
  note({
    color: '#FFE27A',
    text: 'Four tries<br>to find<br>the fan',
    size: 250,
    font: 42,
    x: 815,
    y: 230,
    turn: 4,
  }),
]

export const single: Laid[] = [switches({ x: 500, y: 490, scale: 1.12 })]
