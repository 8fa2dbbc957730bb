/**
 * The stage of every cover: a ground, things standing on it, light from the top left, and a
 * trace of grain. A cover is 1000 x 1500; what matters lies within the middle 1000 x 1250, since
 * cards crop.
 */
export const coverWidth = 1000
export const coverHeight = 1500

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
}

const grain = `<svg style="position:absolute;inset:0;mix-blend-mode:soft-light;opacity:.34" width="1000" height="1500">
  <filter id="grain"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  1.3 0 0 0 -.25"/></filter>
  <filter id="speck"><feTurbulence type="fractalNoise" baseFrequency=".75" numOctaves="2" seed="3"/><feColorMatrix type="saturate" values="0"/></filter>
  <rect width="1000" height="1500" filter="url(#speck)"/></svg>`

const vocabulary = `<style>
  .r{display:flex;align-items:center}.sb{display:flex;align-items:center;justify-content:space-between}
  .c{display:flex;flex-direction:column}.m{display:flex;align-items:center;justify-content:center}
  .f{flex:1}.a{position:absolute}.up{text-transform:uppercase}.n{font-variant-numeric:tabular-nums}
  .w{white-space:nowrap}
</style>`

/** The body of one cover. */
export function stage({
  ground,
  font,
  color = '#111',
  light = 0.5,
  shade = 0.4,
  body,
}: Stage): string {
  return `${vocabulary}<div style="position:relative;width:1000px;height:1500px;overflow:hidden;background:${ground};font-family:${font};color:${color}">
    ${body}
    <div class="a" style="inset:0;mix-blend-mode:soft-light;background:radial-gradient(1300px 1500px at 8% -6%,rgba(255,255,255,${light}),transparent 70%),radial-gradient(1500px 1500px at 108% 108%,rgba(0,0,0,${shade}),transparent 70%)"></div>
    ${grain}</div>`
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
