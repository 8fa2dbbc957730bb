/**
 * The pen of the icon family: a grid of 96, one stroke of 3.5, faces filled with paper so that an
 * icon holds on any card colour, and one part of each icon in the signal colour.
 */
import { ink, paper, signal } from '../site/logo.ts'

const stroke = `stroke="${ink}" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"`

/** A closed shape. */
export const face = (path: string): string => `<path d="${path}" fill="${paper}" ${stroke}/>`
/** An open line. */
export const line = (path: string): string => `<path d="${path}" fill="none" ${stroke}/>`
/** The closed shape that carries the accent. */
export const spark = (path: string): string => `<path d="${path}" fill="${signal}" ${stroke}/>`
/** The line that carries the accent. */
export const current = (path: string): string =>
  `<path d="${path}" fill="none" ${stroke.replace(ink, signal).replace('3.5', '4.5')}/>`

export const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`

export const box = (x: number, y: number, width: number, height: number, round = 5): string =>
  `M${x + round} ${y}h${width - 2 * round}a${round} ${round} 0 0 1 ${round} ${round}v${height - 2 * round}a${round} ${round} 0 0 1 ${-round} ${round}h${2 * round - width}a${round} ${round} 0 0 1 ${-round} ${-round}v${2 * round - height}a${round} ${round} 0 0 1 ${round} ${-round}Z`
