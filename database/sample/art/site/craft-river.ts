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
 * the direction counts. The pen is at the second. In tenths, and each from the one before, or the file is twice as long.
 */
const along = (all: Point[]): string =>
  all
    .slice(2, -1)
    .map((place, at) => {
      const [before, from, , after] = all.slice(at, at + 4) as [Point, Point, Point, Point]
      const leaving = [0, 1].map((axis) => tenths(((place[axis] ?? 0) - (before[axis] ?? 0)) / 6))
      const rest = [0, 1].map((axis) => {
        const [start, end] = [tenths(from[axis] ?? 0), tenths(place[axis] ?? 0)]
        const coming = tenths(((after[axis] ?? 0) - (from[axis] ?? 0)) / 6)
        return [end - coming - start, end - start]
      })
      const [[nearX, x], [nearY, y]] = rest as [[number, number], [number, number]]
      return at === 0
        ? `c${packed([...leaving, nearX, nearY, x, y])}`
        : `s${packed([nearX, nearY, x, y])}`
    })
    .join('')

const tenths = (value: number) => Math.round(value * 10)

/** A sign parts numbers as well as a blank does. */
const packed = (numbers: number[]) => numbers.join(' ').replaceAll(' -', '-')

/** Shapes in a row. */
const row = (width: number, top: number, height: number, shapes: string[], apart = 110) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${width + apart * (shapes.length - 1)} ${height}" preserveAspectRatio="none">${shapes
    .map(
      (shape, at) => `<path${at > 0 ? ` transform="translate(${apart * at})"` : ''} d="${shape}"/>`,
    )
    .join('')}</svg>`

/** Places along the banks of a reach: the upper one out to the edge of the page, the lower one, and the outer one from that edge. */
type Course = { upper: string; lower: string; outer: string }

/**
 * Its reaches where words stand beside them: each comes round the tip of the land on which the words before it stand,
 * crosses to three quarters of the width, where it is a pool out to the edge of the page, and goes on round the tip of
 * the land of its own. Each 108 x 114, of which 7 lie before the reach and 7 after it. The third comes from the edge of
 * the page and the fourth goes out to it; the others go on into each other in any order.
 */
export function meander(): string {
  /** Where a place of a reach is for the next one, which is the other way round. */
  const onwards = ([x, y]: Point): Point => [100 - x, y - 100]
  const outside = places('92 91.5,86.5 98.5,80 106')
  const inside = places('65.5 90.5,67 98,60 103')
  const begins = outside.map(onwards)
  const comesRound = inside.map(onwards)
  const seam = [...places('19 -4.5,27 .5'), ...comesRound.slice(1, 2)]
  // Off both banks below the seam: where the edges of two colours lie in one place, the lower one shows.
  const under = places('80 101,70 102')

  const draw = ([above, beyond, within, below, met]: [
    Point[],
    Point[],
    Point[],
    Point[],
    Point[],
  ]) => {
    const to = (letter: string, all: Point[]) =>
      all.length > 0 ? `${letter}${packed(all.flat().map(tenths))}` : ''
    return [
      to('M', above.slice(1, 2)),
      along(above),
      to('L', beyond.slice(1, 2)),
      along(beyond),
      to('L', [...within, ...below.slice(1, 2)]),
      along(below),
      to('C', met),
      'Z',
    ].join('')
  }
  /** To the seam with the next one. */
  const onTo = (above: Point[], below: Point[], outer: string, met: Point[]) =>
    draw([above, [...places(outer), ...outside], under, [...below, ...inside].toReversed(), met])
  const flows = ({ upper, lower, outer }: Course) =>
    onTo([...comesRound, ...places(upper)], [...begins, ...places(lower)], outer, seam)
  const comesIn = ({ upper, lower, outer }: Course) => onTo(places(upper), places(lower), outer, [])
  const goesOut = ({ upper, lower, outer }: Course) =>
    draw([
      [...comesRound, ...places(upper)],
      places(outer),
      [],
      [...begins, ...places(lower)].toReversed(),
      seam,
    ])

  return row(
    1080,
    -70,
    1140,
    [
      flows({
        upper: '54 5,72 8,90 16,108 27,126 38',
        lower: '33 14,46 20,56 30,57.5 43,53.5 55,53.3 67,57.5 80',
        outer: '118 70,108 76,99 83',
      }),
      flows({
        upper: '53 5,70 12,88 12,108 4,126 -6',
        lower: '33 11,46 14,58 18,66 28,66 41,60 54,56.5 67,59 80',
        outer: '118 68,108 74,99 83',
      }),
      comesIn({
        upper: '-16 8,-2 5,18 4,44 10,66 8,86 2,108 4,124 6',
        lower: '-16 18,-2 20,12 21.5,28 17.5,44 19,56 29,57.5 43,53 56,52 69,56 81',
        outer: '118 77,108 81,99 86',
      }),
      goesOut({
        upper: '54 4,74 5,92 8,108 14,124 20',
        lower: '33 13,46 19,56 29,58.5 44,55 61,56 78,54 88,44 95,26 97.5,-2 96.5,-20 96',
        outer: '122 70,108 76,88 91,60 101.5,28 105,-2 105,-20 104',
      }),
    ],
    1100,
  )
}

/**
 * Its reaches where all words begin at the left edge of a page: down along the right one, each out to a pool and back to
 * three quarters of the width. Each 100 x 112, of which the last 12 lie below the head of the next, whose colour begins
 * along a wave. The third ends at the right edge.
 */
export function bank(): string {
  const head = 'M76 2C83-6 92 2 102-4'
  return row(100, -6, 118, [
    `${head}V112H76V100C76 84 57 84 57 56C57 26 76 26 76 2Z`,
    `${head}V112H76V100C76 84 60 78 60 50C60 20 76 22 76 2Z`,
    `${head}V92C84 88 58 84 58 52C58 22 76 22 76 2Z`,
  ])
}

/** The land at the foot of a lake, of which the river goes on at three quarters of the width. 100 x 100. */
export const lakeShore = (): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" preserveAspectRatio="none"><path d="M-2 30C22 8 44 34 60 38C72 41 76 52 76 70V102H-2Z"/></svg>'

/** A bank through some places, as tall at each as `line` says. The pen is at the first. */
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

/**
 * One reach of the river of crafts as a mask: a pool between two narrows, with what laps over the reach before it and
 * what the one after it laps over. Upside down it goes on from where it ends. 122 x 100.
 */
export function reach(): string {
  const bank = (side: -1 | 1) => (x: number) =>
    50 + 7 * cos((PI * x) / 100) + side * (25 + 17 * sin((PI * x) / 100) ** 2)
  const head = curve(bank(-1), [8, 34, 60, 86, 112])
  const foot = curve(bank(1), [112, 81, 51, 20, -10])
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 0 122 100" preserveAspectRatio="none"><path d="M8 ${bank(-1)(8).toFixed(1)}${head}V${bank(1)(112).toFixed(1)}${foot}C10 70-12 48 8 ${bank(-1)(8).toFixed(1)}Z"/></svg>`
}

/**
 * One reach of it where it swings, so that things lie by turns higher and lower in a row: a pool at the head of its
 * place, which comes up from the middle and goes back to it. Upside down it goes on from where it ends. Its seams cross
 * the stream. 100 x 100, with 16 before and 34 after it.
 */
export function bend(): string {
  const [narrow, wide, swing] = [17, 38, 11]
  const high = (x: number) => sin((PI * x) / 100)
  const bank = (side: -1 | 1) => (x: number) =>
    50 - swing * high(x) + side * (narrow + (wide - narrow) * high(x) ** 2)
  const [head, foot] = [bank(-1), bank(1)]
  const point = (x: number, y: number) => `${x} ${y.toFixed(1)}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-16 0 150 100" preserveAspectRatio="none"><path d="M${point(-6, head(-6))}${curve(head, [-6, 14, 32, 50, 68, 86, 108])}C${point(116, 45)} ${point(100, 56)} ${point(96, foot(96))}${curve(foot, [96, 81, 66, 50, 34, 19, 4])}C${point(8, 54)} ${point(-12, 45)} ${point(-6, head(-6))}Z"/></svg>`
}
