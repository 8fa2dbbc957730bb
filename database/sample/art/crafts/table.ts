/**
 * A table with what a craft works with: where things lie, and what is printed on them. `render/table.py`
 * models and lights them. Places are pixels of the picture, angles degrees, heights hundreds of pixels.
 */

import { aluminium, struck } from '../mint.ts'
import type { Shot } from '../picture.ts'
import { face } from '../render/render.ts'
import { display, faces, ink, paper, plain } from './print.ts'

export type Spot = {
  /** Middle of the thing. */
  x: number
  y: number
  scale?: number
  /** In the plane, with the clock. */
  turn?: number
  /** How high above the table it lies. */
  lift?: number
  /** How far its upper edge is raised, and its right one. */
  lean?: number
  tip?: number
}

/** A thing as the script knows it; `print` is what its texture, or its textures, show. */
export type Laid = Spot & {
  kind: string
  wide?: number
  high?: number
  print?: Shot | Record<string, Shot>
  /** What its own script reads beside that, by names of that script's. */
  textures?: Record<string, Shot>
  files?: Record<string, string>
  [option: string]: unknown
}

/** Things as the script knows them, and the textures and files that they name. */
export function onTable(things: Laid[]): {
  known: Laid[]
  textures: Record<string, Shot>
  files: Record<string, string>
} {
  const textures: Record<string, Shot> = {}
  const files: Record<string, string> = {}
  const known = things.map(({ print, textures: own, files: read, ...thing }, at) => {
    Object.assign(textures, own)
    Object.assign(files, read)
    if (!print) return thing
    const image = `print-${at}-`
    const shots = 'body' in print ? { '': print as Shot } : print
    for (const [side, shot] of Object.entries(shots)) textures[image + side] = shot
    return { ...thing, image }
  })
  return { known, textures, files }
}

/** Pixels of a texture for each pixel that it is printed with. */
const fine = 1.5

const text = (ground: string, body: string): string =>
  `${faces}<div class="a" style="inset:0;background:${ground};color:${ink};font-family:${plain}">${body}</div>`

/** What is printed on a sheet that isn't a plain rectangle is clear where there is none of it. */
export const printed = (width: number, height: number, ground: string, body: string): Shot => ({
  ...face(width, height, fine, 'transparent', text(ground, body)),
  transparent: true,
})

type Sheet = Spot & {
  width: number
  height: number
  print: string
  paper?: string
  /** How far its corners rise, from the upper left with the clock. */
  curl?: [number, number, number, number]
  /** How far its lower edge rises. */
  foot?: number
  /** How far its middle rises over its sides. */
  bow?: number
  /** Where it was folded: across from its foot and along from its left, as parts of it. */
  folds?: Record<'across' | 'along', number[]>
}

export const leaf = ({ width, height, print, paper: ground = paper, ...at }: Sheet): Laid => ({
  kind: 'leaf',
  wide: width,
  high: height,
  print: printed(width, height, ground, print),
  ...at,
})

/** A square note that sticks at its upper edge. */
export const note = ({
  color,
  text: words,
  size = 220,
  font = 33,
  ...at
}: Spot & { color: string; text: string; size?: number; font?: number }): Laid =>
  leaf({
    width: size,
    height: size,
    paper: `linear-gradient(#0000000d,#0000 16%),${color}`,
    print: `<div style="padding:${size * 0.11}px;font:700 ${font}px/1.08 ${display};letter-spacing:-.01em">${words}</div>`,
    foot: 0.3,
    ...at,
  })

type Board = Spot & {
  width: number
  height: number
  print: string
  ground?: string
  case?: string
  radius?: number
  thick?: number
  coat?: number
}

export const card = ({ width, height, print, ground = paper, ...at }: Board): Laid => ({
  kind: 'card',
  wide: width,
  high: height,
  case: ground.startsWith('#') ? ground : paper,
  print: face(width, height, fine, ground, text('transparent', print)),
  ...at,
})

/** A browser's window; `width` and `height` are those of the page in it. */
export function browser({ url, width, height, print, ...at }: Board & { url: string }): Laid {
  const dot = '<i style="width:15px;height:15px;border-radius:50%;background:#5A5D6648"></i>'
  const bar = `<div class="r" style="height:56px;background:#F1F1EF;padding:0 20px;gap:10px;color:#5A5D66;font:500 18px ${plain}">${dot.repeat(3)}<span class="m" style="margin:0 auto;width:46%;height:34px;border-radius:17px;background:#5A5D661c;transform:translateX(-30px)">${url}</span></div>`
  return {
    kind: 'window',
    wide: width,
    high: height + 56,
    print: face(
      width,
      height + 56,
      fine,
      '#fff',
      text(
        '#fff',
        `${bar}<div style="position:relative;width:${width}px;height:${height}px;overflow:hidden">${print}</div>`,
      ),
    ),
    ...at,
  }
}

/** A window of a tool: dark glass with three dots, that shines. */
export function pane({ width, height, print, ...at }: Board): Laid {
  const dot = '<i style="width:13px;height:13px;border-radius:50%;background:#fff3"></i>'
  return {
    kind: 'window',
    wide: width,
    high: height,
    case: '#1B1F2A',
    glow: 0.95,
    radius: 18,
    print: face(
      width,
      height,
      fine,
      '#10131B',
      text(
        '#10131B',
        `<div style="color:#E9EDF6"><div class="r" style="height:46px;gap:9px;padding:0 18px;background:#1B1F2A">${dot.repeat(3)}</div>${print}</div>`,
      ),
    ),
    ...at,
  }
}

type Phone = Spot & { screen: string; ground?: string; color?: string; frame?: string }

/** A telephone whose screen is 390 x 844 points. */
export const phone = ({ screen, ground = '#fff', color = ink, frame, ...at }: Phone): Laid => ({
  kind: 'phone',
  wide: 418,
  high: 872,
  ...(frame && { case: frame }),
  print: face(
    394,
    848,
    fine * 1.2,
    '#050506',
    `${faces}<div class="a" style="inset:5px;border-radius:50px;overflow:hidden;background:${ground};color:${color};font-family:${plain}">${screen}<div class="a" style="left:125px;bottom:9px;width:134px;height:5px;border-radius:3px;background:${color};opacity:.85"></div></div>`,
  ),
  ...at,
})

/** A tablet that lies; `width` and `height` are those of its screen. */
export const tablet = ({ width, height, print, ...at }: Board): Laid => ({
  kind: 'phone',
  wide: width + 76,
  high: height + 76,
  radius: 56,
  print: face(
    width + 52,
    height + 52,
    fine,
    '#0B0C10',
    text(
      '#0B0C10',
      `<div class="a" style="inset:26px;border-radius:12px;overflow:hidden">${print}</div>`,
    ),
  ),
  ...at,
})

export const pencil = ({ length, ...at }: Spot & { length: number; color: string }): Laid => ({
  kind: 'pencil',
  wide: length,
  high: 1,
  ...at,
})

export const pin = (at: Spot & { color: string }): Laid => ({ kind: 'pin', ...at })

/** A strip of paper tape that one sees through. */
export const tape = ({ long = 130, ...at }: Spot & { long?: number }): Laid =>
  leaf({ width: long, height: 42, paper: '#FFF7E2b8', print: '', ...at })

/** A pile of coins of that value, of aluminium. */
export const coins = ({ value, ...at }: Spot & { value: string; layers: number }): Laid => ({
  kind: 'coins',
  wide: 168,
  high: 168,
  print: struck(value, aluminium),
  ...at,
})

/** A closed envelope, bowed by what is in it: a letter is pressed into the wax on the point of its flap. */
export const envelope = ({ letter, ...at }: Spot & { letter: string }): Laid => ({
  kind: 'envelope',
  wide: 560,
  high: 350,
  print: face(
    100,
    100,
    4,
    '#fff',
    `${faces}<div class="a m" style="inset:0;filter:blur(.7px);font:700 60px ${display};color:#000">${letter}</div>`,
  ),
  ...at,
})

/** A leaf at a mango's stem: its roll, its pitch, where it points, and how long it is as a part of the fruit. */
type Foliage = [roll: number, pitch: number, heading: number, long: number]

/** A mango that lies on its side, its stem pointing `heading` degrees against the clock from the right. */
export const mango = ({
  long,
  ...at
}: Spot & {
  long: number
  heading: number
  /** Degrees by which it has rolled from its flatter side. */
  roll: number
  /** How red its shoulder is, up to 1. */
  blush: number
  /** Which of all fruit it is. */
  seed: number
  leaves?: Foliage[]
}): Laid => ({ kind: 'mango', wide: long, ...at })

/** A line on the table, or above it where points have a third number. */
export const cord = (line: {
  points: (readonly [x: number, y: number, up?: number])[]
  color: string
  thick?: number
  lift?: number
  twist?: number
}): Laid => ({
  kind: 'cord',
  x: 0,
  y: 0,
  ...line,
  points: line.points.map(([x, y, up = 0]) => [x, y, up]),
})

/** An open carton with a pair of khussas in it: which of what `cut` made, and what its label says on 490 by 200. */
export const parcel = ({
  pair,
  label,
  ...at
}: Spot & {
  pair: { textures: Record<string, Shot>; files: Record<string, string> }
  shoe: string
  label: string
}): Laid => ({
  kind: 'parcel',
  ...pair,
  print: printed(490, 200, paper, label),
  ...at,
})

/** A loaf of bread, some 350 long. */
export const loaf = (at: Spot): Laid => ({ kind: 'bread', ...at })

/** Folded from one sheet, its middle at the waterline. */
export const boat = ({
  long,
  ...at
}: Spot & { long: number; color: string; edge: string }): Laid => ({
  kind: 'boat',
  wide: long,
  ...at,
})

/** From off to five, around the knob of a fan. */
const dial = `<svg width="300" height="300" viewBox="-150 -150 300 300" fill="#F4EBD6" text-anchor="middle" font-family="${display}" font-weight="700" font-size="27">${[
  '0',
  '1',
  '2',
  '3',
  '4',
  '5',
]
  .map((step, at) => {
    const turn = ((at * 54 - 135) * Math.PI) / 180
    return `<text x="${(Math.sin(turn) * 124).toFixed(1)}" y="${(9 - Math.cos(turn) * 124).toFixed(1)}">${step}</text>`
  })
  .join('')}</svg>`

/** What a label says below a rocker, of the six in two rows of three. */
type Labels = Partial<Record<0 | 1 | 2 | 3 | 4 | 5, string>>

/** A switchboard from a wall: six rockers, of which some are on, and the regulator of a fan. */
export const switchboard = ({ labels, ...at }: Spot & { labels: Labels; on: number[] }): Laid => ({
  kind: 'switches',
  wide: 620,
  high: 830,
  labelled: Object.keys(labels).map(Number),
  print: {
    ...Object.fromEntries(
      Object.entries(labels).map(([place, words]) => [
        place,
        printed(
          176,
          54,
          'linear-gradient(90deg,#0000 0 2px,#F6E7B4 2px 174px,#0000 174px)',
          `<div class="m" style="height:100%;font:700 36px/1 ${display};letter-spacing:-.02em">${words}</div>`,
        ),
      ]),
    ),
    dial: printed(300, 300, 'transparent', dial),
  },
  ...at,
})
