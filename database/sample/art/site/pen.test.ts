import { expect, test } from 'vitest'
import { penned } from './pen.ts'

/** Points along what was drawn: where its curves begin and end, and their middles. */
function points(path: string): [number, number][] {
  const found: [number, number][] = []
  let from: [number, number] = [0, 0]
  for (const [, command, rest = ''] of path.matchAll(/([MC])([^MCZ]*)/g)) {
    const n = (rest.match(/-?\d+(\.\d+)?(e-?\d+)?/g) ?? []).map(Number)
    const to: [number, number] = [n.at(-2) ?? 0, n.at(-1) ?? 0]
    if (command === 'C') {
      const middle = (axis: 0 | 1) =>
        (from[axis] + 3 * (n[axis] ?? 0) + 3 * (n[axis + 2] ?? 0) + to[axis]) / 8
      found.push([middle(0), middle(1)])
    }
    found.push(to)
    from = to
  }
  return found
}

const round = (radius: (angle: number) => number, [x, y] = [0, 0]): string =>
  `${Array.from({ length: 120 }, (_, at) => {
    const angle = (at * Math.PI) / 60
    const out = radius(angle)
    return `${at ? 'L' : 'M'}${(x + out * Math.cos(angle)).toFixed(2)} ${(y + out * Math.sin(angle)).toFixed(2)}`
  }).join('')}Z`

test('dents go, and the stroke stays where it was', () => {
  const drawn = points(penned(round((angle) => 50 + 1.2 * Math.sin(24 * angle))))
  const off = drawn.map(([x, y]) => Math.abs(Math.hypot(x, y) - 50))
  expect(Math.max(...off)).toBeLessThan(0.6)
})

test('corners stay', () => {
  const drawn = points(penned('M0 0L60 0L60 60L0 60Z'))
  for (const corner of [
    [0, 0],
    [60, 0],
    [60, 60],
    [0, 60],
  ] as const) {
    const near = drawn.map(([x, y]) => Math.hypot(x - corner[0], y - corner[1]))
    expect(Math.min(...near)).toBeLessThan(0.8)
  }
})

test('what runs into one another is one outline, whichever way it goes round', () => {
  const left = round(() => 30)
  const right = 'M35 -30L65 0L35 30L5 0Z'
  const path = penned(left + right)
  expect(path.match(/M/g)).toHaveLength(1)
  for (const [x, y] of points(path)) {
    const within = Math.max(Math.hypot(x, y), Math.abs(x - 35) + Math.abs(y))
    expect(within).toBeGreaterThan(26)
  }
})

test('what stands apart stays apart', () => {
  expect(penned(round(() => 20) + round(() => 20, [60, 0])).match(/M/g)).toHaveLength(2)
})
