/** What lies on the table of those who embroider: hoop, spool, needle, and the tag of a piece. */
import type { Shot } from '../../picture.ts'
import { bend, between, type Point, path, ring, towards } from './lines.ts'
import { border, motifs, throat } from './motifs.ts'
import { Needlework, type Thread } from './needlework.ts'
import { edge, mouth, whole } from './shape.ts'

const light: Point = [-0.6, -0.8]

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

/** A spool of 210 x 250 pixels in a drawing, its thread wound in even turns. */
export function spool(x: number, y: number, thread: Thread, turn = 0, size = 1): string {
  const turns = Array.from({ length: 25 }, (_, at) => {
    const [top, bow] = [36 + at * 7.4, 5]
    const strip = (from: number, to: number, tone: number): string =>
      `<path d="M${from} ${top + bow * (1 - ((from - 105) / 84) ** 2)}Q${(from + to) / 2} ${top + bow * (1.1 - (((from + to) / 2 - 105) / 84) ** 2)} ${to} ${top + bow * (1 - ((to - 105) / 84) ** 2)}" stroke="${thread[tone]}" stroke-width="5.4"/>`
    const wave = at % 3 === 0 ? 1 : 0
    return `${strip(21, 40, 2 + wave)}${strip(39, 58, 4 + wave)}${strip(57, 78, 6 + wave)}${strip(77, 92, 8 - wave)}${strip(91, 120, 5 + wave)}${strip(119, 148, 4)}${strip(147, 172, 2 + wave)}${strip(171, 189, 1)}`
  }).join('')
  const wood = (top: number, id: string): string =>
    `<rect x="4" y="${top}" width="202" height="34" rx="13" fill="url(#spool${id})"/><path d="M14 ${top + 8}H190" stroke="#fff" stroke-opacity=".28" stroke-width="3" stroke-linecap="round"/>`
  return `<g transform="translate(${x} ${y}) rotate(${turn} 105 125) scale(${size})" fill="none"><defs><linearGradient id="spoola"><stop stop-color="#5b3c2a"/><stop offset=".36" stop-color="#8d6850"/><stop offset="1" stop-color="#35201a"/></linearGradient><linearGradient id="spoolb"><stop stop-color="#4c3022"/><stop offset=".36" stop-color="#775441"/><stop offset="1" stop-color="#2a1813"/></linearGradient></defs>
  <g style="filter:drop-shadow(12px 18px 14px #3a1d0599)"><rect x="20" y="26" width="170" height="200" fill="${thread[0]}"/>${turns}${wood(0, 'a')}${wood(216, 'b')}</g></g>`
}

/** A needle of steel from its point to its eye, threaded. */
export function needle(point: Point, degrees: number, size: number): string {
  const width = size * 0.032
  return `<g transform="translate(${point[0]} ${point[1]}) rotate(${degrees})" fill="none"><path d="M0 0C${width * 0.5} ${-size * 0.2} ${width * 0.6} ${-size * 0.8} ${width * 0.62} ${-size * 0.92}Q${width * 0.5} ${-size} 0 ${-size}T${-width * 0.62} ${-size * 0.92}C${-width * 0.6} ${-size * 0.8} ${-width * 0.5} ${-size * 0.2} 0 0Z" fill="url(#steel)"/><path d="M${-width * 0.16} ${-size * 0.06}L${-width * 0.22} ${-size * 0.8}" stroke="#fff" stroke-opacity=".85" stroke-width="${width * 0.16}"/><ellipse cy="${-size * 0.93}" rx="${width * 0.24}" ry="${size * 0.045}" fill="#33141c"/></g><defs><linearGradient id="steel"><stop stop-color="#70757f"/><stop offset=".35" stop-color="#f4f6f8"/><stop offset=".7" stop-color="#a2a7b0"/><stop offset="1" stop-color="#555a64"/></linearGradient></defs>`
}

type Piece = {
  thread: Thread
  silk: Thread
  size: number
  turn: number
  done: (point: Point) => number
}

/** An upper that is being worked, by the middle of its rosette: chalk, and the stitches so far. */
export function unfinished({ thread, silk, size, turn, done }: Piece, middle: Point): string {
  const angle = (turn * Math.PI) / 180
  const work = new Needlework({
    thread,
    silk,
    gauge: 2.3 / size,
    light: [
      light[0] * Math.cos(angle) + light[1] * Math.sin(angle),
      -light[0] * Math.sin(angle) + light[1] * Math.cos(angle),
    ],
    seed: 11,
    done,
  })
  border(work, 'rosette')
  throat(work, 'rosette')
  motifs.rosette(work)
  return `<defs><filter id="chalk" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="2" seed="8" result="n"/><feColorMatrix in="n" values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 3.2 0 0 0 -1" result="m"/><feComposite in="SourceGraphic" in2="m" operator="in"/></filter></defs>
  <g transform="translate(${middle[0]} ${middle[1]}) rotate(${turn}) scale(${size}) translate(-200 -296)" fill="none"><g filter="url(#chalk)" stroke="#FFF3E2" stroke-linejoin="round"><path d="${path(whole(edge), true)}" stroke-width="1.9" stroke-dasharray="7 3.5"/><path d="${path(whole(mouth), true)}" stroke-width="1.7"/><path d="M200 84V132M200 424V520" stroke-width="1" stroke-opacity=".6"/><path d="${work.chalk}" stroke-width="1.150" stroke-opacity=".9"/></g>
  <g style="filter:drop-shadow(1px 1.4px .9px #160207dd)">${work.stitches}</g></g>`
}

/** The wooden hoop that holds the velvet, with its screw of brass, and folds of the cloth beyond it. */
export function hoop(middle: Point, radius: number, velvet: string, held: string): string {
  const [x, y] = middle
  const corners = [-59, 31, 121, 211].map((way) => towards(middle, way, radius * 1.64))
  const hem = corners.flatMap((corner, side) => {
    const next = corners[(side + 1) % 4] as Point
    return Array.from({ length: 50 }, (_, at): Point => {
      const part = at / 50
      const wave =
        9 * Math.sin(part * 9 + side) + 5 * Math.sin(part * 23) + -24 * Math.sin(part * Math.PI)
      return towards(
        between(corner, next, part),
        (Math.atan2(x - (corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2 - y) * 180) /
          -Math.PI +
          180,
        wave,
      )
    })
  })
  const seam = hem.map((point) => between(point, middle, 0.022))
  const folds = Array.from({ length: 44 }, (_, at) => {
    const way = at * 8.2 + 5 * Math.sin(at * 2.3)
    const [a, b] = [
      towards(middle, way, radius),
      towards(middle, way + 5 * Math.sin(at), radius * 1.5),
    ]
    return `<path d="${path([a, b])}" stroke="${at % 2 ? '#ff8aa4' : '#140106'}" stroke-opacity="${at % 2 ? 0.2 : 0.5}" stroke-width="${14 + 10 * Math.sin(at * 1.7) ** 2}"/>`
  }).join('')
  const grain = Array.from({ length: 9 }, (_, at) => {
    const from = at * 83
    return `<path d="${path(ring(middle, radius - 13 + ((at * 5) % 26), from, from + 60 + ((at * 37) % 80)))}" stroke="#6b3d14" stroke-opacity=".32" stroke-width="1.6"/>`
  }).join('')
  const screw = towards(middle, 52, radius + 10)
  return `<defs><clipPath id="held"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath><clipPath id="cloth"><path d="${path(hem, true)}"/></clipPath>
  <linearGradient id="wood" x1=".1" y1="0" x2=".9" y2="1"><stop stop-color="#F6DDAF"/><stop offset=".45" stop-color="#DDB273"/><stop offset="1" stop-color="#96622C"/></linearGradient><linearGradient id="wood2" x1=".1" y1="0" x2=".9" y2="1"><stop stop-color="#8a5828"/><stop offset=".5" stop-color="#B98547"/><stop offset="1" stop-color="#F0D09A"/></linearGradient>
  <linearGradient id="brass" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#7a5416"/><stop offset=".3" stop-color="#fdeeb4"/><stop offset=".55" stop-color="#c8993a"/><stop offset="1" stop-color="#6b460f"/></linearGradient>
  <radialGradient id="lit" gradientUnits="userSpaceOnUse" cx="${x - radius * 0.4}" cy="${y - radius * 0.5}" r="${radius * 1.7}"><stop stop-color="#e0557c" stop-opacity=".4"/><stop offset=".42" stop-color="#e0557c" stop-opacity="0"/><stop offset=".44" stop-color="#14000a" stop-opacity="0"/><stop offset="1" stop-color="#14000a" stop-opacity=".6"/></radialGradient>
  <filter id="fold" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="11"/></filter>
  <filter id="pile" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".5 .22" numOctaves="2" seed="9"/><feColorMatrix values="1.8 0 0 0 -.4 1.8 0 0 0 -.4 1.8 0 0 0 -.4 0 0 0 0 1"/></filter></defs>
  <g style="filter:drop-shadow(12px 20px 18px #2a1006aa)"><path d="${path(hem, true)}" fill="${velvet}"/></g><g clip-path="url(#cloth)"><path d="${path(hem, true)}" stroke="#ff9db0" stroke-opacity=".35" stroke-width="5"/><path d="${path(seam, true)}" stroke="#1c0209" stroke-opacity=".55" stroke-width="3"/><path d="${path(seam, true)}" stroke="#E9A5B2" stroke-opacity=".5" stroke-width="2" stroke-dasharray="9 6"/><g filter="url(#fold)">${folds}</g><circle cx="${x + 16}" cy="${y + 24}" r="${radius + 8}" stroke="#120005" stroke-opacity=".75" stroke-width="46" filter="url(#fold)"/></g>
  <g clip-path="url(#held)"><circle cx="${x}" cy="${y}" r="${radius}" fill="${velvet}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#lit)"/><rect x="${x - radius}" y="${y - radius}" width="${radius * 2}" height="${radius * 2}" filter="url(#pile)" style="mix-blend-mode:soft-light" opacity=".34"/>${held}
  <circle cx="${x}" cy="${y}" r="${radius}" stroke="#120004" stroke-opacity=".85" stroke-width="50" filter="url(#fold)" transform="translate(11 15)"/></g>
  <circle cx="${x}" cy="${y}" r="${radius - 20}" stroke="url(#wood2)" stroke-width="11"/><circle cx="${x}" cy="${y}" r="${radius - 26}" stroke="#3a1a08" stroke-opacity=".6" stroke-width="1.5"/>
  <circle cx="${x}" cy="${y}" r="${radius}" stroke="url(#wood)" stroke-width="34"/>${grain}<circle cx="${x}" cy="${y}" r="${radius - 16}" stroke="#5b3210" stroke-opacity=".7" stroke-width="2.5"/><circle cx="${x - 1.5}" cy="${y - 2}" r="${radius + 14}" stroke="#fff3d6" stroke-opacity=".7" stroke-width="2"/><circle cx="${x}" cy="${y}" r="${radius + 17}" stroke="#4a270c" stroke-opacity=".7" stroke-width="1.5"/>
  <g transform="translate(${screw[0]} ${screw[1]}) rotate(52)" style="filter:drop-shadow(6px 9px 7px #2a1006aa)"><rect x="-34" y="-22" width="22" height="52" rx="4" fill="#a97233"/><rect x="12" y="-22" width="22" height="52" rx="4" fill="#a97233"/><rect x="-6" y="-24" width="12" height="54" fill="#2a1006" fill-opacity=".7"/><rect x="-58" y="-17" width="112" height="13" rx="3" fill="url(#brass)"/><rect x="50" y="-30" width="34" height="39" rx="6" fill="url(#brass)"/>${[56, 62, 68, 74].map((at) => `<path d="M${at} -28V7" stroke="#6b460f" stroke-opacity=".6" stroke-width="1.6"/>`).join('')}<rect x="-66" y="-21" width="14" height="21" rx="3" fill="url(#brass)"/></g>`
}

/** The tag of a piece with its embroiderer and the days so far. */
export function tag(at: Point, turn: number, ink: string): string {
  const days = Array.from({ length: 11 }, (_, day) => {
    const [x, y] = [36 + day * 29.5, 258]
    const hand = `M${x + 1} ${y - 2}L${x + 11 + (day % 3)} ${y - 27 + (day % 2) * 3}`
    return `<rect x="${x - 4}" y="${y - 30}" width="22" height="32" rx="3" stroke="${ink}" stroke-opacity=".35" stroke-width="1.5"/>${day < 7 ? `<path d="${hand}" stroke="${ink}" stroke-width="4" stroke-linecap="round"/>` : ''}`
  }).join('')
  const string = bend(
    [196, 34],
    [206, -36],
    [290, -10],
    [330, -50],
    [342, -62],
    [358, -52],
    [376, -22],
  )
  return `<g transform="translate(${at[0]} ${at[1]}) rotate(${turn})" fill="none"><path d="M52 0H340A40 40 0 0 1 392 44V262A22 22 0 0 1 370 284H22A22 22 0 0 1 0 262V44Q0 0 52 0Z" fill="#FBF2DF" style="filter:drop-shadow(8px 14px 12px #2a1006a0)"/><path d="M12 46Q12 12 52 12H338A34 34 0 0 1 380 48V258A14 14 0 0 1 366 272H26A14 14 0 0 1 12 258Z" stroke="#D4A94E" stroke-width="2"/>
  <circle cx="196" cy="32" r="15" fill="#C99B46"/><circle cx="196" cy="32" r="8.5" fill="#4a2a12"/><path d="${path(string)}" stroke="#7a4d20" stroke-width="5"/><path d="${path(string)}" stroke="#E9CF96" stroke-width="3.2" stroke-dasharray="5 2.4"/>
  <g fill="${ink}" font-family="Arapey"><text x="32" y="82" font-size="25" fill-opacity=".8">Anarkali, 37½, right</text><text x="29" y="156" font-size="80" font-style="italic" letter-spacing="-1">Bushra</text><text x="32" y="204" font-size="32">day seven of eleven</text></g>${days}</g>`
}
