/** The geometry of the khussas: lines of points along which threads and leather run. */

export type Point = readonly [number, number]
export type Line = readonly Point[]

export const between = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
]

const far = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay)

/** A point as far from another as asked, in a direction of degrees clockwise from up. */
export function towards([x, y]: Point, degrees: number, distance: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [x + Math.sin(angle) * distance, y - Math.cos(angle) * distance]
}

/** Cubic curves joined to each other: where they begin, then two handles and an end for each. */
export function bend(...points: Point[]): Line {
  const line: Point[] = []
  for (let at = 0; at + 3 < points.length; at += 3) {
    const [a, b, c, d] = points.slice(at, at + 4) as [Point, Point, Point, Point]
    for (let step = at ? 1 : 0; step <= 24; step++) {
      const part = step / 24
      const [ab, bc, cd] = [between(a, b, part), between(b, c, part), between(c, d, part)]
      line.push(between(between(ab, bc, part), between(bc, cd, part), part))
    }
  }
  return line
}

/** A circle, or part of one, clockwise from degrees to degrees. */
export function ring(middle: Point, radius: number, from = 0, to = 360): Line {
  const steps = Math.max(12, Math.round(Math.abs(to - from) / 5))
  return Array.from({ length: steps + 1 }, (_, step) =>
    towards(middle, from + ((to - from) * step) / steps, radius),
  )
}

export const lengthOf = (line: Line): number =>
  line.slice(1).reduce((sum, point, at) => sum + far(line[at] as Point, point), 0)

/** The same line in so many equal steps. */
export function even(line: Line, steps: number): Line {
  const whole = lengthOf(line)
  const points: Point[] = []
  let [at, walked] = [0, 0]
  for (let step = 0; step <= steps; step++) {
    const goal = (whole * step) / steps
    let leg = far(line[at] as Point, line[at + 1] as Point)
    while (walked + leg < goal && at < line.length - 2) {
      walked += leg
      at++
      leg = far(line[at] as Point, line[at + 1] as Point)
    }
    points.push(between(line[at] as Point, line[at + 1] as Point, leg ? (goal - walked) / leg : 0))
  }
  return points
}

/** The direction of a line at one of its points, as a unit. */
export function along(line: Line, at: number): Point {
  const [before, after] = [line[Math.max(0, at - 1)], line[Math.min(line.length - 1, at + 1)]]
  const [x, y] = [(after?.[0] ?? 0) - (before?.[0] ?? 0), (after?.[1] ?? 0) - (before?.[1] ?? 0)]
  const size = Math.hypot(x, y) || 1
  return [x / size, y / size]
}

/** A line beside another; a positive distance lies on its right hand. */
export const aside = (line: Line, distance: number | ((part: number) => number)): Line =>
  line.map(([x, y], at) => {
    const [dx, dy] = along(line, at)
    const by = typeof distance === 'number' ? distance : distance(at / (line.length - 1))
    return [x - dy * by, y + dx * by]
  })

const near = (value: number): string => String(Math.round(value * 100) / 100)

/** The line as the data of an SVG path. */
export const path = (line: Line, closed = false): string =>
  `M${line.map(([x, y]) => `${near(x)} ${near(y)}`).join('L')}${closed ? 'Z' : ''}`
