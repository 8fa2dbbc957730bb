/**
 * The river of the crafts, as masks that a style sheet fills with the colour of each craft and turns round for every
 * second: along a row of crafts and, where they follow each other down a page, from side to side.
 */
const { sin, PI, cos } = Math

type Point = readonly [x: number, y: number]

/** Of places written as `x y,x y`. */
const places = (text: string): Point[] =>
  text.split(',').map((place) => {
    const [x, y] = place.split(' ').map(Number)
    return [x ?? 0, y ?? 0]
  })

/**
 * Curves from the second of some places to the last but one, none of which is a corner: of the first and the last only
 * the direction counts. The pen is at the second.
 */
const along = (all: Point[]): string =>
  all
    .slice(2, -1)
    .map((place, at) => {
      const [before, from, , after] = all.slice(at, at + 4) as [Point, Point, Point, Point]
      const third = (x: 0 | 1, near: Point, to: Point, back: Point, sign: number) =>
        near[x] + (sign * (to[x] - back[x])) / 6
      const numbers = [
        third(0, from, place, before, 1),
        third(1, from, place, before, 1),
        third(0, place, after, from, -1),
        third(1, place, after, from, -1),
        ...place,
      ]
      return `C${numbers.map((each) => Number(each.toFixed(1))).join(' ')}`
    })
    .join('')

/** Shapes in a row, 110 apart. */
const row = (width: number, top: number, height: number, shapes: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${width + 110 * (shapes.length - 1)} ${height}" preserveAspectRatio="none">${shapes
    .map(
      (shape, at) => `<path${at > 0 ? ` transform="translate(${110 * at})"` : ''} d="${shape}"/>`,
    )
    .join('')}</svg>`

/**
 * Its reaches where words stand beside them: each comes round the tip of the land on which the words before it stand,
 * crosses to three quarters of the width, where it is a pool out to the edge of the page, and goes on round the tip of
 * the land of its own. Its colour begins at the outer bank before a tip and has all of the stream after it. Each
 * 108 x 116: two that take turns, the one that comes from the edge of the page, and the one that goes out to it.
 */
export function meander(): string {
  /** Where a place of this reach is for the next one, which is the other way round. */
  const onwards = ([x, y]: Point): Point => [100 - x, y - 101.9]
  /** From the edge of the page round the outside of the bend, and round the tip of the land on its inside. */
  const outer = places('118 77,108 81,99 86,92 92,86.5 99,80 107,70 116')
  const tip = places('55 74,59 84,65.5 91.5,67 98.5,60 103,48 104.4')
  const begins = outer.slice(3, 6).map(onwards)
  const comesRound = tip.slice(3).map(onwards)

  /** Its upper bank out to the edge, and its lower one, from where it begins to that tip. */
  const [steep, level] = [places('75 4.5,92 6,108 12,124 20'), places('74 7,92 5,108 0,124 -6')]
  const [small, large] = [
    places('33 14,47 22.5,57 35,56.5 50,53.5 63'),
    places('33 13,49 20,60 32,58 48,53.5 62'),
  ]
  const flows = (upper: Point[], lower: Point[], end: string) =>
    `${along(upper)}V81${along(outer)}L72 106L60 103${along([...lower, ...tip].toReversed())}${end}`
  const seam = 'C22-3 28 3 40 1.1'
  const between = (upper: Point[], lower: Point[]) =>
    flows([...comesRound, ...upper], [...begins, ...lower], `${seam}Z`)
  const out = places('122 70,108 76,88 91,60 101.5,28 106,-2 106.5,-20 106')
  const outAbove = places('-20 101,-2 100.5,26 100,44 96,54 88,56 78')
  return row(108, -8, 116, [
    `M40 1.1${between(steep, small)}`,
    `M40 1.1${between(level, large)}`,
    `M-2 6${flows([...places('-16 9,-2 6,20 4,50 7'), ...steep], places('-16 18,-2 19,16 18,32 19.5,47 26,57 36,56.5 50,53.5 63'), 'Z')}`,
    `M40 1.1${along([...comesRound, ...steep])}V76${along(out)}V100.5${along([...outAbove, ...[...begins, ...small].toReversed()])}${seam}Z`,
  ])
}

/**
 * Its reaches where words stand below them: each down across the whole page, from the bend at the left, whose last colour
 * it meets at its head, into the one at the right. Each 100 x 96, of which 16 lie above the reach; in the same order.
 */
export function bends(): string {
  const from = 'M-2-5C5-12 11-8 17-15C17-5 25 2 39 3'
  const upper = `${from}C60 4 80 1 102 9`
  const foot = 'V80H83C83 72 77 66 65 63C46 58 22 55-2 46Z'
  return row(100, -16, 96, [
    `${upper}${foot}`,
    `${from}C56 4 82 9 102 1${foot}`,
    `M-2-2C14-6 28 4 48 3C68 2 84 2 102 9${foot}`,
    `${upper}V60C80 64 58 66 40 62C24 58 14 50-2 46Z`,
  ])
}

/** The bend at the right, down along the words, as high as they are. 100 x 100. */
export const bendOn = (): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" preserveAspectRatio="none"><path d="M83 0C83 28 79 36 80 50C81 62 83 68 83 84V100H102V0Z"/></svg>'

/**
 * One reach of the river of crafts as a mask: a pool between two narrows, with what laps over the reach before it and
 * what the one after it laps over. Upside down it goes on from where it ends. 122 x 100.
 */
export function reach(): string {
  const bank = (side: -1 | 1) => (x: number) =>
    50 + 7 * cos((PI * x) / 100) + side * (25 + 17 * sin((PI * x) / 100) ** 2)
  const curve = (line: (x: number) => number, places: number[]) =>
    places
      .slice(1)
      .map((x, at) => {
        const from = places[at] ?? 0
        const third = (x - from) / 3
        const slope = (near: number) => line(near + 0.5) - line(near - 0.5)
        const [leaving, coming] = [line(from) + slope(from) * third, line(x) - slope(x) * third]
        return `C${[from + third, leaving, x - third, coming, x, line(x)].map((each) => Number(each.toFixed(1))).join(' ')}`
      })
      .join('')
  const head = curve(bank(-1), [8, 34, 60, 86, 112])
  const foot = curve(bank(1), [112, 81, 51, 20, -10])
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 0 122 100" preserveAspectRatio="none"><path d="M8 ${bank(-1)(8).toFixed(1)}${head}V${bank(1)(112).toFixed(1)}${foot}C10 70-12 48 8 ${bank(-1)(8).toFixed(1)}Z"/></svg>`
}

/**
 * Between two rows of crafts, the turn at the edge of the page: down from the end of the first, and into that of the
 * second, which laps over it. Each 100 x 100.
 */
export const turn = (): string =>
  row(100, 0, 100, [
    'M-2-2H102V102H58C62 70 68 40 52 29C40 21 22 19-2 16Z',
    'M58 0C70 10 86 4 102 16V102H-2V58C26 56 46 44 54 26C57 18 58 8 58 0Z',
  ])
