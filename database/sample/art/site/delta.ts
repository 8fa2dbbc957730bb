/** The cord of eight that opens the services: braided on the left, and a strand for each craft on the right. */
import { laid } from '../crafts/crafts.ts'
import { cord } from '../crafts/table.ts'
import { presets } from './boat.ts'
import { smoother } from './reaches.ts'

const [width, height] = [1920, 1200]
const steps = 160

/** Where the middle of the braid is, and the first strand and the last end, in parts of the height. */
const [middle, first, last] = [0.85, 0.035, 0.9625]

const strands = presets.map((color, index) => {
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps
    const apart = smoother((part - 0.44) / 0.56)
    const turn = part * 12 + (index * 2 * Math.PI) / presets.length
    const tight = 1 - smoother(part / 0.7)
    const end = first + ((last - first) * index) / (presets.length - 1)
    const y = (middle + apart * (end - middle)) * height + 52 * Math.sin(turn) * tight
    return [part * (width + 40) - 40, y, 0.3 * (1 + Math.cos(turn)) * tight] as const
  })
  return cord({ color, points, thick: 0.105, lift: 0.13, twist: 34 })
})

export const delta = laid('delta', width, height, '#F6F3EC', strands, {
  narrower: [640],
  quality: 46,
})
