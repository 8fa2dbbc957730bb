/**
 * One frame of the hero loop: a river of light over ink, woven from ribbons of fine strands. Runs
 * in the page, so it must not refer to anything outside itself.
 *
 * The loop closes because every movement either repeats within it or carries each strand exactly
 * to the place of a neighbour: within a ribbon, light depends on the place and not on the strand.
 */
export function drawRiver(canvas: HTMLCanvasElement, part: number): void {
  const { sin, cos, PI, exp, abs } = Math
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('No canvas')
  const { width, height } = canvas
  const turn = 2 * PI * part

  context.globalCompositeOperation = 'source-over'
  context.fillStyle = '#0B0D12'
  context.fillRect(0, 0, width, height)
  context.globalCompositeOperation = 'lighter'

  const bed = (x: number): number =>
    0.66 - 0.34 * x + 0.13 * sin(x * 4.2 + 0.7) + 0.012 * sin(turn + x * 5)
  const breadth = (x: number): number => 0.05 + 0.3 * x * x + 0.05 * sin(x * 5.2 + 1.2) ** 2

  const ribbons = [
    {
      strands: 46,
      steps: 3,
      twist: 2.6,
      shift: 0,
      lift: -0.02,
      scale: 1,
      light: 0.86,
      tone: [196, 210, 240],
    },
    {
      strands: 38,
      steps: -2,
      twist: -2.1,
      shift: 1.9,
      lift: 0.05,
      scale: 0.72,
      light: 0.72,
      tone: [246, 243, 236],
    },
    {
      strands: 24,
      steps: 1,
      twist: 1.5,
      shift: 4.1,
      lift: 0.13,
      scale: 1.3,
      light: 0.46,
      tone: [120, 146, 200],
    },
  ] as const
  const pieces = 96
  const stops = 40

  // Light changes along x alone, so one gradient across the picture lights a whole strand.
  const stroke = (
    at: (x: number) => { y: number; light: number },
    tone: readonly number[],
    weight: number,
  ): void => {
    const gradient = context.createLinearGradient(0, 0, width, 0)
    for (let stop = 0; stop <= stops; stop++) {
      // Strands fainter than this only turn into blocks when they are encoded.
      const light = Math.max(0, Math.min(1, at(stop / stops).light * 1.03) - 0.03)
      gradient.addColorStop(stop / stops, `rgba(${tone.join(',')},${light.toFixed(3)})`)
    }
    context.strokeStyle = gradient
    context.lineWidth = weight
    context.beginPath()
    for (let piece = 0; piece <= pieces; piece++) {
      const x = -0.02 + (piece / pieces) * 1.04
      context.lineTo(x * width, at(x).y * height)
    }
    context.stroke()
  }

  for (const ribbon of ribbons) {
    for (let strand = 0; strand < ribbon.strands; strand++) {
      const home = (2 * PI * (strand + ribbon.steps * part)) / ribbon.strands
      stroke(
        (x) => {
          const angle = home + ribbon.twist * x * 1.6 + ribbon.shift
          const front = 0.5 + 0.5 * cos(angle)
          const y = bed(x) + ribbon.lift * x + ribbon.scale * breadth(x) * sin(angle)
          const bank = 0.12 + 0.88 * exp(-(((x - 0.78) / 0.36) ** 2))
          const wave = 0.62 + 0.38 * sin(x * 7 - turn + ribbon.shift + 2 * sin(angle))
          return { y, light: ribbon.light * bank * wave * (0.06 + 0.94 * front ** 2.4) }
        },
        ribbon.tone,
        1.15,
      )
    }
  }

  // The signal runs along three strands; its light enters from the left and has left at the end.
  const runners = [
    { angle: 0.3, twist: 4.1, start: 0, length: 0.2 },
    { angle: 2.5, twist: 4.1, start: 0.42, length: 0.16 },
    { angle: -0.5, twist: 4.1, start: 0.72, length: 0.24 },
  ]
  for (const runner of runners) {
    const head = -0.5 + 2.1 * ((part + runner.start) % 1)
    for (const [weight, share] of [
      [7, 0.07],
      [3, 0.2],
      [1.5, 0.95],
    ] as const) {
      stroke(
        (x) => {
          const angle = runner.angle + runner.twist * x + 0.12 * sin(turn)
          const behind = (head - x) / runner.length
          const tail = behind < 0 ? exp(-((behind * 5) ** 2)) : exp(-behind * 1.3)
          return {
            y: bed(x) + 0.86 * breadth(x) * sin(angle),
            light: share * tail * (0.35 + 0.65 * Math.min(1, abs(x) * 1.6)),
          }
        },
        [255, 91, 46],
        weight,
      )
    }
  }
}
