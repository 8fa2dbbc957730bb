/** The cord of eight that opens the services: braided on the left, and a strand for each craft on the right. */
import { laid } from '../crafts/crafts.ts'
import { cord } from '../crafts/table.ts'
import { presets } from './boat.ts'
import { smoother } from './reaches.ts'

const [width, height] = [1920, 1200]
const steps = 200

/** Where the middle of the braid is, and the first strand and the last end, in parts of the height. */
const [middle, first, last] = [0.85, 0.035, 0.9625]

/**
 * Around the braid where it ends, in degrees: from the upper edge to the lower as the strands go on, one
 * below and one above by turns, so that none has to pass through another on its way into the fan.
 */
const around = [-112.5, -67.5, -157.5, -22.5, 157.5, 22.5, 112.5, 67.5]

/** How far the braid begins before the picture, in parts of its width: so far reaches the shadow of what isn't seen. */
const before = 0.12

/** The radius of a strand and of the braid: around it the eight have just no room between them. */
const [thick, round] = [0.112, 0.29]

/** Where the strands end, in parts of the picture's width; each in a ferrule so many points long. */
const [reach, ferrule] = [0.985, 4]

const strands = presets.flatMap((color, index) => {
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const part = (1 + before) * (step / steps) - before
    const apart = smoother((part - 0.44) / 0.56)
    const tight = 1 - smoother((part - 0.2) / 0.42)
    const wound = Math.min(part, 0.22) + 0.08 * (1 - Math.exp(Math.min(0, 0.22 - part) / 0.08))
    const turn = 24 * (wound - 0.3) + ((around[index] ?? 0) * Math.PI) / 180
    const end = first + ((last - first) * index) / (presets.length - 1)
    // Between the braid and the fan they lie beside each other in the order of their ends.
    const flat = (1 - tight) * (1 - apart)
    const y =
      (middle + apart * (end - middle)) * height +
      100 * round * Math.sin(turn) * tight +
      14 * flat * (index - (presets.length - 1) / 2)
    const up = round * (1 + Math.cos(turn)) * tight + 0.14 * (index % 2) * flat
    return [part * reach * width, y, up] as const
  })
  return [
    cord({ color, points, thick, lift: 0.13, twist: 38 }),
    cord({ color: '#C8A04A', points: points.slice(-ferrule), thick: thick * 1.16, lift: 0.13 }),
  ]
})

export const delta = laid('delta', width, height, '#F6F3EC', strands, {
  narrower: [640],
  quality: 46,
  light: 'entering',
})
