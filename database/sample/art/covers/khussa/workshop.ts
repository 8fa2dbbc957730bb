/** What lies on the table of those who embroider: the cloth, a piece of work in its hoop, and its tag. */
import type { Shot } from '../../picture.ts'
import { face } from '../../render/render.ts'
import { path } from './lines.ts'
import { border, motifs, throat } from './motifs.ts'
import { Needlework } from './needlework.ts'
import { edge, mouth, whole } from './shape.ts'
import type { Thread } from './thread.ts'

/** The stripes of the cloth on which the shoes are shown, a hundred pixels for each of the scene's units. */
export const cloth: Shot = {
  width: 2000,
  height: 8,
  body: `<svg width="2000" height="8" style="background:#E4DDCF">${[
    ...Array.from({ length: 34 }, (_, at): [number, number, string] => [
      at * 60 - 4,
      22,
      at % 3 ? '#EBE5D9' : '#DACFBE',
    ]),
    ...[200, 1756].flatMap((at): [number, number, string][] => [
      [at - 34, 6, '#7A3B3A'],
      [at - 16, 3, '#7A3B3A'],
      [at, 44, '#39506B'],
      [at + 12, 3, '#E4DDCF'],
      [at + 29, 3, '#E4DDCF'],
      [at + 57, 3, '#7A3B3A'],
      [at + 72, 6, '#7A3B3A'],
    ]),
  ]
    .map(([x, wide, color]) => `<rect x="${x}" width="${wide}" height="8" fill="${color}"/>`)
    .join('')}</svg>`,
}

type Piece = {
  thread: Thread
  silk: Thread
  velvet: string
  /** How much of what lies around a point has been worked, 0 to 1. */
  done: (point: readonly [number, number]) => number
}

/** Where the upper lies in the hoop: its point in the middle, its turn in degrees, and its size in the scene. */
const [middle, turn, size] = [[200, 275] as const, 14, 2.05]
/** The velvet that the hoop holds is so wide, a hundred pixels for each of the scene's units. */
const held = 840

/**
 * An upper that is being worked, as `render/khussa_hoop.py` knows it: the stitches so far, and what of the pattern
 * is still only chalk on the velvet.
 */
export function unfinished({ thread, silk, velvet, done }: Piece): {
  textures: Record<string, Shot>
  files: Record<string, string>
} {
  const work = new Needlework({ thread, silk, gauge: 1.5, light: [0, 0], seed: 11, done })
  border(work, 'rosette')
  throat(work, 'rosette')
  motifs.rosette(work)
  const chalk = `<svg width="${held}" height="${held}" viewBox="${-held / 2} ${-held / 2} ${held} ${held}" fill="none"><defs><clipPath id="held"><circle r="${held * 0.48}"/></clipPath><filter id="chalk" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".5" numOctaves="2" seed="8" result="n"/><feColorMatrix in="n" values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 2.8 0 0 0 -.8" result="m"/><feComposite in="SourceGraphic" in2="m" operator="in"/></filter></defs>
  <g clip-path="url(#held)"><g filter="url(#chalk)"><g transform="rotate(${turn}) scale(${size}) translate(${-middle[0]} ${-middle[1]})" stroke="#fff" stroke-linejoin="round"><path d="${path(whole(edge), true)}" stroke-width="2.1" stroke-dasharray="7 3.5"/><path d="${path(whole(mouth), true)}" stroke-width="1.9"/><path d="M200 84V132M200 424V520" stroke-width="1.1" stroke-opacity=".7"/><path d="${work.chalk}" stroke-width="1.35"/></g></g></g></svg>`
  return {
    textures: { chalk: face(held, held, 2, '#000', chalk) },
    files: {
      'hoop.json': JSON.stringify({
        middle,
        turn,
        size: size / 100,
        velvet,
        thread: thread[5],
        silk: silk[4],
        laid: work.laid,
      }),
    },
  }
}

/** The tag of a piece with its embroiderer and the days so far, clear around its corners and where the eyelet is. */
export const tag = (ink: string, rule: string): Shot => {
  const days = Array.from({ length: 11 }, (_, day) => {
    const [x, y] = [36 + day * 29.5, 258]
    const hand = `M${x + 1} ${y - 2}L${x + 11 + (day % 3)} ${y - 27 + (day % 2) * 3}`
    return `<rect x="${x - 4}" y="${y - 30}" width="22" height="32" rx="3" stroke="${ink}" stroke-opacity=".5" stroke-width="1.7"/>${day < 7 ? `<path d="${hand}" stroke="${ink}" stroke-width="4.4" stroke-linecap="round"/>` : ''}`
  }).join('')
  const shape =
    'M44 2H348L390 44V270A12 12 0 0 1 378 282H14A12 12 0 0 1 2 270V44ZM208 33A12 12 0 0 0 184 33A12 12 0 0 0 208 33Z'
  return {
    width: 392,
    height: 284,
    scale: 4,
    transparent: true,
    body: `<svg width="392" height="284" fill="none"><path d="${shape}" fill="#EFE3CA" fill-rule="evenodd"/><path d="M50 15H342L377 50V260A8 8 0 0 1 369 268H23A8 8 0 0 1 15 260V50Z" stroke="${rule}" stroke-width="2"/><g fill="${ink}" stroke="${ink}" stroke-width=".5" font-family="Arapey"><text x="32" y="88" font-size="31">Anarkali, 37½, right</text><text x="28" y="162" font-size="84" font-style="italic" letter-spacing="-1">Bushra</text><text x="32" y="211" font-size="38">day seven of eleven</text></g>${days}</svg>`,
  }
}
