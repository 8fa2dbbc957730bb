/** The cord of eight that opens the services: braided on the left, and a strand for each craft on the right. */
import { laid } from '../crafts/crafts.ts'
import { cord } from '../crafts/table.ts'
import { presets } from './boat.ts'
import { smoother } from './reaches.ts'

const [width, height] = [1920, 1200]
const steps = 160

/** Where the middle of the braid is, and the first strand and the last end, in parts of the height. */
const [middle, first, last] = [0.85, 0.035, 0.9625]

/**
 * Around the braid where it ends, in degrees: from the upper edge to the lower as the strands go on, one
 * below and one above by turns, so that none has to pass through another on its way into the fan.
 */
const around = [-112.5, -67.5, -157.5, -22.5, 157.5, 22.5, 112.5, 67.5]

const strands = presets.map((color, index) => {
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps
    const apart = smoother((part - 0.44) / 0.56)
    const tight = 1 - smoother(part / 0.7)
    const wound = Math.min(part, 0.3) + 0.1 * (1 - Math.exp(Math.min(0, 0.3 - part) / 0.1))
    const turn = 12 * (wound - 0.4) + ((around[index] ?? 0) * Math.PI) / 180
    const end = first + ((last - first) * index) / (presets.length - 1)
    // Between the braid and the fan they lie beside each other in the order of their ends.
    const flat = (1 - tight) * (1 - apart)
    const y =
      (middle + apart * (end - middle)) * height +
      52 * Math.sin(turn) * tight +
      10 * flat * (index - (presets.length - 1) / 2)
    const up = 0.3 * (1 + Math.cos(turn)) * tight + 0.12 * (index % 2) * flat
    return [part * (width + 40) - 40, y, up] as const
  })
  return cord({ color, points, thick: 0.105, lift: 0.13, twist: 34 })
})

export const delta = laid('delta', width, height, '#F6F3EC', strands, {
  narrower: [640],
  quality: 46,
})
