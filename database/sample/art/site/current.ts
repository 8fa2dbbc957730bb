/**
 * Curves of the current: smooth strands as SVG paths, the same from one run to the next.
 */
type Point = readonly [number, number]

const short = (value: number): string => String(Math.round(value))

/** A smooth path through all points (Catmull-Rom as cubic Béziers). */
export function strand(points: readonly Point[]): string {
  const at = (index: number): Point =>
    points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0]
  const [startX, startY] = at(0)
  let path = `M${short(startX)} ${short(startY)}C`
  for (let index = 0; index < points.length - 1; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const numbers = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    ]
    path += `${index > 0 ? ' ' : ''}${numbers.map(short).join(' ')}`
  }
  return path
}

/** Points along `length` at even steps, their height given by `height` of 0..1. */
export function along(length: number, steps: number, height: (part: number) => number): Point[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps
    return [part * length, height(part)] as const
  })
}

const exact = (value: number): string => String(Math.round(value * 10) / 10)

/**
 * The graph of `height` over `length` as cubic Béziers that have its slope at their ends: smooth
 * at any size, where a strand through rounded points would show its joints.
 */
export function course(length: number, steps: number, height: (part: number) => number): string {
  const near = 1e-4
  const slope = (part: number) => (height(part + near) - height(part - near)) / (2 * near)
  const reach = 1 / (3 * steps)
  const bends = Array.from({ length: steps }, (_, step) => {
    const [from, to] = [step / steps, (step + 1) / steps]
    return [
      (from + reach) * length,
      height(from) + slope(from) * reach,
      (to - reach) * length,
      height(to) - slope(to) * reach,
      to * length,
      height(to),
    ]
      .map(exact)
      .join(' ')
  })
  return `M0 ${exact(height(0))}C${bends.join(' ')}`
}
