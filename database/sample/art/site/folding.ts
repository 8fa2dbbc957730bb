/**
 * How a sheet becomes the boat: four of its steps, drawn as books of paper folding draw them. What is
 * dashed is folded towards the reader; an arrow with a full head shows where to, one with an empty
 * head goes behind; the side that was below is the darker one.
 */
import { ink } from './logo.ts'

const front = '#FFFDF8'
const back = '#E6DFCF'

type Point = readonly [number, number]

const shape = (points: Point[], fill: string): string =>
  `<path d="M${points.map((point) => point.join(' ')).join('L')}Z" fill="${fill}"/>`

const crease = (path: string): string => `<path d="${path}" stroke-opacity=".35"/>`

const valley = (path: string): string => `<path d="${path}" stroke-dasharray="6 4"/>`

/**
 * An arrow along a curve whose last bend is at `from`; `behind` leaves its head empty.
 */
function arrow(path: string, from: Point, to: Point, behind = false): string {
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  return `<path d="${path}"/><path d="M0 0L-11 -5.5V5.5Z" transform="translate(${to.join(' ')}) rotate(${turn.toFixed(0)})" fill="${behind ? front : ink}"/>`
}

const steps: string[] = [
  // A sheet, folded in half.
  shape(
    [
      [65, 12],
      [175, 12],
      [175, 188],
      [65, 188],
    ],
    front,
  ) +
    valley('M65 100H175') +
    arrow('M190 24C226 60 226 140 192 174', [214, 150], [192, 174]),
  // Its upper corners to the middle.
  shape(
    [
      [34, 38],
      [213, 38],
      [213, 165],
      [34, 165],
    ],
    back,
  ) +
    shape(
      [
        [30, 38],
        [210, 38],
        [210, 162],
        [30, 162],
      ],
      front,
    ) +
    crease('M120 38V162') +
    valley('M120 38L30 128M120 38L210 128') +
    arrow('M40 46C76 52 100 78 109 112', [102, 88], [109, 112]) +
    arrow('M200 46C164 52 140 78 131 112', [138, 88], [131, 112]),
  // The strips below, up, and it is a hat.
  shape(
    [
      [34, 125],
      [214, 125],
      [214, 164],
      [34, 164],
    ],
    back,
  ) +
    shape(
      [
        [30, 125],
        [210, 125],
        [210, 161],
        [30, 161],
      ],
      front,
    ) +
    shape(
      [
        [120, 35],
        [210, 125],
        [30, 125],
      ],
      back,
    ) +
    crease('M120 35V125') +
    valley('M30 125H210') +
    arrow('M78 150C62 130 62 112 80 94', [66, 108], [80, 94]) +
    arrow('M178 176C226 170 236 118 206 88', [222, 106], [206, 88], true),
  // Opened and folded up, it is a square on its corner: pull the upper ones apart.
  shape(
    [
      [120, 32],
      [188, 100],
      [120, 168],
      [52, 100],
    ],
    front,
  ) +
    shape(
      [
        [120, 100],
        [188, 100],
        [120, 168],
        [52, 100],
      ],
      back,
    ) +
    crease('M120 32V100') +
    arrow('M104 34C74 34 48 44 26 64', [44, 50], [26, 64]) +
    arrow('M136 34C166 34 192 44 214 64', [196, 50], [214, 64]),
]

/** The steps side by side, 240 x 200 each, to be shown one at a time; lines are as fine at any size. */
export function folding(): string {
  const each = steps.map((step, at) => `<g transform="translate(${at * 240} 0)">${step}</g>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${steps.length * 240} 200">
    <style>path{vector-effect:non-scaling-stroke}</style>
    <g fill="none" stroke="${ink}" stroke-width="1.25" stroke-linejoin="round">${each.join('')}</g></svg>`
}
