/**
 * What covers a khussa in the round, as `render/khussa.py` knows it: the needlework on its upper, the leather
 * inside, and the lines by which both are cut.
 */
import type { Shot } from '../../picture.ts'
import { bend, type Point, path } from './lines.ts'
import { border, flank, motifs, throat, tongue } from './motifs.ts'
import { Needlework } from './needlework.ts'
import { edge, mouth, whole } from './shape.ts'
import { mix, type Thread } from './thread.ts'

export type Khussa = {
  velvet: string
  leather: string
  thread: Thread
  silk: Thread
  motif: keyof typeof motifs
  /** Degrees clockwise as it lies in the picture, toe up where left out. */
  turn?: number
}

/** How high the needlework stands by its tones, from where a thread goes into the velvet to the crown of a cord. */
const heights: Thread = [0.22, 0.5, 0.62, 0.68, 0.74, 0.8, 0.86, 0.93, 1].map((height) =>
  mix('#000000', '#ffffff', height),
)

/** The textures of the shoes by their names, and the file that `render/khussa.py` reads. */
export function cut(shoes: Record<string, Khussa>): {
  textures: Record<string, Shot>
  files: Record<string, string>
} {
  const each = Object.entries(shoes)
  return {
    textures: Object.fromEntries([
      ['insole', insole],
      ...each.flatMap(([name, shoe]) => [
        [`${name} work`, worked(shoe)],
        [
          `${name} relief`,
          worked({ ...shoe, velvet: '#000000', thread: heights, silk: heights }, true),
        ],
      ]),
    ]),
    files: {
      'khussa.json': JSON.stringify({
        edge,
        mouth,
        shoes: Object.fromEntries(
          each.map(([name, { velvet, leather, thread, silk }]) => [
            name,
            { velvet, leather, thread: thread[5], silk: silk[4] },
          ]),
        ),
      }),
    },
  }
}

/**
 * The upper lying flat, its tongue in the hundred above the toe; beside it what is worked around the mouth, which
 * goes up with the rim where the sides are higher than the drawing is wide. As relief, it is as bright as it is high.
 */
function worked({ velvet, thread, silk, motif, turn = 0 }: Khussa, relief = false): Shot {
  const angle = (turn * Math.PI) / 180
  const light: Point = relief
    ? [0, 0]
    : [
        -0.6 * Math.cos(angle) - 0.8 * Math.sin(angle),
        0.6 * Math.sin(angle) - 0.8 * Math.cos(angle),
      ]
  const made = { thread, silk, gauge: 2.1, light }
  const upper = new Needlework({ ...made, seed: 7 })
  // Drawn over the last, the vamp grows wider than it grows long.
  const vamp = new Needlework({ ...made, seed: 9, set: ([x, y]) => [200 + (x - 200) * 0.82, y] })
  const rim = new Needlework({ ...made, seed: 8 })
  border(upper, motif)
  motifs[motif](vamp)
  tongue(upper)
  throat(rim, motif)
  flank(rim, motif)
  const finish = relief ? 'blur(.7px)' : `drop-shadow(0 0 1.6px ${mix(velvet, '#000000', 0.75)})`
  return {
    width: 800,
    height: 1000,
    scale: 3,
    body: `<svg width="800" height="1000" viewBox="0 -100 800 1000" fill="none" style="background:${velvet}">${[upper.stitches + vamp.stitches, rim.stitches].map((stitches, at) => `<g transform="translate(${at * 400} 0)" style="filter:${finish}">${stitches}</g>`).join('')}</svg>`,
  }
}

/** The seam around the insole, and the name of the workshop pressed into the leather on which the heel stands. */
const insole: Shot = {
  width: 400,
  height: 900,
  scale: 3,
  body: `<svg width="400" height="900" viewBox="0 0 400 900" fill="none" style="background:#fff"><path d="${path(
    whole(
      bend(
        [200, 392],
        [242, 392],
        [252, 470],
        [250, 560],
        [248, 640],
        [252, 700],
        [250, 764],
        [246, 812],
        [228, 831],
        [200, 831],
      ),
    ),
    true,
  )}" stroke="#000" stroke-width="3" stroke-dasharray=".1 8" stroke-linecap="round"/><g stroke="#000"><ellipse cx="200" cy="744" rx="42" ry="50" stroke-width="2"/><ellipse cx="200" cy="744" rx="37.5" ry="45.5"/></g><g font-family="Arapey" text-anchor="middle" fill="#000"><text x="200" y="733" font-size="25">Tilla</text><text x="200" y="751" font-size="18" font-style="italic">&amp;</text><text x="200" y="771" font-size="25">Sole</text></g></svg>`,
}
