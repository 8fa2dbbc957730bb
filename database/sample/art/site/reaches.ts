/** Reaches of the current, each for the opening of one page: drawings that stretch with it. */
import { boatHeight, boatWidth } from './boat.ts'
import { along, course, strand } from './current.ts'
import { ink, night, paper, signal } from './logo.ts'

const { sin, PI, cos } = Math

const smooth = (part: number): number => {
  const within = Math.max(0, Math.min(1, part))
  return within * within * (3 - 2 * within)
}

/** As smooth, without a jump of the bend either: for lines that are looked at closely. */
export const smoother = (part: number): number => {
  const within = Math.max(0, Math.min(1, part))
  return within ** 3 * (within * (6 * within - 15) + 10)
}

/**
 * What the home page opens with: a boat afloat on the one strand that has colour, which is the surface of the water. The
 * water is as dark as the opening, and mirrors the boat; what it hides of the hull isn't drawn. It ends at the paper of
 * the page below. 1440 x 560. `boat` is the picture of it.
 */
export function heroBoat(boat: string): string {
  const surface = (part: number) =>
    557 - 86 * smoother((part - 0.44) / 0.42) - 40 * smoother((part - 0.76) / 0.36)
  const top = course(1440, 12, surface)
  const shore = course(1440, 12, (part) => 557 - 26 * smoother((part - 0.5) / 0.5))
  const size = 3.3
  // The keel goes along the slope of the water, which crosses the hull at 71 of its 84 units.
  const afloat = 1180 / 1440
  const level = surface(afloat)
  const slope = ((surface(afloat + 0.04) - surface(afloat - 0.04)) / (0.08 * 1440)) * (180 / PI)
  const place = `translate(1180 ${level.toFixed(1)}) rotate(${slope.toFixed(1)}) scale(${size} `
  const ripples = [20, 44, 66].map(
    (deep, at) =>
      `<path d="${course(1440, 10, (part) => surface(part) + deep * smoother((part - 0.4) / 0.45) + 3 * sin(part * 22 + at * 2))}" stroke-opacity="${(0.4 - at * 0.1).toFixed(2)}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 560" preserveAspectRatio="xMaxYMax slice">
    <clipPath id="a"><path d="${top}V0H0Z"/></clipPath>
    <clipPath id="w"><path d="${top}V560H0Z"/></clipPath>
    <linearGradient id="f" x2="0" y2="92" gradientUnits="userSpaceOnUse" gradientTransform="translate(1180 ${level.toFixed(1)}) rotate(${slope.toFixed(1)})"><stop stop-color="#fff" stop-opacity=".62"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
    <mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="1440" height="560"><path fill="url(#f)" d="M0 0H1440V560H0Z"/></mask>
    <defs><g id="b">${boat}</g></defs>
    <g clip-path="url(#w)"><path fill="${night}" d="M0 0H1440V560H0Z"/><g mask="url(#m)"><use href="#b" transform="${place}-${size}) translate(-60 -71)"/></g>
    <g fill="none" stroke="#8C93A8">${ripples.join('')}</g></g>
    <path fill="${paper}" d="${shore}V560H0Z"/>
    <g clip-path="url(#a)"><use href="#b" transform="${place}${size}) translate(-60 -71)"/><path d="${top}" fill="none" stroke="#0B0D12" stroke-opacity=".24" stroke-width="15"/></g>
    <path d="${top}" fill="none" stroke="${signal}" stroke-width="6"/></svg>`
}

/** A line of handwriting from one place to another: words of different lengths, in the units of the boat. */
function handwriting([x, y]: [number, number], [toX, toY]: [number, number], seed: number): string {
  const long = Math.hypot(toX - x, toY - y)
  const [dx, dy] = [(toX - x) / long, (toY - y) / long]
  const spot = (at: number, up: number) =>
    `${(x + dx * at + dy * up).toFixed(2)} ${(y + dy * at - dx * up).toFixed(2)}`
  const words: string[] = []
  for (let at = 0, word = 0; at < long - 2; word++) {
    const end = Math.min(long, at + 4 + ((seed + word * 5) % 7))
    const points: string[] = []
    for (let step = 0; at <= end; at += 0.55, step++) {
      const tall = (seed + word + step) % 9 === 0 ? 1.6 : 0.8
      points.push(spot(at, step % 2 ? tall : -0.1))
    }
    words.push(`M${points.join('L')}`)
    at += 1.5
  }
  return words.join('')
}

/** What was written before the sheet was folded, where it shows on the hull and on the peak. */
const written = [
  handwriting([9, 38.5], [52, 58.5], 1),
  handwriting([12, 45], [53, 64], 4),
  handwriting([15.5, 51.5], [53, 69], 2),
  handwriting([19, 58], [39, 67.5], 6),
  handwriting([41.5, 40], [59, 9.5], 3),
  handwriting([46.5, 44], [60.5, 19.5], 5),
  handwriting([51.5, 48], [58, 36.5], 7),
].join('')

/** A letter, folded into a boat, on its way from the left. 1440 x 560. `boat` is the picture of it. */
export function letter(boat: string): string {
  const strands = Array.from({ length: 12 }, (_, index) => {
    const path = strand(
      along(1440, 16, (part) => {
        const near = Math.exp(-(((part - 0.73) / 0.15) ** 2))
        const rise = 480 - 90 * smooth((part - 0.2) / 0.7)
        return rise + (index - 4) * (3 + 12 * part) + near * 30 - 20 * sin(part * 8 + index * 0.35)
      }),
    )
    const bright = index === 5
    return `<path d="${path}"${bright ? ` stroke="${signal}" stroke-width="3"` : ''} stroke-opacity="${bright ? 1 : (0.6 - index * 0.03).toFixed(2)}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 560">
    <g fill="none" stroke="${ink}" stroke-width="1.4">${strands.slice(0, 3).join('')}</g>
    <g transform="translate(830 92) rotate(-6 215 200) scale(${440 / boatWidth} ${310 / boatHeight})">${boat}<path d="${written}" fill="none" stroke="${ink}" stroke-opacity=".6" stroke-width=".45" stroke-linejoin="round" stroke-linecap="round"/></g>
    <g fill="none" stroke="${ink}" stroke-width="1.4">${strands.slice(3).join('')}</g></svg>`
}

/** One of the strands of the river at the end of every page, the first of them its surface. */
const mouthStrand = (index: number): string =>
  course(1440, 8, (part) => {
    const crest = 150 - 84 * smoother((part - 0.25) / 0.5) + 30 * smoother((part - 0.8) / 0.5)
    return crest + index * (2 + 15 * part) + (4 + index * 1.5) * sin(part * 7 + index * 0.22)
  })

/** Where every page ends: the river, as strands to be shown in the colour of the page. 1440 x 320. */
export function mouth(): string {
  const strands = Array.from({ length: 14 }, (_, index) => {
    return `<path d="${mouthStrand(index)}" stroke-opacity="${index === 0 ? 1 : (0.8 - index * 0.05).toFixed(2)}"${index === 0 ? ' stroke-width="4"' : ''}/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 320" preserveAspectRatio="none">
    <style>path{vector-effect:non-scaling-stroke}</style>
    <g fill="none" stroke="#000" stroke-width="1.75">${strands.join('')}</g></svg>`
}

/** The same river as a ground and as a mask: everything below its surface, by night. 1440 x 320. */
export const mouthWater = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 320" preserveAspectRatio="none"><path fill="${night}" d="${mouthStrand(0)}V320H0Z"/></svg>`

/** Crests and troughs of the water between the crafts, no two of them alike. */
const [first, ...heights] = [
  [0, 30],
  [230, 40],
  [520, 9],
  [800, 42],
  [1010, 28],
  [1190, 36],
  [1500, 5],
  [1830, 40],
  [2060, 22],
  [2250, 32],
  [2540, 6],
  [2800, 34],
] as const

/** Their line, level at each of them: 2800 x 50. */
const wave = heights.reduce(
  ({ path, from }, [x, y]) => ({
    path: `${path}${Math.round(x - (x - from) * 0.42)} ${y} ${x} ${y} `,
    from: x,
  }),
  { path: `M${first.join(' ')}S`, from: 0 },
).path

/** Two banks as masks, one at the left of what lies on it, and the same at the right, turned round. 200 x 100. */
export const banks = (): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100" preserveAspectRatio="none"><path d="M7 0C3 10 0 20 0 33S9 62 9 76 6 93 4 100H100V0Z"/><path transform="rotate(180 100 50)" d="M7 0C3 10 0 20 0 33S9 62 9 76 6 93 4 100H100V0Z"/></svg>'

/** An inlet as a mask, from the right edge of the page. 100 x 100. */
export const inlet = (): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" preserveAspectRatio="none"><path d="M100 7C84 1 66 0 48 3 18 8 2 16 1 34 0 50 9 60 9 76 9 86 6 93 4 100H100Z"/></svg>'

/** A wave as a mask: its crest, and below it as much again of nothing but water. 2800 x 100. */
export const waveCrest = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2800 100" preserveAspectRatio="none"><path d="${wave}V100H0Z"/></svg>`

/**
 * The boats of the crafts come in, the nearer the larger, all but the one that would be lost on the colour of the call above
 * them: afloat at 84 of 120. 560 x 120. `boats` are their pictures in the order of the presets.
 */
export function arrivals(boats: string[]): string {
  // Middle, keel, width and list of each; the nearer, the later drawn.
  const fleet: [x: number, y: number, wide: number, list: number, preset: number][] = [
    [24, 106, 36, -5, 5],
    [124, 96, 40, -4, 1],
    [74, 104, 50, 4, 3],
    [260, 96, 54, 5, 6],
    [186, 101, 66, -6, 2],
    [372, 106, 90, -4, 7],
    [506, 114, 106, -6, 4],
  ]
  const each = fleet.map(([x, y, wide, list, preset]) => {
    const size = wide / boatWidth
    return `<g transform="translate(${x} ${y}) rotate(${list}) scale(${size.toFixed(3)}) translate(${-boatWidth / 2} ${-boatHeight})">${boats[preset]}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 120">${each.join('')}</svg>`
}

/** Degrees east and north, down the course of each river of the Punjab, and of the Indus. */
const rivers: Record<string, readonly (readonly [number, number])[]> = {
  indus: [
    [72.3, 34.4],
    [72.25, 33.9],
    [71.55, 32.95],
    [71.3, 32.4],
    [70.95, 31.8],
    [70.85, 30.6],
    [70.8, 29.9],
    [70.45, 28.95],
    [69.7, 28.4],
    [69, 27.9],
  ],
  jhelum: [
    [73.5, 34.4],
    [73.55, 33.8],
    [73.66, 33.14],
    [73.5, 32.7],
    [72.9, 32.45],
    [72.35, 32.25],
    [72.2, 31.8],
    [72.15, 31.15],
  ],
  chenab: [
    [75.4, 33.15],
    [74.75, 32.9],
    [74.47, 32.67],
    [74.1, 32.45],
    [73.6, 32.2],
    [72.98, 31.72],
    [72.3, 31.3],
    [72.1, 30.95],
    [71.85, 30.55],
    [71.4, 30.1],
    [71.05, 29.4],
    [70.45, 28.95],
  ],
  ravi: [
    [76, 32.75],
    [75.6, 32.37],
    [74.95, 32.1],
    [74.3, 31.6],
    [73.86, 31.2],
    [73.1, 30.85],
    [72.4, 30.58],
    [71.85, 30.55],
  ],
  beas: [
    [76.6, 31.95],
    [75.95, 31.97],
    [75.6, 31.85],
    [75.3, 31.5],
    [74.95, 31.15],
  ],
  sutlej: [
    [76.75, 31.35],
    [76.5, 30.97],
    [75.8, 31.02],
    [74.95, 31.15],
    [74.5, 30.95],
    [73.87, 30.4],
    [73.1, 30],
    [72.4, 29.75],
    [71.65, 29.45],
    [71.05, 29.38],
  ],
}

/** West, north, and units to a degree of latitude; a degree of longitude is shorter here. */
const west = 69.4
const north = 34.35
const scale = 155
const shrink = 0.857

/** The rivers by which the country is named, as strands over ink; Lahore lies at 66.4 and 45.3 % of it. */
export function fiveRivers(): string {
  const drawn = Object.entries(rivers).map(([name, course]) => {
    const own = name === 'ravi'
    const count = own ? 9 : 7
    const strands = Array.from({ length: count }, (_, index) => {
      const place = index - (count - 1) / 2
      const points = course.map(([east, up], at) => {
        // One thread where it springs and where it joins another; the Indus leaves the picture broad.
        const left = name === 'indus' ? 1 : course.length - 1 - at
        const narrow = Math.min(1, at / 2, left / 2)
        const spread = place * (6 + 5 * sin(at * 1.9 + 0.6)) * narrow
        return [
          (east - west) * scale * shrink + spread * 0.8,
          (north - up) * scale + spread * cos(at * 0.9),
        ] as const
      })
      const bright = own && place === 0
      const opacity = bright ? 1 : (own ? 1 : 0.72) - Math.abs(place) * 0.13
      return `<path d="${strand(points)}"${bright ? ` stroke="${signal}" stroke-width="5"` : ''} stroke-opacity="${opacity.toFixed(2)}"/>`
    })
    return strands.join('')
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 980 940">
    <g fill="none" stroke="#C4D2F0" stroke-width="1.7" stroke-linecap="round">${drawn.join('')}</g></svg>`
}
