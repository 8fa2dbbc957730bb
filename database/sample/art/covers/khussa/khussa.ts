/**
 * A khussa from above: sole, velvet upper with its embroidery, the leather inside and the toe that
 * curls back over itself. Light comes from the top left however the shoe lies.
 */
import { bend, type Line, type Point, path } from './lines.ts'
import { border, motifs, throat } from './motifs.ts'
import { mix, Needlework, type Thread } from './needlework.ts'
import { edge, mirrored, mouth, whole } from './shape.ts'

export type Khussa = {
  /** Distinguishes it from the others on one page. */
  id: string
  /** Width in pixels of its 400; it is 900 high. */
  size: number
  velvet: string
  leather?: string
  thread: Thread
  silk: Thread
  motif: keyof typeof motifs
  /** Degrees clockwise. */
  turn?: number
  /** The other of the pair. */
  left?: boolean
  /** Width of a thread in pixels. */
  gauge?: number
  /** How much of the velvet's nap is seen, 0 to 1. */
  nap?: number
}

const upper = path(whole(edge), true)
const opening = path(whole(mouth), true)
const footbed = path(
  whole(
    bend(
      [200, 380],
      [252, 380],
      [262, 470],
      [260, 560],
      [258, 640],
      [262, 700],
      [260, 766],
      [256, 820],
      [234, 842],
      [200, 842],
    ),
  ),
  true,
)
const holes = path(
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
)
/** The toe seen from its inner side, rolled back towards the foot. */
const curlHalf = bend(
  [200, 10],
  [209, 10],
  [215, 16],
  [215.5, 30],
  [216, 60],
  [207, 86],
  [200, 116],
)
const curl = path(whole(curlHalf), true)

/** The shoe as an element of its size, turned in its place. */
export function khussa(shoe: Khussa): string {
  const {
    id,
    size,
    velvet,
    leather = '#A9713E',
    thread,
    silk,
    motif,
    turn = 0,
    left,
    gauge = 2.1,
    nap = 0.26,
  } = shoe
  const scale = size / 400
  const angle = (turn * Math.PI) / 180
  const local = ([x, y]: Point): Point => [
    x * Math.cos(angle) + y * Math.sin(angle),
    -x * Math.sin(angle) + y * Math.cos(angle),
  ]
  const light = local([-0.6, -0.8])
  /** Away from the light by a distance. */
  const fall = (by: number): string =>
    `translate(${(-light[0] * by).toFixed(1)} ${(-light[1] * by).toFixed(1)})`
  const work = new Needlework({
    thread,
    silk,
    gauge: gauge / scale,
    light,
    seed: [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0),
    relief: ([x, y]) =>
      0.13 * (((x - 200) / 130) * light[0] + ((y - 290) / 330) * light[1]) -
      0.16 * Math.max(0, Math.abs(x - 200) / 130 - 0.72),
    ...(left ? { set: ([x, y]: Point): Point => [400 - x, y] } : {}),
  })
  border(work, motif)
  throat(work, motif)
  motifs[motif](work)
  const tip = new Needlework({ thread, silk, gauge: gauge / scale, light, seed: 5 })
  tip.cord(mirrored(curlHalf).slice(10).toReversed(), 4)
  tip.cord(curlHalf.slice(10), 4)
  tip.bud([200, 96], 0, 42, 12)
  tip.sequin([200, 42], 4.6)
  const tuft: Line[] = Array.from({ length: 19 }, (_, at) => {
    const lean = (at - 9) / 9
    return [
      [200 + lean * 5, 108],
      [200 + lean * 13, 134 - lean * lean * 5],
    ]
  })
  const dark = mix(velvet, '#0a0206', 0.72)
  const pale = mix(velvet, '#ffffff', 0.42)
  const worn = mix(leather, '#fff0e6', 0.24)
  return `<svg width="${size}" height="${size * 2.25}" viewBox="0 0 400 900" fill="none" style="transform:rotate(${turn}deg);overflow:visible">
  <defs><clipPath id="${id}u"><path d="${upper}"/></clipPath><clipPath id="${id}m"><path d="${opening}"/></clipPath>
  <filter id="${id}n" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".42 .26" numOctaves="2" seed="4"/><feColorMatrix values="1.8 0 0 0 -.4 1.8 0 0 0 -.4 1.8 0 0 0 -.4 0 0 0 0 1"/></filter>
  <filter id="${id}b" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="15"/></filter>
  <filter id="${id}s" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="6"/></filter>
  <linearGradient id="${id}f" x1="0" y1="0" x2="0" y2="1"><stop offset=".06" stop-color="${mix(leather, '#180804', 0.9)}"/><stop offset=".28" stop-color="${mix(leather, '#2a1008', 0.45)}"/><stop offset=".55" stop-color="${leather}"/><stop offset="1" stop-color="${worn}"/></linearGradient>
  <linearGradient id="${id}t" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#5d3518"/><stop offset=".14" stop-color="#e3b583"/><stop offset=".34" stop-color="#b07a45"/><stop offset="1" stop-color="#8a5729"/></linearGradient></defs>
  <g transform="${fall(26)}" filter="url(#${id}b)" opacity=".5"><path d="${upper}" fill="#1a0507"/></g>
  <g transform="${fall(8)}" filter="url(#${id}s)" opacity=".7"><path d="${upper}" fill="#1a0507"/></g>
  <path d="${upper}" transform="${fall(4)}" fill="#4a2a13" stroke="#4a2a13" stroke-width="9" stroke-linejoin="round"/>
  <path d="${upper}" stroke="#B98450" stroke-width="8" stroke-linejoin="round"/><path d="${upper}" stroke="#f3d9ae" stroke-width="1.6" stroke-dasharray="5 4.4" transform="${fall(-1.2)}"/>
  <g clip-path="url(#${id}u)"><path d="${upper}" fill="${velvet}"/>
    <g filter="url(#${id}b)"><ellipse cx="200" cy="270" rx="72" ry="150" fill="${pale}" fill-opacity=".5" transform="${fall(-44)}"/>
    <path d="${upper}" stroke="${dark}" stroke-width="46" stroke-opacity=".85" transform="${fall(-6)}"/></g>
    <rect x="40" y="10" width="320" height="880" filter="url(#${id}n)" style="mix-blend-mode:soft-light" opacity="${nap}"/>
    <path d="${upper}" stroke="${pale}" stroke-opacity=".4" stroke-width="3" transform="${fall(3)}"/></g>
  <g style="filter:drop-shadow(${(-light[0] * 2.4).toFixed(1)}px ${(-light[1] * 2.4).toFixed(1)}px 1.6px #120206cc)">${work.stitches}</g>
  <g clip-path="url(#${id}m)"><path d="${opening}" fill="${mix(leather, '#1c0a05', 0.7)}"/>
    <path d="${footbed}" fill="url(#${id}f)"/>
    <rect x="110" y="420" width="180" height="440" filter="url(#${id}n)" style="mix-blend-mode:soft-light" opacity="${nap * 0.5}"/>
    <path d="${footbed}" stroke="#2a1208" stroke-opacity=".7" stroke-width="5" filter="url(#${id}s)"/>
    <path d="${holes}" stroke="#2c1407" stroke-width="2.6" stroke-dasharray=".1 8" stroke-linecap="round"/><path d="${holes}" stroke="${mix(worn, '#fff', 0.3)}" stroke-opacity=".5" stroke-width="1.2" stroke-dasharray=".1 8" stroke-linecap="round" transform="${fall(1.3)}"/>
    ${mark(leather, light)}
    <ellipse cx="200" cy="446" rx="76" ry="84" fill="#0d0301" fill-opacity=".85" filter="url(#${id}b)"/>
    <path d="${opening}" stroke="#0d0301" stroke-width="44" stroke-opacity=".9" filter="url(#${id}b)" transform="${fall(10)}"/>
    <path d="${opening}" stroke="#0d0301" stroke-width="12" stroke-opacity=".7" filter="url(#${id}s)" transform="${fall(3)}"/></g>
  <path d="${opening}" stroke="#3a1c0c" stroke-width="9.5" stroke-linejoin="round"/><path d="${opening}" stroke="${mix(leather, '#5a2e12', 0.25)}" stroke-width="7" stroke-linejoin="round"/>
  <path d="${opening}" stroke="${mix(worn, '#fff', 0.35)}" stroke-opacity=".75" stroke-width="1.6" transform="${fall(-2)}"/><path d="${opening}" stroke="${thread[6]}" stroke-width="1.8" stroke-dasharray="4.4 4" transform="${fall(0.4)}"/>
  <g style="filter:drop-shadow(${(-light[0] * 7).toFixed(1)}px ${(-light[1] * 7).toFixed(1)}px 5px #0d0204cc)"><path d="${curl}" fill="url(#${id}t)"/>${tip.stitches}
  <path d="${tuft.map((line) => path(line)).join('')}" stroke="${silk[3]}" stroke-width="2.4" stroke-linecap="round"/><path d="${tuft
    .filter((_, at) => at % 3 === 1)
    .map((line) => path(line))
    .join(
      '',
    )}" stroke="${silk[7]}" stroke-width="1.3" stroke-linecap="round"/><circle cx="200" cy="108" r="7.5" fill="${thread[2]}"/><circle cx="199" cy="107" r="5.4" fill="${thread[5]}"/><circle cx="198" cy="105.5" r="2.2" fill="${thread[8]}"/></g></svg>`
}

/** The name of the workshop, pressed into the leather on which the heel stands. */
function mark(leather: string, light: Point): string {
  const print = (color: string, by: number, alpha: number): string =>
    `<g transform="translate(${(-light[0] * by).toFixed(2)} ${(-light[1] * by).toFixed(2)})" fill="${color}" fill-opacity="${alpha}"><ellipse cx="200" cy="744" rx="42" ry="50" fill="none" stroke="${color}" stroke-opacity="${alpha}" stroke-width="1.8"/><ellipse cx="200" cy="744" rx="37.5" ry="45.5" fill="none" stroke="${color}" stroke-opacity="${alpha}" stroke-width="1"/><g font-family="Arapey" text-anchor="middle"><text x="200" y="733" font-size="25">Tilla</text><text x="200" y="751" font-size="18" font-style="italic">&amp;</text><text x="200" y="771" font-size="25">Sole</text></g></g>`
  return `${print(mix(leather, '#fff2d8', 0.6), 1, 0.55)}${print(mix(leather, '#1d0a03', 0.75), 0, 0.9)}`
}
