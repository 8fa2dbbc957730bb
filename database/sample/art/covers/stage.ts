/**
 * The stage of every picture of a project or product: a ground, things standing on it, light from
 * the top left, and a trace of grain. A cover is 1000 x 1500; what matters lies within the middle
 * 1000 x 1250, since cards crop. A wide scene is 1920 x 1200, of which a desk shows 1920 x 1080 and
 * a phone 1500 x 1200, from the middle.
 */
import type { Shot } from '../picture.ts'

export const [coverWidth, coverHeight] = [1000, 1500]
export const [sceneWidth, sceneHeight] = [1920, 1200]

type Stage = {
  /** CSS background. */
  ground: string
  /** Family of the brand, for everything on the stage. */
  font: string
  color?: string
  /** Strength of light and shadow, 0 to 1. */
  light?: number
  shade?: number
  body: string
  quality?: number
}

const grain = (width: number, height: number): string =>
  `<svg style="position:absolute;inset:0;mix-blend-mode:soft-light;opacity:.34" width="${width}" height="${height}">
  <filter id="speck"><feTurbulence type="fractalNoise" baseFrequency=".75" numOctaves="2" seed="3"/><feColorMatrix type="saturate" values="0"/></filter>
  <rect width="${width}" height="${height}" filter="url(#speck)"/></svg>`

export const vocabulary = `<style>
  .r{display:flex;align-items:center}.sb{display:flex;align-items:center;justify-content:space-between}
  .c{display:flex;flex-direction:column}.m{display:flex;align-items:center;justify-content:center}
  .f{flex:1}.a{position:absolute}.up{text-transform:uppercase}.n{font-variant-numeric:tabular-nums}
  .w{white-space:nowrap}
</style>`

/** A cover, or another picture of its shape. */
export const stage = (what: Stage): Shot => lit(coverWidth, coverHeight, what)

/** A scene as wide as a screen. */
export const scene = (what: Stage): Shot => lit(sceneWidth, sceneHeight, what)

function lit(width: number, height: number, what: Stage): Shot {
  const { ground, font, color = '#111', light = 0.5, shade = 0.4, body, quality } = what
  const [near, far] = [Math.round(width * 1.3), Math.round(Math.max(width, height) * 1)]
  return {
    width,
    height,
    ...(quality === undefined ? {} : { quality }),
    body: `${vocabulary}<div style="position:relative;width:${width}px;height:${height}px;overflow:hidden;background:${ground};font-family:${font};color:${color}">
    ${body}
    <div class="a" style="inset:0;mix-blend-mode:soft-light;background:radial-gradient(${near}px ${far}px at 8% -6%,rgba(255,255,255,${light}),transparent 70%),radial-gradient(${far}px ${far}px at 108% 108%,rgba(0,0,0,${shade}),transparent 70%)"></div>
    ${grain(width, height)}</div>`,
  }
}

export type Place = {
  /** Middle of the thing on the stage. */
  x: number
  y: number
  scale?: number
  /** Degrees in the plane, then around the horizontal and the vertical axis. */
  turn?: number
  tiltX?: number
  tiltY?: number
}

/** Sets a thing of known size on the stage. */
export function place(width: number, height: number, at: Place, body: string): string {
  const { x, y, scale = 1, turn = 0, tiltX = 0, tiltY = 0 } = at
  const depth =
    tiltX || tiltY ? `perspective(2800px) rotateX(${tiltX}deg) rotateY(${tiltY}deg) ` : ''
  return `<div class="a" style="left:${x - width / 2}px;top:${y - height / 2}px;width:${width}px;height:${height}px;transform:${depth}rotate(${turn}deg) scale(${scale})">${body}</div>`
}

/** A shadow that falls to the lower right; `lift` is the height above the ground in pixels. */
export function shadow(lift: number, strength = 0.3): string {
  const layer = (part: number, alpha: number): string =>
    `${lift * part * 0.6}px ${lift * part}px ${lift * part * 1.5}px rgba(0,0,0,${alpha * strength})`
  return `box-shadow:${layer(0.06, 0.7)},${layer(0.25, 0.6)},${layer(1, 0.9)}`
}
