/** What is worked on the upper of a khussa: the bands along its edges, and six patterns. */
import { bend, even, type Line, type Point, ring, towards } from './lines.ts'
import type { Needlework } from './needlework.ts'
import { around, mirrored, vampFront, vampSide, whole, within } from './shape.ts'

type Pattern = (work: Needlework) => void

const both = (line: Line): Line[] => [line, mirrored(line)]

/** Degrees from up at a point of a line, towards its right hand. */
const outward = (line: Line, at: number): number => {
  const [a, b] = [
    line[Math.max(0, at - 1)] as Point,
    line[Math.min(line.length - 1, at + 1)] as Point,
  ]
  return (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI + 180
}

/** The bands along the edge of the upper. */
export function border(work: Needlework, motif: keyof typeof motifs): void {
  work.cord([...within(9), ...mirrored(within(9)).toReversed()], 5)
  const flank = within(14.8).filter(([, y]) => y > 524)
  const dots = even([...flank, ...mirrored(flank).toReversed()], 88)
  for (const [at, point] of dots.entries()) work.knot(point, 2, { silk: at % 3 === 1 })
  if (motif === 'plain') {
    for (const line of both(vampSide(18, 500))) work.band(line, 10)
    for (const line of both(vampSide(27))) work.cord(line, 4)
    return
  }
  for (const line of both(vampSide(25))) work.cord(line, 3.6)
  for (const [hand, line] of both(vampSide(17, 500)).entries()) {
    const side = hand ? -1 : 1
    if (motif === 'rosette' || motif === 'eyes') {
      const steps = even(line, 50)
      for (let at = 2; at < 50; at += 1) {
        const [x, y] = steps[at] as Point
        if (at % 2) work.knot([x, y], 2.4, { silk: motif === 'eyes' })
        else work.bud([x + side * 1, y + 6], side * -14, 12.5, 7)
      }
    } else if (motif === 'lattice') {
      const steps = even(line, 50)
      for (let at = 2; at < 49; at++) {
        const [a, b] = [steps[at] as Point, steps[at + 1] as Point]
        const [p, q] = [outward([a, b], 0), outward([a, b], 0) + 180]
        work.band(
          at % 2 ? [towards(a, p, 5), towards(b, q, 5)] : [towards(a, q, 5), towards(b, p, 5)],
          4,
        )
      }
    } else work.band(line, 9)
  }
}

/** The bands around the mouth, fuller where the vamp ends. */
export function throat(work: Needlework, motif: keyof typeof motifs): void {
  work.cord(whole(around(9)), 4.4)
  work.cord(vampFront(17), 3)
  if (motif === 'plain' || motif === 'lattice') {
    work.band(vampFront(25), 8)
    work.cord(vampFront(32), 3.4)
    return
  }
  const steps = even(vampFront(20), 36)
  for (let at = 0; at <= 36; at++) {
    const [x, y] = steps[at] as Point
    if (motif === 'vine') work.knot([x, y], 3.4, { silk: at % 3 === 0 })
    else if (y < 496 && at % 2)
      work.bud([x, y], outward(steps, at) + 180, 17, 11, { silk: at % 4 === 1 })
    else if (y < 492) work.knot(towards([x, y], outward(steps, at) + 180, 7), 2.2)
  }
}

/** What goes around the sides and the heel below the band of the mouth. */
export function flank(work: Needlework, motif: keyof typeof motifs): void {
  const side = around(30).filter(([, y]) => y > 566)
  const steps = even([...side, ...mirrored(side).toReversed()], 58)
  for (const [at, [x, y]] of steps.entries()) {
    const way = outward(steps, at) + 180
    if (motif === 'plain') {
      if (at % 3 === 0)
        for (let petal = 0; petal < 5; petal++)
          work.bud(towards([x, y], petal * 72, 2), petal * 72, 8.5, 7, { silk: petal === 4 })
    } else if (at % 2) work.knot([x, y], 2.4, { silk: at % 4 === 1 })
    else {
      work.bud([x, y], way + 62, 12, 7)
      work.bud([x, y], way - 62, 12, 7, { silk: motif === 'eyes' })
      work.bud([x, y], way, 13, 7, { silk: true })
    }
  }
}

/** The cords along the tongue that curls up before the toe. */
export function tongue(work: Needlework): void {
  for (const line of both([
    [209, 92],
    [207, 30],
    [203, -66],
  ]))
    work.cord(line, 4)
}

/** A flower of many petals over a ring of its own. */
function flower(
  work: Needlework,
  middle: Point,
  size: number,
  petals: number,
  turn = 0,
  heart = true,
): void {
  for (let at = 0; at < petals; at++) {
    const way = turn + (at * 360) / petals
    work.leaf(towards(middle, way, size * 0.3), way, size * 0.7, (size * 3.5) / petals)
  }
  if (!heart) return
  for (let at = 0; at < petals; at++) {
    const way = turn + ((at + 0.5) * 360) / petals
    work.bud(towards(middle, way, size * 0.16), way, size * 0.38, (size * 1.5) / petals, {
      silk: true,
    })
  }
  work.sequin(middle, size * 0.17)
}

const rosette: Pattern = (work) => {
  const middle: Point = [200, 296]
  work.cord(ring(middle, 84), 5)
  work.cord(ring(middle, 77), 3)
  for (let at = 0; at < 24; at++)
    work.knot(towards(middle, at * 15 + 7.5, 70), 2.6, { silk: at % 2 === 0 })
  for (let at = 0; at < 12; at++) work.leaf(towards(middle, at * 30, 32), at * 30, 35, 19)
  for (let at = 0; at < 12; at++)
    work.bud(towards(middle, at * 30 + 15, 46), at * 30 + 15, 17, 8, { silk: true })
  work.cord(ring(middle, 31), 3.4)
  for (let at = 0; at < 8; at++)
    work.bud(towards(middle, at * 45 + 22, 9), at * 45 + 22, 19, 12, { silk: at % 2 === 1 })
  work.sequin(middle, 9)
  for (let at = 0; at < 16; at++) work.bud(towards(middle, at * 22.5, 88), at * 22.5, 12, 11)
  work.leaf([200, 194], 0, 54, 25)
  for (const side of [-1, 1]) {
    work.leaf([200 + side * 4, 196], side * 42, 38, 17)
    work.leaf([200 + side * 10, 199], side * 72, 27, 13, { silk: true })
    work.leaf([200 + side * 34, 392], side * 118, 40, 16, { sway: side * -5 })
    work.leaf([200 + side * 30, 390], side * 82, 30, 12, { silk: true })
    work.sequin([200 + side * 28, 404], 5)
    work.sequin([200 + side * 18, 150], 4)
  }
  work.sequin([200, 128], 5)
}

/** A mango: round at its foot, its tip bent to one side. */
const mango = ([x, y]: Point, size: number, side: number): Line => {
  const at = (dx: number, dy: number): Point => [x + side * dx * size, y + dy * size]
  return bend(
    at(0.28, -1.02),
    at(0.02, -1),
    at(-0.1, -0.72),
    at(-0.3, -0.42),
    at(-0.62, 0),
    at(-0.56, 0.56),
    at(0, 0.58),
    at(0.54, 0.58),
    at(0.62, 0.04),
    at(0.3, -0.22),
    at(0.08, -0.4),
    at(0.02, -0.72),
    at(0.28, -1.02),
  )
}

function boteh(work: Needlework, foot: Point, size: number, side: number): void {
  const form = mango(foot, size, side)
  const inner = (by: number): Line =>
    form.map(([x, y]) => [
      foot[0] + (x - foot[0]) * by,
      foot[1] + (y - foot[1]) * by + size * 0.03 * (1 - by),
    ])
  work.satin(form, inner(0.78), { lean: 0.012 })
  work.cord(form, size * 0.05)
  work.cord(inner(0.74), size * 0.04)
  const rim = even(inner(0.64), 22)
  for (let at = 2; at < 21; at++) work.knot(rim[at] as Point, size * 0.032, { silk: at % 2 === 0 })
  const heart: Point = [foot[0], foot[1] + size * 0.22]
  for (let at = -3; at <= 3; at++)
    work.leaf(heart, side * -6 + at * 34, size * (0.42 - Math.abs(at) * 0.045), size * 0.15, {
      silk: at % 2 !== 0,
    })
  for (let at = 0; at < 4; at++)
    work.bud(
      towards(heart, side * (at * 3 - 6), size * (0.46 + at * 0.13)),
      side * (at * 7 - 6),
      size * 0.11,
      size * (0.085 - at * 0.008),
      { silk: at % 2 === 1 },
    )
  work.sequin(heart, size * 0.075)
  work.sequin([foot[0] + side * size * 0.3, foot[1] - size * 1.12], size * 0.06)
}

const paisley: Pattern = (work) => {
  boteh(work, [194, 306], 108, 1)
  work.leaf([204, 180], 0, 40, 20)
  for (const side of [-1, 1]) work.leaf([204, 182], side * 48, 30, 13, { silk: true })
  flower(work, [262, 254], 24, 7)
  flower(work, [140, 228], 17, 6)
  for (const side of [-1, 1]) {
    work.leaf([200 + side * 12, 398], side * 84, 46, 16, { sway: side * -6 })
    work.leaf([200 + side * 66, 396], side * 38, 30, 13, { silk: true })
    work.leaf([200 + side * 66, 400], side * 122, 36, 14)
    work.sequin([200 + side * 62, 398], 5.5)
  }
  for (const [x, y] of [
    [272, 300],
    [124, 280],
    [166, 196],
    [256, 214],
    [282, 338],
    [118, 330],
  ] as const)
    work.sequin([x, y], 4)
}

const vine: Pattern = (work) => {
  const stem = bend(
    [200, 408],
    [268, 396],
    [296, 330],
    [240, 300],
    [180, 268],
    [132, 270],
    [148, 214],
    [152, 176],
    [206, 186],
    [204, 132],
  )
  work.cord(stem, 4.6)
  const steps = even(stem, 40)
  for (let at = 4; at < 39; at += 4) {
    const side = at % 8 ? -1 : 1
    const way = outward(steps, at) + (side > 0 ? 0 : 180)
    work.leaf(steps[at] as Point, way + side * 38, at % 3 ? 38 : 32, 17, {
      sway: side * 4,
      silk: at % 12 === 8,
    })
  }
  flower(work, [212, 352], 32, 8)
  flower(work, [284, 372], 19, 6, 20)
  flower(work, [152, 264], 30, 8, 10)
  flower(work, [262, 262], 25, 7)
  flower(work, [200, 232], 22, 7)
  const tendril = bend(
    [196, 410],
    [160, 416],
    [108, 404],
    [107, 352],
    [107, 314],
    [162, 314],
    [160, 352],
    [158, 378],
    [130, 378],
    [132, 354],
  )
  work.cord(tendril, 3.8)
  work.sequin([134, 352], 5)
  const turns = even(tendril, 24)
  for (let at = 2; at < 19; at += 2) {
    const way = outward(turns, at)
    work.bud(turns[at] as Point, way + 40, 17, 8, { silk: at % 4 === 0 })
  }
}

/** The eye of a peacock's feather within its barbs. */
function eye(work: Needlework, middle: Point, way: number, size: number): void {
  const oval = (radius: number): Line =>
    Array.from({ length: 49 }, (_, at) => {
      const turned = (at * Math.PI) / 24
      const lift = -Math.cos(turned)
      return towards(
        towards(middle, way + 180, radius * lift * (lift < 0 ? 1.35 : 1)),
        way + 90,
        radius * Math.sin(turned) * (1 - Math.max(0, -lift) * 0.2),
      )
    })
  const outer = even(oval(size * 0.66), 26)
  for (let at = 0; at < 26; at++) {
    const [x, y] = outer[at] as Point
    const out = (Math.atan2(x - middle[0], middle[1] - y) * 180) / Math.PI
    if (Math.abs(((out - way + 540) % 360) - 180) < 152)
      work.bud([x, y], out, size * 0.36, size * 0.18)
  }
  work.satin(oval(size * 0.66), oval(size * 0.46), { lean: 0.012 })
  work.satin(oval(size * 0.46), oval(size * 0.27), { silk: true, lean: 0.012 })
  work.cord(oval(size * 0.66), Math.max(2.6, size * 0.08))
  work.cord(oval(size * 0.46), Math.max(2, size * 0.05))
  work.sequin(middle, size * 0.25)
}

/** A tail of feathers that opens from the point of the mouth. */
const eyes: Pattern = (work) => {
  const foot: Point = [200, 410]
  const feathers: [number, number, number][] = [[0, 158, 39]]
  for (const side of [-1, 1]) feathers.push([side * 27, 121, 34], [side * 64, 86, 29])
  for (const [way, far, size] of feathers) {
    const shaft = bend(
      foot,
      towards(foot, way * 0.4, far * 0.4),
      towards(foot, way * 0.9, far * 0.5),
      towards(foot, way, far - size * 0.6),
    )
    work.cord(shaft, 3)
    const steps = even(shaft, 12)
    for (let at = 4; at < 10; at += 2)
      for (const side of [-1, 1])
        work.leaf(steps[at] as Point, way + side * 36, 19 - at * 0.5, 7, { silk: at === 6 })
    eye(work, towards(foot, way, far), way, size)
  }
  eye(work, [200, 172], 0, 27)
  for (const side of [-1, 1]) {
    work.leaf([200 + side * 40, 232], side * 34, 32, 13, { sway: side * 4 })
    work.leaf([200 + side * 44, 236], side * 84, 24, 10, { silk: true })
    work.leaf([200 + side * 86, 316], side * 8, 34, 12)
    work.sequin([200 + side * 36, 196], 4)
    work.sequin([200 + side * 84, 324], 4)
  }
  work.sequin([200, 408], 6.5)
}

/** Lozenges of four sides each, a thread's direction to every side. */
const lattice: Pattern = (work) => {
  const [wide, high] = [19, 25]
  const room = whole(within(27))
  const free = whole(around(35))
  const clear = ([x, y]: Point): boolean => y > 134 && inside(room, [x, y]) && !inside(free, [x, y])
  for (let row = 0; row < 20; row++)
    for (let column = -5; column <= 5; column++) {
      const middle: Point = [200 + (column + (row % 2) / 2) * wide * 2, 166 + row * high]
      const corner = (dx: number, dy: number, part = 0.94): Point => [
        middle[0] + dx * wide * part,
        middle[1] + dy * high * part,
      ]
      const corners = [corner(0, -1), corner(1, 0), corner(0, 1), corner(-1, 0)]
      if (!corners.every(clear)) continue
      const silk = row % 4 === 2 && (row / 2 + column) % 2 !== 0
      for (let at = 0; at < 4; at++) {
        const [a, b] = [corners[at] as Point, corners[(at + 1) % 4] as Point]
        const [p, q] = [a, b].map(
          (point): Point => [
            middle[0] + (point[0] - middle[0]) * 0.36,
            middle[1] + (point[1] - middle[1]) * 0.36,
          ],
        ) as [Point, Point]
        work.satin([a, b], [p, q], { silk, lean: at % 2 ? 0.12 : -0.12 })
      }
      work.sequin(middle, 4.6, { silk: !silk })
    }
}

function inside(line: Line, [x, y]: Point): boolean {
  return line.reduce((odd, [ax, ay], at) => {
    const [bx, by] = line[(at + 1) % line.length] as Point
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !odd : odd
  }, false)
}

/** Velvet left to itself but for small flowers, each between those of the row before. */
const plain: Pattern = (work) => {
  const room = whole(within(44))
  const free = whole(around(50))
  for (let row = 0; row < 9; row++)
    for (let column = -3; column <= 3; column++) {
      const [x, y] = [200 + (column + (row % 2) / 2) * 56, 168 + row * 33]
      if (!inside(room, [x, y]) || inside(free, [x, y])) continue
      for (let at = 0; at < 5; at++) work.bud(towards([x, y], at * 72, 2.5), at * 72, 10.5, 8)
      work.knot([x, y], 2.8, { silk: true })
      for (const side of [-1, 1]) work.bud([x, y + 11], side * 130, 8, 4, { silk: true })
    }
}

export const motifs = { rosette, paisley, vine, eyes, lattice, plain }
