/**
 * A naan from the clay oven, seen from above: its rim puffed, rows of dents pressed into it with the fingertips,
 * blisters that the wall has charred, seeds, and butter brushed over all. Runs in the page, so it must not refer to
 * anything outside itself.
 */
export type Naan = {
  seed: number
  /** How much longer than wide it is, and in which direction, in radians. */
  oval: number
  turn: number
  /** How many grains of sesame are on it, and of black cumin. */
  sesame: number
  kalonji: number
  /** How long it was in the oven: 0 is pale. */
  baked: number
}

export function drawNaan(canvas: HTMLCanvasElement, naan: Naan): void {
  const { sin, cos, atan2, hypot, sqrt, exp, min, max, floor, round, imul, PI } = Math
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  const size = canvas.width
  const { seed, oval, turn, baked } = naan

  const chance = (x: number, y: number, kind = 0): number => {
    let state = imul(x, 374761393) ^ imul(y, 668265263) ^ imul(seed * 31 + kind, 2246822519)
    state = imul(state ^ (state >>> 13), 1274126177)
    state = imul(state ^ (state >>> 16), 2246822519)
    return ((state ^ (state >>> 15)) >>> 0) / 4294967296
  }
  const smooth = (from: number, to: number, at: number): number => {
    const part = min(1, max(0, (at - from) / (to - from)))
    return part * part * (3 - 2 * part)
  }
  const noise = (x: number, y: number, kind: number): number => {
    const [left, top] = [floor(x), floor(y)]
    const [across, down] = [smooth(0, 1, x - left), smooth(0, 1, y - top)]
    const upper = chance(left, top, kind) * (1 - across) + chance(left + 1, top, kind) * across
    const lower =
      chance(left, top + 1, kind) * (1 - across) + chance(left + 1, top + 1, kind) * across
    return upper * (1 - down) + lower * down - 0.5
  }
  /** About -0.5 to 0.5, finer and finer. */
  const cloud = (x: number, y: number, kind: number, octaves: number): number => {
    let sum = 0
    for (let octave = 0; octave < octaves; octave++) {
      sum += noise(x * 2 ** octave, y * 2 ** octave, kind + octave) / 2 ** (octave + 1)
    }
    return sum
  }

  type Mark = { x: number; y: number; wide: number; high: number; deep: number; lean: number }
  /** Rows of dents, of which every other one is shifted by half a finger. */
  const dents: Mark[] = []
  const row = 0.24
  for (let line = -4; line <= 4; line++) {
    for (let at = -5; at <= 5; at++) {
      const jitter = (kind: number) => chance(line + 20, at + 20, kind) - 0.5
      const x = (at + (line % 2 ? 0.5 : 0)) * 0.212 + 0.035 * jitter(41)
      const y = line * row + 0.03 * sin(at * 0.9 + seed) + 0.03 * jitter(42)
      if (hypot(x, y) > 0.7) continue
      const press = 1 + 0.6 * jitter(43)
      dents.push({ x, y, wide: 0.055, high: 0.077, deep: press, lean: 0.5 * jitter(44) })
    }
  }
  /** Bubbles in the dough, most of them where no finger has been. */
  const blisters: Mark[] = Array.from({ length: 64 }, (_, at) => {
    const outside = at < 40
    const [angle, far] = [2 * PI * chance(at, 1, 50), chance(at, 2, 50)]
    const reach = outside ? 0.76 + 0.19 * far : 0.72 * sqrt(far)
    const wide = (outside ? 0.035 : 0.025) + 0.05 * chance(at, 3, 50) ** 2
    const deep = 0.5 * wide * (0.5 + chance(at, 5, 50))
    return {
      x: reach * cos(angle),
      y: reach * sin(angle),
      wide,
      high: wide * (0.7 + 0.5 * chance(at, 4, 50)),
      deep,
      lean: angle,
    }
  })
  const inside = ({ x, y, wide, high, lean }: Mark, u: number, v: number): number => {
    const [dx, dy] = [u - x, v - y]
    const across = (dx * cos(lean) + dy * sin(lean)) / wide
    const along = (dy * cos(lean) - dx * sin(lean)) / high
    return across * across + along * along
  }

  // First how high it is and how brown, in a square in which its rim is at about 1.
  const reach = 1.08
  const count = size * size
  const height = new Float32Array(count)
  const brown = new Float32Array(count)
  const cover = new Float32Array(count)
  for (let at = 0; at < count; at++) {
    const px = (((at % size) + 0.5) / size) * 2 - 1
    const py = ((floor(at / size) + 0.5) / size) * 2 - 1
    const u = (px * cos(turn) + py * sin(turn)) * reach
    const v = (py * cos(turn) - px * sin(turn)) * reach * oval
    const angle = atan2(v, u)
    const edge =
      0.97 +
      0.05 * noise(cos(angle) * 1.3 + 9, sin(angle) * 1.3, 3) +
      0.03 * noise(cos(angle) * 3.4, sin(angle) * 3.4 + 7, 4)
    const far = hypot(u, v) / edge
    cover[at] = smooth(1, 1 - 3.4 / size, far)
    if (far >= 1) continue
    const rim = exp(-(((far - 0.85) / 0.11) ** 2)) * (1 + 0.8 * noise(u * 3.1, v * 3.1, 5))
    const fall = sqrt(max(0, 1 - smooth(0.76, 1.02, far) ** 2))
    const broad = cloud(u * 2.6, v * 2.6, 6, 3)
    let up = (0.16 + 0.15 * rim + 0.12 * broad) * fall
    let left = 1
    for (const dent of dents) {
      const apart = inside(dent, u, v)
      if (apart < 14) left *= 1 - min(1, dent.deep * 0.85 * exp(-apart * 0.55))
    }
    const pressed = 1 - left
    up -= 0.1 * pressed
    let scorched = 0
    for (const [index, blister] of blisters.entries()) {
      const apart = inside(blister, u, v)
      if (apart >= 6) continue
      up += blister.deep * exp(-apart * 1.7) * fall * (1 - 0.8 * pressed)
      const hot = smooth(0.52 - 0.3 * baked, 1, chance(index, 6, 50))
      scorched = max(scorched, hot * smooth(1.5, 0.1, apart + 2.6 * cloud(u * 14, v * 14, 30, 3)))
    }
    up += 0.018 * cloud(u * 13, v * 13, 10, 2)
    height[at] = up
    const patches = cloud(u * 3.4 + 5, v * 3.4, 20, 4)
    brown[at] =
      0.4 +
      0.12 * baked +
      0.8 * patches +
      0.12 * rim +
      0.26 * cloud(u * 18, v * 18, 24, 2) -
      0.24 * pressed -
      0.1 * smooth(0.93, 1, far) +
      0.46 * scorched
  }

  const blurred = (values: Float32Array, radius: number): Float32Array => {
    let from = values
    for (let pass = 0; pass < 4; pass++) {
      const to = new Float32Array(count)
      const step = pass % 2 ? size : 1
      for (let line = 0; line < size; line++) {
        const start = step === 1 ? line * size : line
        let sum = 0
        for (let at = -radius; at < size; at++) {
          sum += from[start + step * min(size - 1, at + radius)] ?? 0
          sum -= at > radius ? (from[start + step * (at - radius - 1)] ?? 0) : 0
          if (at >= 0) to[start + step * at] = sum / (2 * radius + 1)
        }
      }
      from = to
    }
    return from
  }
  const near = blurred(height, round(size * 0.012))
  const around = blurred(height, round(size * 0.035))

  const crust: [number, number, number, number][] = [
    [-0.2, 252, 236, 198],
    [0.1, 247, 219, 160],
    [0.3, 236, 187, 106],
    [0.48, 217, 148, 63],
    [0.64, 184, 106, 37],
    [0.8, 124, 62, 21],
    [0.96, 66, 31, 14],
    [1.2, 36, 18, 10],
  ]
  const picture = context.createImageData(size, size)
  for (let at = 0; at < count; at++) {
    const alpha = cover[at] ?? 0
    if (alpha <= 0) continue
    const here = height[at] ?? 0
    const steep = (0.22 * size) / reach
    const nx = ((height[at - 1] ?? here) - (height[at + 1] ?? here)) * steep
    const ny = ((height[at - size] ?? here) - (height[at + size] ?? here)) * steep
    const long = hypot(nx, ny, 1)
    // Light comes from the upper left.
    const facing = (nx * -0.5 + ny * -0.56 + 0.66) / long
    const hidden =
      max(-0.07, min(0.12, (around[at] ?? 0) - here)) * 1.9 +
      max(-0.04, min(0.06, (near[at] ?? 0) - here)) * 3
    const lit = max(0.45, 0.6 + 0.55 * facing - hidden * 1.2)
    // Halfway between the light and the eye, which is straight above.
    const half = (nx * -0.275 + ny * -0.308 + 0.913) / long
    const gloss = 0.16 * max(0, half) ** 90 + 0.05 * max(0, half) ** 12
    const tone = (brown[at] ?? 0) - hidden * 1.2
    let stop = 0
    while (stop < crust.length - 2 && tone > (crust[stop + 1]?.[0] ?? 0)) stop++
    const [low, high] = [crust[stop], crust[stop + 1]]
    if (!low || !high) throw new Error('No colour')
    const part = min(1, max(0, (tone - low[0]) / (high[0] - low[0])))
    for (const channel of [1, 2, 3] as const) {
      const color = low[channel] * (1 - part) + high[channel] * part
      // What isn't lit is warm, since light goes through dough.
      const shade = lit < 1 ? lit ** (0.35 * channel + 0.3) : 0.5 + lit / 2
      const shine = 255 * gloss * (1.12 - 0.11 * channel) * min(1, lit)
      picture.data[at * 4 + channel - 1] = color * shade + shine
    }
    picture.data[at * 4 + 3] = 255 * alpha
  }
  context.putImageData(picture, 0, 0)

  // Seeds lie on it as they fell.
  context.translate(size / 2, size / 2)
  context.scale(size / 2 / reach, size / 2 / reach)
  context.rotate(turn)
  context.scale(1, 1 / oval)
  for (let at = 0; at < naan.sesame + naan.kalonji; at++) {
    const angle = 2 * PI * chance(at, 10, 60)
    const far = 0.84 * chance(at, 11, 60) ** 0.55
    const black = at >= naan.sesame
    const long = (black ? 0.014 : 0.022) * (0.85 + 0.3 * chance(at, 13, 60))
    context.save()
    context.translate(far * cos(angle), far * sin(angle))
    context.rotate(2 * PI * chance(at, 12, 60))
    const grain = (x: number, y: number, scale: number, color: string) => {
      const [tip, side] = [long * scale, long * scale * 0.68]
      context.fillStyle = color
      context.beginPath()
      context.moveTo(x + tip * 1.15, y)
      context.bezierCurveTo(x + tip / 2, y + side, x - tip * 0.85, y + side, x - tip * 0.85, y)
      context.bezierCurveTo(x - tip * 0.85, y - side, x + tip / 2, y - side, x + tip * 1.15, y)
      context.fill()
    }
    grain(long * 0.1, long * 0.3, 1.12, '#4a220666')
    grain(0, 0, 1, black ? '#1d1714' : '#e9cf9b')
    grain(long * -0.15, long * -0.08, black ? 0.42 : 0.66, black ? '#4b423c' : '#fff3d6')
    context.restore()
  }
}
