import { linePath, series } from '../../covers/parts.ts'
import { display, drawn, ink, mono, plain, signal } from '../print.ts'
import { card, type Laid, leaf, loaf, note, pencil, type Spot } from '../table.ts'

const [wide, high] = [1240, 800]
const blue = '#2746C9'

const known = series(12, 27).map(
  (value, at) => 0.2 + 0.013 * at + 0.09 * Math.sin(at / 2.1) + (value - 0.5) * 0.06,
)
const x = (at: number): number => 90 + at * 27
const y = (value: number): number => 690 - value * 620

const dots = known
  .map((value, at) => `<circle cx="${x(at)}" cy="${y(value).toFixed(1)}" r="9" fill="${ink}"/>`)
  .join('')
const now = x(26)
const middle = y(known[26] ?? 0)

/** The band opens from today on; its edges and hatching are drawn by hand. */
const upper = `M${now} ${middle}C${now + 110} ${middle - 80} ${now + 200} ${middle - 120} ${now + 396} ${middle - 240}`
const lower = `M${now} ${middle}C${now + 120} ${middle + 20} ${now + 220} ${middle + 24} ${now + 396} ${middle + 96}`
const hatch = Array.from({ length: 21 }, (_, at) => {
  const part = (at + 1.4) / 21
  const across = now + 30 + part * 358
  const top = middle - 26 - part * 206
  const bottom = middle + 8 + part * 80
  return `<path d="M${across - 16 * part} ${bottom}C${across} ${(top + bottom) / 2} ${across + 4} ${(top + bottom) / 2 - 20} ${across + 22 * part} ${top}"/>`
}).join('')

const chart = drawn(
  `${Array.from({ length: 31 }, (_, at) => `<path d="M${90 + at * 36} 60V690M90 ${60 + Math.min(at, 17) * 37}H1180" stroke="${blue}" stroke-opacity=".2" stroke-width="2.5"/>`).join('')}
  <path d="M90 50V690H1190" stroke="${ink}" stroke-width="4"/>
  <path d="${linePath(known, 26 * 27, 620, 0, 1)}" transform="translate(90 70)" stroke="${blue}" stroke-width="6" stroke-linecap="round"/>${dots}
  <path d="M${now} 80V690" stroke="${ink}" stroke-width="3" stroke-dasharray="3 12" stroke-linecap="round"/>
  <g stroke="${signal}" stroke-linecap="round" stroke-width="6"><path d="${upper}"/><path d="${lower}"/><g stroke-width="3.5" stroke-opacity=".75">${hatch}</g></g>
  <path d="M${now} ${middle}C${now + 130} ${middle - 30} ${now + 220} ${middle - 40} ${now + 396} ${middle - 80}" stroke="${blue}" stroke-width="6" stroke-dasharray="2 16" stroke-linecap="round"/>
  <g font-family="${mono}" font-size="24" fill="#575C68"><text x="90" y="730">April</text><text x="400" y="730">June</text><text x="${now - 34}" y="730" fill="${ink}" font-weight="600">today</text><text x="1080" y="730">Eid</text><text x="40" y="76" transform="rotate(-90 52 76)" text-anchor="end">loaves</text></g>
  <g font-family="${display}" font-weight="700"><text x="120" y="128" font-size="62" letter-spacing="-2" fill="${ink}">Loaves on the eve of Eid</text></g>`,
  wide,
  high,
)

const ledger = `<div style="padding:34px 30px;font:500 25px/46px ${mono};color:#26324f;background:repeating-linear-gradient(transparent 0 43.5px,#2746c94d 43.5px 46px);height:100%"><b style="font:700 40px/46px ${display};color:${ink}">her book</b>${[
  ['Mon', 410],
  ['Tue', 395],
  ['Wed', 402],
  ['Thu', 460],
  ['Fri', 615],
  ['Sat', 580],
  ['Sun', 540],
  ['Mon', 415],
  ['Tue', 401],
  ['Wed', 398],
  ['Thu', 477],
]
  .map(([day, count]) => `<div class="sb"><span>${day}</span><span class="n">${count}</span></div>`)
  .join('')}</div>`

const answer = `<div style="padding:34px 38px"><div style="font:500 25px ${plain};color:#575C68">Bake for the eve</div><b class="n" style="display:block;font:700 140px/1 ${display};letter-spacing:-.05em;color:${ink}">690</b><div style="margin-top:6px;font:600 27px ${plain};color:#B5360F">or anything from 560 to 840</div>
  <div style="position:relative;height:18px;margin-top:28px;border-radius:9px;background:#14171f1a"><i class="a" style="left:24%;width:52%;height:18px;border-radius:9px;background:${signal}"></i><i class="a" style="left:48%;top:-8px;width:8px;height:34px;border-radius:4px;background:${ink}"></i></div></div>`

/** Of paper: on glass it was the second dark slab beside that of the craft before. */
const advice = (at: Spot): Laid =>
  card({ width: 520, height: 370, ground: '#FFFBEA', thick: 0.16, print: answer, ...at })

const ruler = (at: Spot): Laid =>
  card({
    width: 1000,
    height: 92,
    ground: '#F4D58B',
    thick: 0.14,
    coat: 0.4,
    print: drawn(
      `<path d="M0 70H1000V92H0Z" fill="#E2BC6A"/>${Array.from({ length: 96 }, (_, at) => `<path d="M${20 + at * 10} 0v${at % 10 === 0 ? 40 : at % 5 === 0 ? 28 : 18}" stroke="#5c4212" stroke-width="2"/>`).join('')}${Array.from({ length: 10 }, (_, at) => `<text x="${26 + at * 100}" y="62" font-family="${mono}" font-size="22" fill="#5c4212">${at}</text>`).join('')}`,
      1000,
      92,
    ),
    ...at,
  })

const forecast = (at: Spot): Laid =>
  leaf({ width: wide, height: high, print: chart, curl: [0.5, 0, 0.1, 0.3], ...at })

const doubt = { text: 'we do not know this part', color: '#FFE27A', size: 230, font: 36 }

/** The colour of the category, on which the scene lies. */
export const ground = '#C84BD6'

/** A forecast with the margin marked by hand, beside the notebook that it has to beat. */
const evening: Laid[] = [
  leaf({
    width: 420,
    height: 620,
    print: ledger,
    paper: '#FFFBEA',
    curl: [0, 0, 0.2, 0.6],
    x: 330,
    y: 560,
    turn: 6,
  }),
  forecast({ x: 1010, y: 470, turn: -3, lift: 0.22 }),
  note({ ...doubt, x: 1610, y: 180, turn: 6, lift: 0.3 }),
  advice({
    x: 1600,
    y: 800,
    turn: 3,
    scale: 0.96,
    lift: 0.75,
  }),
  ruler({ x: 720, y: 915, turn: -7, lift: 0.36 }),
  pencil({ length: 470, color: blue, x: 1368, y: 550, turn: 38, lift: 0.25 }),
]
export default evening

/** The advice lies below the chart, whose axis says until when it holds. */
export const thing: Laid[] = [
  forecast({ x: 490, y: 355, turn: -3, scale: 0.72 }),
  note({ ...doubt, x: 845, y: 125, turn: 6, lift: 0.12 }),
  advice({ x: 640, y: 782, turn: 3, scale: 0.88, lift: 0.2 }),
  loaf({ x: 225, y: 765, turn: -24, scale: 0.98 }),
]

export const single: Laid[] = [
  forecast({ x: 490, y: 345, turn: -3, scale: 0.7 }),
  advice({ x: 656, y: 760, turn: 3, scale: 0.92, lift: 0.2 }),
  loaf({ x: 230, y: 752, turn: -24, scale: 1.02 }),
]
