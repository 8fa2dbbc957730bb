/**
 * One frame of the hero loop, as a drawing: a river seen from above, whose streamlines come from the
 * top right, part around two stones that are never shown, and leave at the bottom left.
 *
 * The loop closes because every movement is a whole number of turns within it. No lines cross: each
 * step below keeps their order.
 */
import { course } from '../site/current.ts'

const { sin, cos, exp, sign, sqrt, PI } = Math

export const riverWidth = 1920
export const riverHeight = 1080

const lines = 38
/** Ways in which the light lies along a line; neighbours differ. */
const lights = 7

/**
 * Where the flow parts: how far along the picture, beside which line (0..1), the breadth of what it
 * flows around, in lines as well, and the length of the bow.
 */
const stones = [
  { x: 0.84, place: 0.34, around: 0.15, long: 0.085 },
  { x: 0.57, place: 0.6, around: 0.15, long: 0.075 },
]

/** Height of a line at `x`, both in parts of the picture; `place` is 0 for the highest, 1 for the lowest. */
function heightAt(x: number, place: number, turn: number): number {
  const along = Math.max(0, x)
  const bed = 0.97 - 0.66 * along ** 1.5 + 0.05 * sin(x * 6.4 + 0.6)
  const breadth = 0.24 + 0.82 * along ** 1.6
  let beside = place
  for (const stone of stones) {
    const off = beside - stone.place
    const near = exp(-(((x - stone.x) / stone.long) ** 2)) * (1 + 0.12 * sin(turn + stone.x * 9))
    beside = stone.place + sign(off) * sqrt(off ** 2 + stone.around ** 2 * near)
  }
  const sway = 0.012 * sin(turn + x * 5 + place * 1.4) + 0.008 * sin(2 * turn - x * 8 + place * 2)
  return bed + (beside - 0.5) * breadth + sway
}

/** How bright the light of a kind is at `x`: most of it upstream, in waves that run down. */
function lightAt(x: number, kind: number, turn: number): number {
  const bank = 0.1 + 0.9 * x ** 1.3
  const wave = 0.5 + 0.5 * cos(x * 8.5 + turn + (kind * 2 * PI * 3) / lights)
  return bank * (0.3 + 0.66 * wave ** 1.6)
}

/** The frame at `part` of the loop, from 0; nothing is blurred, so that it stays sharp at any size. */
export function river(part: number): string {
  const turn = 2 * PI * part
  const stops = 12
  const gradients = Array.from({ length: lights }, (_, kind) => {
    const each = Array.from({ length: stops + 1 }, (_, stop) => {
      const x = stop / stops
      return `<stop offset="${x.toFixed(2)}" stop-opacity="${lightAt(x, kind, turn).toFixed(2)}" stop-color="#C4D2F0"/>`
    })
    return `<linearGradient id="l${kind}" gradientUnits="userSpaceOnUse" x2="${riverWidth}">${each.join('')}</linearGradient>`
  })
  const drawn = Array.from({ length: lines }, (_, line) => {
    const path = course(riverWidth, 14, (x) => heightAt(x, line / (lines - 1), turn) * riverHeight)
    return `<path d="${path}" stroke="url(#l${line % lights})"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${riverWidth}" height="${riverHeight}" viewBox="0 0 ${riverWidth} ${riverHeight}"><path fill="#0B0D12" d="M0 0H${riverWidth}V${riverHeight}H0Z"/>${gradients.join('')}<g fill="none" stroke-width="2">${drawn.join('')}</g></svg>`
}
