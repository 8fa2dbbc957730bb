import { bars } from '../../covers/parts.ts'
import { display, mono, paper, plain, signal } from '../print.ts'
import { envelope, type Laid, leaf, mango, pencil, pin, type Spot, tape } from '../table.ts'

/** The face of the orchard's own letters. */
const serif = 'Vollkorn'

const poster = `<div style="height:100%;background:#E9402B;color:#FFF3DC">
  <div class="a" style="left:44px;top:38px;font:900 178px/.8 ${serif};letter-spacing:-.05em">Ten<br>weeks<br>only</div><div class="a" style="left:48px;bottom:30px;font:700 42px/1.05 ${serif}">6,200 boxes.<br>One orchard.</div></div>`

const letter = `<div style="padding:58px 60px;font:400 27px/1.45 ${serif};color:#3B1D08"><div class="sb" style="padding-bottom:14px;border-bottom:2px solid;font:700 19px ${serif};letter-spacing:.12em"><span>CHAUNSA POST</span><span>LETTER 1</span></div><div style="margin:26px 0 24px;font:900 68px/.98 ${serif};letter-spacing:-.02em">The first crate is picked</div>
  <p>This morning at five we cut the first forty crates. They are small this year and very sweet, for want of rain.</p><p style="margin-top:18px">Say so before Sunday, and yours leaves with the lorry on Monday night.</p><div class="m" style="margin-top:30px;height:70px;background:#D8381E;color:#fff;font:700 27px ${serif}">Keep a box for me</div></div>`

const row = (name: string, spent: string, sold: string, each: string, best = false): string =>
  `<div style="display:grid;grid-template-columns:1.5fr 1fr 1fr 1fr;height:56px;align-items:center;border-top:2px solid #0000001c;${best ? `background:#FFE9B8;margin:0 -18px;padding:0 18px;font-weight:700` : ''}"><span>${name}</span><span class="n" style="text-align:right">${spent}</span><span class="n" style="text-align:right">${sold}</span><span class="n" style="text-align:right">${each}</span></div>`
const figures = `<div style="padding:40px 46px;font:500 23px ${mono};letter-spacing:-.03em"><div class="sb" style="margin-bottom:22px;font-family:${display}"><b style="font-size:52px;letter-spacing:-.03em">Monday page</b><span style="font:600 19px ${plain};color:#666">week 6 of 10</span></div>
  ${row('', 'spent', 'boxes', 'each')}${row('film', '96,000', '214', '449')}${row('letter', '11,000', '388', '28', true)}${row('search', '40,000', '260', '154')}${row('poster', '62,000', '71', '873')}
  <div style="margin-top:34px">${bars([0.2, 0.28, 0.4, 0.52, 0.74, 1], { height: 190, width: 78, gap: 22, color: '#35A7E8', accent: signal, at: [5], radius: 4 })}</div></div>`

/** How much shorter what lies along the table is seen than across it. */
const foreshortened = Math.sin((64 * Math.PI) / 180)

type Hung = Spot & { scale: number; turn: number; curl: [number, number, number, number] }

/** The poster, and on it the two mangoes that it is about. */
function hung(at: Hung): Laid[] {
  const on = (right: number, down: number): Spot => {
    const [angle, scale] = [(at.turn * Math.PI) / 180, at.scale]
    return {
      x: at.x + (right * Math.cos(angle) - down * Math.sin(angle)) * scale,
      y: at.y + (right * Math.sin(angle) + down * Math.cos(angle)) * scale * foreshortened,
      scale,
      turn: at.turn,
      lift: at.lift,
    }
  }
  return [
    leaf({
      width: 620,
      height: 940,
      print: poster,
      folds: { across: [0.5], along: [0.5] },
      ...at,
    }),
    mango({
      ...on(80, 222),
      long: 306,
      heading: 62,
      roll: 14,
      blush: 0.85,
      seed: 5,
      leaves: [
        [-12, 4, 42, 0.52],
        [10, 2, 88, 0.44],
      ],
    }),
    mango({ ...on(-166, 172), long: 232, heading: 128, roll: -12, blush: 0.6, seed: 8 }),
  ]
}

/** The colour of the category, on which the scene lies. */
export const ground = '#35A7E8'

/** The same ten weeks as a poster, as a letter and as the sums that decide between them: no sheet lies on another's words. */
const weeks: Laid[] = [
  ...hung({ x: 388, y: 570, turn: -5, scale: 0.97, curl: [0, 0, 0.3, 0.9], lift: 0.02 }),
  tape({ x: 136, y: 198, turn: -42, lift: 0.07 }),
  tape({ x: 638, y: 161, turn: 38, lift: 0.07 }),
  leaf({
    width: 700,
    height: 740,
    print: figures,
    paper,
    x: 1546,
    y: 502,
    turn: 2.5,
    scale: 0.9,
    lift: 0.04,
    curl: [0, 0.3, 0.5, 0],
  }),
  pin({ color: signal, x: 1562, y: 218, lift: 0.05 }),
  envelope({ letter: 'C', x: 990, y: 950, turn: 6, lift: 0.04 }),
  leaf({
    width: 600,
    height: 700,
    print: letter,
    paper: '#FFFDF6',
    x: 952,
    y: 470,
    turn: -2,
    scale: 0.93,
    lift: 0.5,
    curl: [0.4, 0.1, 0, 0.5],
    bow: 0.14,
  }),
  pencil({ length: 560, color: signal, x: 1540, y: 940, turn: -16, lift: 0.1 }),
]
export default weeks

export const thing: Laid[] = [
  ...hung({ x: 412, y: 486, turn: -5, scale: 0.9, curl: [0, 0, 0.03, 0.9], lift: 0.02 }),
  tape({ x: 128, y: 144, turn: -42, lift: 0.07 }),
  tape({ x: 632, y: 110, turn: 38, lift: 0.07 }),
  envelope({ letter: 'C', x: 742, y: 776, turn: -9, scale: 0.65, lift: 0.05 }),
]

export const single: Laid[] = [
  ...hung({ x: 500, y: 478, turn: -5, scale: 0.97, curl: [0, 0, 0.2, 0.9], lift: 0.02 }),
  tape({ x: 194, y: 113, turn: -42, lift: 0.07 }),
  tape({ x: 740, y: 75, turn: 38, lift: 0.07 }),
]
