/**
 * A reach of the river as light over ink, for pictures that stand still. Runs in the page, so it
 * must not refer to anything outside itself.
 */
export type Ribbon = {
  strands: number
  /** Turns of a strand around the ribbon's middle, in radians from one side to the other. */
  twist: number
  shift: number
  /** Share of the picture's height by which the ribbon lies below the bed. */
  lift: number
  /** Breadth as a share of the bed's. */
  scale: number
  light: number
  tone: readonly [number, number, number]
}

export type Reach = {
  /** Middle and half breadth of the river at 0, 1/4, 1/2, 3/4 and 1 of the width, in heights. */
  bed: readonly number[]
  breadth: readonly number[]
  /** Where along the width the light is fullest, and how far it reaches. */
  light: readonly [at: number, reach: number]
  ribbons: readonly Ribbon[]
  weight: number
}

export function drawStrands(canvas: HTMLCanvasElement, reach: Reach): void {
  const { sin, cos, PI, exp, min, max, floor } = Math
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  const { width, height } = canvas
  context.globalCompositeOperation = 'lighter'
  // Smooth through the given heights (Catmull-Rom).
  const through = (points: readonly number[], x: number): number => {
    const last = points.length - 1
    const place = max(0, min(last - 1e-6, x * last))
    const at = floor(place)
    const part = place - at
    const [a, b, c, d] = [at - 1, at, at + 1, at + 2].map(
      (index) => points[max(0, min(last, index))] ?? 0,
    ) as [number, number, number, number]
    return (
      b + 0.5 * part * (c - a + part * (2 * a - 5 * b + 4 * c - d + part * (3 * (b - c) + d - a)))
    )
  }
  for (const { strands, twist, shift, lift, scale, light, tone } of reach.ribbons) {
    for (let strand = 0; strand < strands; strand++) {
      const home = (2 * PI * strand) / strands
      const gradient = context.createLinearGradient(0, 0, width, 0)
      for (let stop = 0; stop <= 48; stop++) {
        const x = stop / 48
        const front = 0.5 + 0.5 * cos(home + twist * x + shift)
        const [at, far] = reach.light
        const bank = 0.18 + 0.82 * exp(-(((x - at) / far) ** 2))
        const alpha = light * bank * (0.07 + 0.93 * front ** 2.2)
        gradient.addColorStop(x, `rgba(${tone.join(',')},${alpha.toFixed(3)})`)
      }
      context.strokeStyle = gradient
      context.lineWidth = reach.weight
      context.beginPath()
      for (let piece = 0; piece <= 140; piece++) {
        const x = -0.02 + (piece / 140) * 1.04
        const angle = home + twist * x + shift
        const y = through(reach.bed, x) + lift + scale * through(reach.breadth, x) * sin(angle)
        context.lineTo(x * width, y * height)
      }
      context.stroke()
    }
  }
}
