/**
 * The marks of the invented partners: one colour, a sign and a name each. Two names are drawn as strokes, the others
 * set in a face of their own, for firms don't have their marks from one hand. Skeletons stand on a baseline of 0; either
 * brand picks its own pen for them.
 */
import { type Picture, printed } from '../picture.ts'
import { ink } from '../site/logo.ts'

type Letter = { path: string; width: number }

// Lower case with an x-height of 20, upper case 30 high.
const skeletons: Record<string, Letter> = {
  a: { path: 'M20-21V0M20-10A10 10 0 1 0 0-10a10 10 0 1 0 20 0', width: 20 },
  d: { path: 'M20-32V0M20-10A10 10 0 1 0 0-10a10 10 0 1 0 20 0', width: 20 },
  g: { path: 'M20-21V2A8 8 0 0 1 12 10H3M20-10A10 10 0 1 0 0-10a10 10 0 1 0 20 0', width: 20 },
  h: { path: 'M0-32V0M0-10A9 9 0 0 1 18-10V0', width: 18 },
  i: { path: 'M0-20V0M0-29V-28', width: 0 },
  n: { path: 'M0-21V0M0-10A9 9 0 0 1 18-10V0', width: 18 },
  p: { path: 'M0-21V11M0-10A10 10 0 1 0 20-10a10 10 0 1 0-20 0', width: 20 },
  r: { path: 'M0-21V0M0-11A9 9 0 0 1 9-20H11', width: 11 },
  s: { path: 'M15-17C12-20 3-21 2-15.5S15-9 14.5-4.5 3 1 0-3', width: 15 },
  t: { path: 'M4-29V-7A7 7 0 0 0 11 0H13M-2-20H12', width: 13 },
  u: { path: 'M0-20V-9A9 9 0 0 0 18-9V-20M18-21V0', width: 18 },
  y: { path: 'M0-20L10-1M20-20L8 4C6 8 3 10-1 9', width: 20 },
  z: { path: 'M0-20H16L0 0H17', width: 17 },
  A: { path: 'M0 0L12-30 24 0M5-10H19', width: 24 },
  C: { path: 'M22-26A14 15 0 1 0 22-4', width: 22 },
  D: { path: 'M0-30V0H9A15 15 0 0 0 9-30H0', width: 24 },
  H: { path: 'M0-30V0M20-30V0M0-15H20', width: 20 },
  K: { path: 'M0-30V0M20-30L2-13M7-18L21 0', width: 21 },
  N: { path: 'M0 0V-30L20 0V-30', width: 20 },
  T: { path: 'M0-27.2H22M11-27V0', width: 22 },
  U: { path: 'M0-30V-10A10 10 0 0 0 20-10V-30', width: 20 },
}

/** What is taken from between two letters that would stand apart. */
const kerning: Record<string, number> = { AT: 6 }

type Setting = {
  x: number
  y: number
  space: number
  pen: string
  scaleX?: number
  scaleY?: number
  slant?: number
}

/** The strokes of a word and the x at which it ends. */
function word(
  text: string,
  { x, y, space, pen, scaleX = 1, scaleY = 1, slant = 0 }: Setting,
): { svg: string; end: number } {
  let at = 0
  const strokes = [...text].map((character, index) => {
    at -= kerning[text.slice(index - 1, index + 1)] ?? 0
    const letter = skeletons[character]
    if (!letter) throw new Error(`No skeleton for ${character}`)
    const svg = `<path transform="translate(${at})" d="${letter.path}"/>`
    at += letter.width + space
    return svg
  })
  return {
    svg: `<g transform="translate(${x} ${y}) skewX(${-slant}) scale(${scaleX} ${scaleY})" fill="none" stroke="${ink}" ${pen}>${strokes.join('')}</g>`,
    end: x + (at - space) * scaleX,
  }
}

function mark(
  file: string,
  label: string,
  sign: string,
  name: { svg: string; end: number },
): Picture {
  const width = Math.ceil(name.end + 8)
  return printed(
    `database/sample/pictures/partners/${file}.webp`,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 2}" height="112" viewBox="0 0 ${width} 56" role="img" aria-label="${label}">${sign}${name.svg}</svg>`,
  )
}

const solid = `fill="${ink}"`
const open = (weight: number, more = ''): string =>
  `fill="none" stroke="${ink}" stroke-width="${weight}" ${more}`

/** A solid shape with lines cut out of it, so that the ground shows through. */
const cut = (shape: string, lines: string): string =>
  `<mask id="m"><path fill="#fff" d="${shape}"/><path fill="none" stroke="#000" stroke-width="2.6" stroke-linecap="round" d="${lines}"/></mask><path mask="url(#m)" ${solid} d="${shape}"/>`

/** Chaukhat, the door frame: two frames, one within the other, the inner ajar. */
const chaukhat = mark(
  'chaukhat-hosting',
  'Chaukhat Hosting',
  `<path ${open(5)} d="M8 50V6H42V50"/><path ${solid} d="M17 50V15L33 20V50Z"/><path ${open(5)} d="M3 50H47"/>`,
  word('CHAUKHAT', {
    x: 62,
    y: 42,
    space: 9,
    pen: 'stroke-width="5.5" stroke-linejoin="bevel"',
    scaleX: 0.86,
    scaleY: 0.94,
  }),
)

/** A name in a face that the machine has, which makes it so many pixels wide. */
const named = (
  text: string,
  { x, y, wide, face }: { x: number; y: number; wide: number; face: string },
): { svg: string; end: number } => ({
  svg: `<text x="${x}" y="${y}" ${face} ${solid}>${text}</text>`,
  end: x + wide,
})

/** Tarazu, the scales: a beam in balance over two bowls. */
const tarazu = mark(
  'tarazu-payments',
  'Tarazu Payments',
  `<path ${open(3.2, 'stroke-linecap="round"')} d="M28 8V46M16 47H40M6 15H50"/><circle ${solid} cx="28" cy="8" r="4.5"/><path ${solid} d="M-1 28H15A8 8 0 0 1-1 28ZM41 28H57A8 8 0 0 1 41 28Z" transform="translate(1)"/><path ${open(1.8)} d="M8 15L1 28M8 15L15 28M50 15L43 28M50 15L57 28"/>`,
  named('TARAZU', {
    x: 66,
    y: 42,
    wide: 166,
    face: 'font-family="GFS Didot" font-size="38" letter-spacing="1.5"',
  }),
)

/** Syahi, ink: a drop, and the name as a foundry would print it. */
const syahi = mark(
  'syahi-type-foundry',
  'Syahi Type Foundry',
  cut(
    'M24 3C34 16 41 25 41 35A17 17 0 0 1 7 35C7 25 14 16 24 3Z',
    'M24 12V30M24 36a1.5 1.5 0 1 0 .1 0',
  ),
  named('Syahi', {
    x: 58,
    y: 42,
    wide: 142,
    face: 'font-family="Arapey Black-Display, Arapey" font-weight="900" font-size="54"',
  }),
)

/** Patang, the kite, and the tail that becomes its name. */
const patang = mark(
  'patang-films',
  'Patang Films',
  `${cut('M34 3L56 22 30 42 12 19Z', 'M34 3L30 42M12 19C26 14 42 15 56 22')}<path ${open(2.6, 'stroke-linecap="round"')} d="M30 42C26 52 16 46 12 52"/>`,
  named('Patang', {
    x: 64,
    y: 41,
    wide: 136,
    face: 'font-family="Lobster Two" font-weight="700" font-style="italic" font-size="48"',
  }),
)

/** Dakkhan, the south: an arrow of three lines that points down and on. */
const dakkhan = mark(
  'dakkhan-couriers',
  'Dakkhan Couriers',
  `<path ${solid} d="M2 8H20L36 28 20 48H2L18 28Z"/><path ${solid} d="M28 8H36L52 28 36 48H28L44 28Z"/>`,
  word('DAKKHAN', {
    x: 68,
    y: 43,
    space: 9,
    pen: 'stroke-width="7" stroke-linejoin="bevel"',
    scaleX: 0.98,
    slant: 12,
  }),
)

export const partnerMarks: Picture[] = [chaukhat, tarazu, syahi, patang, dakkhan]
