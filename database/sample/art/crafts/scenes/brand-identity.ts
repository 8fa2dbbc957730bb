import { cream, face, green, mark, mustard, red, stencil } from '../do-pahiya.ts'
import { display, drawn, ink, mono, plain, signal } from '../print.ts'
import { card, type Laid, leaf, type Spot } from '../table.ts'

/** The first letter of its name between its lines, with the bridge that the stencil leaves. */
const specimen = (
  words: string,
): string => `<div style="height:100%;background:${cream};color:${ink}"><div class="a" style="left:62px;top:40px;font:900 757px/1 ${face};color:${red}">D</div><i class="a" style="left:80px;top:336px;width:440px;height:28px;background:${cream}"></i>
  ${drawn(`<g stroke="${ink}" stroke-width="3" stroke-opacity=".55"><path d="M0 98H760M0 600H760M0 796H760" stroke-dasharray="2 10" stroke-linecap="round"/><path d="M89 40V660M499 40V660"/><circle cx="499" cy="350" r="10" fill="${cream}"/><circle cx="89" cy="98" r="10" fill="${cream}"/><circle cx="89" cy="600" r="10" fill="${cream}"/></g><g font-family="${mono}" font-size="22" fill="${ink}"><text x="620" y="86">cap 700</text><text x="620" y="588">base 0</text><text x="60" y="784">-190</text></g>`, 760, 900)}
  ${words}</div>`
const name =
  '<div class="a" dir="rtl" style="right:252px;top:556px;font:400 132px/2.1 Noto Nastaliq Urdu">دو پہیہ</div>'

type Chip = [color: string, name: string, code: string, turn: number]
const chips: Chip[] = [
  [ink, 'Tyre', '20 23 31', -38],
  [green, 'Bottle', '19 92 71', -19],
  [mustard, 'Haldi', '240 180 41', 0],
  [signal, 'Signal', '255 91 46', 19],
  [red, 'Loha', '200 40 30', 38],
]

/** Colours on stiff card, that turn about one rivet. */
const fan = (rivet: Spot): Laid[] =>
  chips.map(([color, name, code, turn], at) => {
    const angle = (turn * Math.PI) / 180
    return card({
      width: 230,
      height: 620,
      radius: 14,
      thick: 0.05,
      ground: '#FFFFFF',
      print: `<div style="height:410px;background:${color}"></div><div style="padding:22px 24px;color:${ink}"><b style="font:700 34px/1.1 ${display}">${name}</b><div style="margin-top:6px;font:500 21px ${mono};color:#666">${code}</div></div><i class="a" style="left:22px;bottom:22px;width:28px;height:28px;border-radius:50%;background:#8b8f99"></i>`,
      x: rivet.x + 250 * Math.sin(angle),
      y: rivet.y - 235 * Math.cos(angle),
      turn,
      lift: 0.04 + at * 0.075,
    })
  })

const visitingCard = `<div style="position:absolute;inset:0;padding:34px 40px;background:${red};color:${cream}"><svg width="230" height="150" viewBox="0 0 360 230">${mark(cream, 17)}</svg><div class="sb" style="margin-top:36px;align-items:flex-end">${stencil('Do Pahiya', 62, cream, red)}<span style="font:500 20px/1.35 ${plain};text-align:right">cycles mended<br>while you wait</span></div></div>`

/** The wooden stamp lies on its side; what it leaves is on the parcel paper beside it. */
const print = `<div class="m" style="height:100%"><svg width="400" height="300" viewBox="-20 -20 400 270" style="transform:rotate(-8deg);opacity:.86">${mark('#3A1B12', 16)}</svg></div>`
const stamp = (at: Spot): Laid => ({ kind: 'stamp', ...at })

const letter = (at: Spot, words = ''): Laid =>
  leaf({ width: 760, height: 900, print: specimen(words), curl: [0, 0.3, 0.2, 0], ...at })

const visiting = (at: Spot): Laid =>
  card({ width: 590, height: 360, print: visitingCard, ground: red, radius: 10, ...at })

/** The colour of the category, on which the scene lies. */
export const ground = '#161A23'

/** Letters on their lines, colours in a fan, and the mark where it has to hold: card and stamp. */
const identity: Laid[] = [
  letter({ x: 770, y: 550, turn: -4 }, name),
  ...fan({ x: 1400, y: 900 }),
  leaf({
    width: 470,
    height: 400,
    print,
    paper: '#C9A06B',
    curl: [0.3, 0, 0, 0],
    x: 336,
    y: 815,
    turn: 8,
    lift: 0.3,
  }),
  visiting({ x: 1570, y: 880, turn: -6, lift: 0.6, lean: 6 }),
  card({
    width: 400,
    height: 240,
    print: `<div class="m" style="position:absolute;inset:0;gap:26px"><svg width="120" height="80" viewBox="0 0 360 230">${mark(ink, 20)}</svg><svg width="58" height="40" viewBox="0 0 360 230">${mark(ink, 26)}</svg><svg width="26" height="18" viewBox="0 0 360 230">${mark(ink, 34)}</svg></div>`,
    ground: mustard,
    x: 1140,
    y: 965,
    turn: 5,
    lift: 0.5,
  }),
  stamp({ x: 240, y: 330, turn: 24 }),
]
export default identity

export const thing: Laid[] = [
  letter({ x: 420, y: 490, turn: -4, scale: 0.96 }),
  stamp({ x: 760, y: 320, turn: 24, scale: 0.9, lift: 0.2 }),
  visiting({ x: 660, y: 800, turn: -6, scale: 0.88, lift: 0.5, lean: 6 }),
]

export const single: Laid[] = [
  letter({ x: 440, y: 510, turn: -4, scale: 1.02 }),
  stamp({ x: 790, y: 330, turn: 24, scale: 1.05, lift: 0.2 }),
]
