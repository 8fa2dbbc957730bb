/** Outlines drawn again as a pen draws them: without the small dents of a face that was made to be read small. */

type Point = readonly [x: number, y: number]

/** How far apart the points are that an outline is followed by, in its units. */
const step = 0.5

/** From so many degrees on, measured over so many points to both sides, a turn is a corner, and stays. */
const corner = { degrees: 44, reach: 5 }

/** How many points to both sides a point is evened out with. */
const even = 18

const between = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
]

const far = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay)

/** The outlines of a path of absolute lines and cubic curves, each as points that lie close together. */
function flattened(path: string): Point[][] {
  const outlines: Point[][] = []
  let here: Point[] = []
  for (const [, command = '', rest = ''] of path.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    const numbers = (rest.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
    const points = Array.from(
      { length: numbers.length / 2 },
      (_, at): Point => [numbers[at * 2] ?? 0, numbers[at * 2 + 1] ?? 0],
    )
    const start = here.at(-1) ?? [0, 0]
    if (command === 'M') {
      here = [...points]
      outlines.push(here)
    } else if (command === 'C') {
      const [b, c, d] = points as [Point, Point, Point]
      for (let at = 1; at <= 16; at++) {
        const part = at / 16
        const [ab, bc, cd] = [between(start, b, part), between(b, c, part), between(c, d, part)]
        here.push(between(between(ab, bc, part), between(bc, cd, part), part))
      }
    } else if (command === 'L') {
      here.push(...points)
    }
  }
  return outlines
}

/** The same closed line with its points at equal distances. */
function spaced(line: Point[]): Point[] {
  const closed = [...line, line[0] as Point]
  const points: Point[] = []
  let due = 0
  for (let at = 0; at + 1 < closed.length; at++) {
    const [a, b] = [closed[at] as Point, closed[at + 1] as Point]
    const long = far(a, b)
    for (; due < long; due += step) points.push(between(a, b, due / long))
    due -= long
  }
  return points
}

/** Round the same way as every other. */
function turned(line: Point[]): Point[] {
  const area = line.reduce((sum, [x, y], at) => {
    const [bx, by] = line.at(at - 1) as Point
    return sum + bx * y - x * by
  }, 0)
  return area < 0 ? line.toReversed() : line
}

const isWithin = ([x, y]: Point, outline: Point[]): boolean => {
  let inside = false
  outline.forEach(([ax, ay], at) => {
    const [bx, by] = outline.at(at - 1) as Point
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) inside = !inside
  })
  return inside
}

/** The longest stretch of a closed line that is outside another: where the two lie side by side they cross often. */
function outside(line: Point[], other: Point[]): Point[] {
  const kept = line.map((point) => !isWithin(point, other))
  const start = kept.indexOf(false)
  let [longest, stretch]: [Point[], Point[]] = [[], []]
  for (let by = 1; by <= line.length; by++) {
    const at = (start + by) % line.length
    if (kept[at]) stretch.push(line[at] as Point)
    else {
      if (stretch.length > longest.length) longest = stretch
      stretch = []
    }
  }
  return longest
}

/** Letters that run into one another as one outline: joined later, a dent would stay where their round ends lay. */
function joined(lines: Point[][]): Point[][] {
  const apart: Point[][] = []
  for (const line of lines) {
    const at = apart.findIndex((other) => line.some((point) => isWithin(point, other)))
    const other = apart[at]
    if (other) apart[at] = [...outside(other, line), ...outside(line, other)]
    else apart.push(line)
  }
  return apart
}

/** Where a closed line turns sharply: of neighbours the one that turns most. */
function corners(line: Point[]): number[] {
  const at = (index: number): Point => line[(index + line.length) % line.length] as Point
  const turns = line.map((here, index) => {
    const [before, after] = [at(index - corner.reach), at(index + corner.reach)]
    const turn =
      Math.atan2(after[1] - here[1], after[0] - here[0]) -
      Math.atan2(here[1] - before[1], here[0] - before[0])
    return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)))
  })
  const near = Array.from({ length: 2 * corner.reach + 1 }, (_, index) => index - corner.reach)
  return turns.flatMap((turn, index) =>
    turn > (corner.degrees * Math.PI) / 180 &&
    near.every((by) => by === 0 || turn >= (turns[(index + by + line.length) % line.length] ?? 0))
      ? [index]
      : [],
  )
}

/** A stretch between two corners without its dents; its ends stay. */
function evened(stretch: Point[]): Point[] {
  const last = stretch.length - 1
  return stretch.map((_, index) => {
    const reach = Math.min(even, index, last - index)
    let [x, y, all] = [0, 0, 0]
    for (let by = -reach; by <= reach; by++) {
      const weight = Math.exp(-2 * (by / (reach || 1)) ** 2)
      const [px, py] = stretch[index + by] as Point
      x += px * weight
      y += py * weight
      all += weight
    }
    return [x / all, y / all]
  })
}

/** Curves through some of a stretch's points, for each two handles and an end. */
function curves(stretch: Point[]): Point[] {
  const last = stretch.length - 1
  const knots = Math.max(1, Math.round((last * step) / 28))
  const at = (knot: number): Point => stretch[Math.round((knot / knots) * last)] as Point
  const handles: Point[] = []
  const heading = (knot: number): Point => {
    const index = Math.round((knot / knots) * last)
    const [a, b] = [stretch[Math.max(0, index - 3)], stretch[Math.min(last, index + 3)]] as [
      Point,
      Point,
    ]
    const long = far(a, b) || 1
    return [(b[0] - a[0]) / long, (b[1] - a[1]) / long]
  }
  for (let knot = 0; knot < knots; knot++) {
    const [a, b] = [at(knot), at(knot + 1)]
    const third = last / knots / 3
    const [out, into] = [heading(knot), heading(knot + 1)]
    handles.push(
      [a[0] + out[0] * third * step, a[1] + out[1] * third * step],
      [b[0] - into[0] * third * step, b[1] - into[1] * third * step],
      b,
    )
  }
  return handles
}

/** A closed line as its stretches from corner to corner, evened; one without a corner is one stretch. */
function calmed(line: Point[]): Point[][] {
  const run = (from: number, to: number): Point[] =>
    Array.from(
      { length: to - from + 1 },
      (_, by) => line[(from + by + line.length) % line.length] as Point,
    )
  const turns = corners(line)
  const [first] = turns
  if (first !== undefined) {
    return turns.map((from, at) => evened(evened(run(from, turns[at + 1] ?? first + line.length))))
  }
  // It begins anywhere, and is evened there as well.
  const more = 2 * even
  return [evened(evened(run(-more, line.length + more))).slice(more, -more)]
}

/**
 * A path of absolute lines and cubic curves whose outlines are closed, drawn again: what overlaps is one, what is a
 * corner stays one, and what is between two is a calm curve.
 */
export function penned(path: string): string {
  return joined(flattened(path).map((outline) => turned(spaced(outline))))
    .map((line) => {
      const stretches = calmed(line)
      const [x, y] = stretches.flat()[0] as Point
      const drawn = stretches.flatMap((stretch) => {
        const points = curves(stretch)
        return Array.from(
          { length: points.length / 3 },
          (_, at) =>
            `C${points
              .slice(at * 3, at * 3 + 3)
              .flat()
              .join(' ')}`,
        )
      })
      return `M${x} ${y}${drawn.join('')}Z`
    })
    .join('')
}
