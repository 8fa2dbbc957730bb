import { sheet, tablet } from '../devices.ts'
import { type Khussa, khussa } from '../khussa/khussa.ts'
import { bend, type Point } from '../khussa/lines.ts'
import { Needlework, spun } from '../khussa/needlework.ts'
import { hoop, needle, spool, tag, unfinished } from '../khussa/workshop.ts'
import { glyph } from '../parts.ts'
import { scene, stage } from '../stage.ts'

const [maroon, gold, ivory] = ['#4A0E1B', '#D4A94E', '#F5ECDD']
const velvet = '#86173A'

const tilla = spun('#5a3008', '#d3a042', '#fff4cf')
const silver = spun('#34384a', '#b3b9c8', '#ffffff')
const copper = spun('#4a1d0c', '#b5683a', '#ffe0c2')
const turquoise = spun('#0c3a3a', '#2f9c94', '#c8fff2')
const rose = spun('#5c0f2c', '#d1436d', '#ffd3de')
const leaf = spun('#13341c', '#4b8f4a', '#d9f5bd')
const indigo = spun('#131a4a', '#3b52b4', '#cdd6ff')
const ruby = spun('#4c0713', '#b3213a', '#ffc4c4')

/** The pair on which all is shown; its lining gives the project's page its mulberry. */
const anarkali = (id: string, size: number, rest: Partial<Khussa> = {}): string =>
  khussa({
    id,
    size,
    velvet,
    leather: '#9E1B44',
    thread: tilla,
    silk: turquoise,
    motif: 'rosette',
    ...rest,
  })

/** The workshop's table: a foot traced beside a bank card, and what was made from it. */
const foot =
  'M150 800C82 792 62 716 76 636S104 520 86 420 48 300 74 196 166 40 236 50 318 150 314 254 276 438 272 520 300 672 278 732 212 808 150 800Z'

/** The tracing as the shop has read it: the outline found, and the card that gives the measure. */
const reading = `<svg width="356" height="236" viewBox="0 0 356 236" fill="none"><rect width="356" height="236" rx="6" fill="#BFAE92"/><path d="M12 16L346 8 350 226 18 230Z" fill="#FBF4E4" style="filter:drop-shadow(2px 4px 4px #3a1d0566)"/><g transform="translate(341 103) rotate(90) scale(.355)"><path d="${foot}" stroke="${gold}" stroke-opacity=".5" stroke-width="24"/><path d="${foot}" stroke="#4b3a2b" stroke-width="7"/><path d="M72 240H312M80 600H294" stroke="${maroon}" stroke-width="5" stroke-dasharray="13 10"/></g><path d="M56 108H326M56 100V116M326 100V116" stroke="${maroon}" stroke-width="2"/><text x="252" y="94" text-anchor="middle" font-family="Arapey" font-size="25" fill="${maroon}">241 mm</text><g transform="translate(46 27) rotate(-2)"><rect width="96" height="60" rx="6" fill="#27406B"/><rect x="11" y="20" width="17" height="13" rx="2.5" fill="#d9b35f"/><path d="M-6 7V-6H7M89 -6H102V7M102 53V66H89M7 66H-6V53" stroke="#B98A2E" stroke-width="3.5"/></g></svg>`

const shop = `<div class="sb" style="height:84px;padding:0 34px;font:400 19px Arapey;color:${maroon}"><span>Khussas</span><span style="font:400 34px Arapey;letter-spacing:.02em">Tilla <i>&amp;</i> Sole</span>${glyph('bag', 26, maroon, 1.5)}</div>
  <div class="m" style="height:536px;gap:4px;background:radial-gradient(620px 520px at 40% 30%,#F6E9DA,#CFA98F)">${anarkali('l', 222, { turn: -6, left: true, gauge: 1.7 })}${anarkali('r', 222, { turn: 7, gauge: 1.7 })}</div>
  <div style="padding:30px 38px 0;color:${maroon}"><div class="sb" style="align-items:flex-start"><div><h1 style="font:400 54px/1 Arapey;letter-spacing:-.01em">Anarkali, in mulberry</h1><p style="font:italic 400 25px/1.4 Arapey;margin-top:8px;opacity:.8">Gold thread worked by Bushra, in eleven days</p></div><span class="n w" style="font:400 38px Arapey">Rs 9,800</span></div>
  <div class="r" style="gap:26px;margin:24px 0 24px;padding-top:24px;border-top:1.5px solid ${maroon}44">${reading}<div class="f"><p style="font:400 22px Arapey;opacity:.85">Your tracing, beside your card</p><p class="n" style="font:400 33px/1.25 Arapey;margin:4px 0 18px">241 mm long, 89 wide</p>
  <div class="r" style="gap:9px">${['37', '37½', '38'].map((size) => `<span class="m n" style="width:72px;height:60px;font:400 25px Arapey;border:1.5px solid ${maroon}${size === '37½' ? `;background:${maroon};color:${ivory}` : '55'}">${size}</span>`).join('')}<i style="font:italic 400 24px Arapey;margin-left:8px">fits you</i></div></div></div>
  <div class="m" style="height:74px;background:${gold};font:400 28px Arapey">Add to bag</div></div>`

const shoes: [velvet: string, rest: Pick<Khussa, 'thread' | 'silk' | 'motif' | 'leather'>][] = [
  ['#0F4340', { thread: tilla, silk: rose, motif: 'paisley', leather: '#B9824C' }],
  [
    '#C06A22',
    {
      thread: spun('#6b3d12', '#f0d9a0', '#fffdf2'),
      silk: ruby,
      motif: 'lattice',
      leather: '#8C4A2A',
    },
  ],
  [velvet, { thread: tilla, silk: turquoise, motif: 'rosette', leather: '#9E1B44' }],
  ['#1D1F3E', { thread: silver, silk: indigo, motif: 'eyes', leather: '#9A8676' }],
  ['#31501F', { thread: tilla, silk: ruby, motif: 'vine', leather: '#C0935C' }],
  ['#E9DAC6', { thread: copper, silk: leaf, motif: 'plain', leather: '#8F5B3A' }],
]

/** Six that share nothing but the last, toe beside heel. */
const bench = shoes
  .map(([color, rest], index) => {
    const turn = (index % 2 ? 179 : 0) + (index % 4 ? 1.5 : -2)
    return `<div class="a" style="left:${index * 317 - 50}px;top:${index % 2 ? 128 : 92}px">${khussa({ id: `s${index}`, size: 434, velvet: color, turn, gauge: 2.6, nap: 0.16, ...rest })}</div>`
  })
  .join('')

/** Loose thread, laid in pixels. */
const strand = (width: number, ...points: Point[]): string => {
  const work = new Needlework({
    thread: tilla,
    silk: tilla,
    gauge: 2,
    light: [-0.6, -0.8],
    seed: 3,
  })
  work.cord(bend(...points), width)
  return work.stitches
}

const table = `${sheet({
  width: 640,
  height: 1010,
  paper: '#FBF4E4',
  x: 330,
  y: 722,
  turn: -7,
  lift: 26,
  print: `<svg width="640" height="1010" viewBox="0 0 640 1010" fill="none"><path d="M0 505H640M320 0V1010" stroke="#0000000f" stroke-width="4"/><g transform="translate(40 96)"><path d="${foot}" stroke="#4b3a2b" stroke-width="7" stroke-linejoin="round"/><path d="${foot}" stroke="#4b3a2b" stroke-width="3" stroke-opacity=".5" transform="translate(5 -4)"/><path d="M24 50V800M4 50H44M4 800H44" stroke="${maroon}" stroke-width="4"/></g><text x="52" y="600" transform="rotate(-90 52 600)" font-family="Arapey" font-size="44" fill="${maroon}">241 mm</text><text x="96" y="975" font-family="Arapey" font-style="italic" font-size="50" fill="${maroon}">right foot, 37½</text></svg>`,
})}
  <div class="a" style="left:62px;top:84px;width:400px;height:250px;border-radius:20px;background:linear-gradient(135deg,#3d5c92,#27406B 55%,#182a4a);transform:rotate(-14deg);box-shadow:0 2px 0 #ffffff44 inset,10px 18px 22px #3a1d0599"><i class="a" style="left:36px;top:78px;width:66px;height:52px;border-radius:9px;background:linear-gradient(135deg,#f2d489,#b88a2e)"></i><div class="a n" style="left:36px;top:162px;font:400 36px Arapey;letter-spacing:.1em;color:#ffffffcc">•••• •••• 0412</div></div>
  <div class="a" style="left:478px;top:334px">${anarkali('t', 480, { turn: 9 })}</div>
  <svg class="a" width="1000" height="1500" viewBox="0 0 1000 1500" fill="none">${spool(706, 70, tilla, 0, 0.8)}<g style="filter:drop-shadow(3px 6px 4px #3a1d0588)">${strand(5, [726, 190], [620, 220], [580, 190], [500, 220], [400, 262], [470, 430], [602, 384], [640, 372], [690, 350], [702, 340])}${needle([588, 390], 66, 130)}</g></svg>`

/** An upper in the hoop, seven of its eleven days done. */
const worked = unfinished(
  {
    thread: tilla,
    silk: turquoise,
    size: 2.35,
    turn: 14,
    done: ([x, y]) => {
      if (Math.hypot(x - 249, y - 296) < 9) return 0.6
      return y - 306 + (x - 200) * 0.8 < 0 ? 1 : 0
    },
  },
  [470, 690],
)

const workbench = `<svg class="a" width="1000" height="1500" viewBox="0 0 1000 1500" fill="none">${hoop([470, 700], 490, velvet, worked)}
  <g style="filter:drop-shadow(3px 5px 3px #14000aaa)">${strand(5, [598, 712], [600, 800], [700, 900], [560, 950], [400, 1000], [330, 880], [450, 850], [570, 822], [660, 960], [756, 826], [790, 776], [850, 800], [840, 860])}${needle([598, 714], 125, 200)}</g>
  ${spool(26, 1084, tilla, -8, 0.82)}${tag([560, 1010], -7, maroon)}</svg>`

const ground = `repeating-linear-gradient(92deg,#6b3d1a14 0 5px,transparent 5px 23px),linear-gradient(150deg,#D9CBB4,#A8967C)`

export default [
  stage({ ground, font: 'Arapey', body: table, quality: 69 }),
  scene({
    ground: `repeating-linear-gradient(90deg,#8a5a2a0d 0 3px,transparent 3px 11px),linear-gradient(165deg,#F3E5CB,#DDBF8E)`,
    font: 'Arapey',
    light: 0.6,
    body: bench,
    quality: 55,
  }),
  stage({ ground, font: 'Arapey', body: workbench, quality: 72 }),
  stage({
    ground: `linear-gradient(150deg,#d9bd8c,#b98d4a)`,
    font: 'Arapey',
    quality: 74,
    body: tablet({
      width: 820,
      height: 1160,
      screen: shop,
      ground: ivory,
      frame: '#2A0810',
      x: 500,
      y: 770,
      turn: 0,
    }),
  }),
]
