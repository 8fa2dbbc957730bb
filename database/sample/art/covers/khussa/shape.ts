/** The lines of a khussa from above, 400 wide and 900 high, its toe up. */
import { aside, bend, type Line, type Point } from './lines.ts'

/** The other half of what is drawn on the right of the middle. */
export const mirrored = (line: Line): Line => line.map(([x, y]): Point => [400 - x, y])

/** From the toe around the right side to the heel, and back on the left. */
export const whole = (half: Line): Line => [...half, ...mirrored(half).toReversed()]

/** The edge of the upper. */
export const edge = bend(
  [200, 22],
  [208, 22],
  [212, 32],
  [213, 50],
  [217, 100],
  [268, 136],
  [303, 206],
  [330, 268],
  [336, 340],
  [328, 410],
  [320, 478],
  [303, 530],
  [300, 600],
  [297, 670],
  [307, 712],
  [302, 780],
  [296, 848],
  [254, 882],
  [200, 882],
)

/** The mouth into which the foot slips: an arch with a point towards the toe. */
export const mouth = bend(
  [200, 424],
  [211, 444],
  [228, 458],
  [245, 482],
  [268, 512],
  [273, 560],
  [271, 614],
  [269, 672],
  [280, 712],
  [275, 772],
  [270, 828],
  [240, 858],
  [200, 858],
)

/** A line begun on the middle, to which its first leg is drawn on. */
function met(line: Line): Line {
  const [a, b] = line as [Point, Point]
  const slope = (b[1] - a[1]) / (b[0] - a[0] || 1)
  return [[200, a[1] - slope * (a[0] - 200)], ...line]
}

/** A line within the edge of the upper, from the toe around the right side. */
export const within = (distance: number | ((part: number) => number)): Line =>
  aside(edge, distance).filter(([x, y]) => x >= 202 && y > 84)

/** A line around the mouth on its right side. */
export const around = (distance: number | ((part: number) => number)): Line => {
  const by = typeof distance === 'number' ? () => distance : distance
  return met(aside(mouth, (part) => -by(part)).filter(([x]) => x >= 202))
}

const narrowing =
  (from: number, to: number, begin: number, end: number) =>
  (part: number): number =>
    from + (to - from) * Math.max(0, Math.min(1, (part - begin) / (end - begin))) ** 1.6

/** The same along the vamp only, where it runs out into the cord that goes on to the heel. */
export const vampSide = (distance: number, foot = 526): Line =>
  within(narrowing(distance, 12, 0.48, 0.62)).filter(([, y]) => y < foot)
export const vampFront = (distance: number): Line => {
  const half = around(narrowing(distance, 9, 0.14, 0.31)).filter(([, y]) => y < 534)
  return [...mirrored(half).toReversed(), ...half]
}
