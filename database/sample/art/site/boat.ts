/** The paper boat: what the studio's pages send down the current. Light comes from the top left. */

/** The eight presets in which cards and boats go (the specification, constants). */
export const presets = [
  '#FF5B2E',
  '#FFB81C',
  '#B7D84B',
  '#1FB58F',
  '#35A7E8',
  '#6A5CFF',
  '#C84BD6',
  '#161A23',
] as const

export const boatWidth = 120
export const boatHeight = 84

/** White over a colour where light falls on it (above 0), black where it doesn't (below). */
type Face = { points: string; light: number }

/** Folded from one sheet: the inside first, then the peak, then the hull that stands before it. */
const faces: Face[] = [
  { points: '0,30 40,40 60,58', light: -0.34 },
  { points: '120,30 80,40 60,58', light: -0.22 },
  { points: '62,0 36,41 60,58', light: 0.34 },
  { points: '62,0 84,41 60,58', light: -0.12 },
  { points: '0,30 60,58 56,84 24,78', light: 0.14 },
  { points: '120,30 60,58 56,84 94,78', light: -0.2 },
]

/** A boat as an SVG fragment in its own box of 120 x 84; `letter` writes lines on its hull. */
export function boat(color: string, letter = ''): string {
  const folded = faces.map(
    ({ points, light }) =>
      `<polygon points="${points}" fill="${color}"/><polygon points="${points}" fill="${light > 0 ? '#fff' : '#000'}" fill-opacity="${Math.abs(light)}"/>`,
  )
  const lines = [
    'M12 43l38 17M19 53l32 13M23 63l29 10',
    'M60 14l-12 24M59 26l-9 17M60 38l-6 10',
  ].map((path) => `<path d="${path}"/>`)
  return `${folded.join('')}${letter && `<g fill="none" stroke="${letter}" stroke-opacity=".4" stroke-width="1.1">${lines.join('')}</g>`}`
}

/** Where the sheet was bent: its edges catch the light, and creases of earlier folds have stayed. */
const edges = 'M62 0L60 58M36 41L60 58L84 41M0 30L60 58L120 30M60 58L56 84'
const creases = 'M22 40.3L57 77M10 54.5L58.6 67M105 37L58 71M99 66L57.4 76M62 0L48 49.5'

/**
 * A boat to be looked at closely: as `boat`, of paper that bends and was folded by hand. `id` begins
 * the names of what it defines, of which a file may have one only.
 */
export function foldedBoat(color: string, id: string): string {
  const bent = faces.map(
    ({ points, light }) =>
      `<polygon points="${points}" fill="url(#${id}${light > 0 ? 'l' : 'd'})"/>`,
  )
  return `<defs><linearGradient id="${id}l" x1=".1" y1="0" x2=".9" y2="1"><stop stop-color="#fff" stop-opacity=".26"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#5b1200" stop-opacity=".2"/></linearGradient><linearGradient id="${id}d" x1=".9" y1="0" x2=".1" y2="1"><stop stop-color="#fff" stop-opacity=".14"/><stop offset=".5" stop-color="#3d0c00" stop-opacity="0"/><stop offset="1" stop-color="#3d0c00" stop-opacity=".26"/></linearGradient></defs>${boat(color)}${bent.join('')}<g fill="none"><path d="${creases}" stroke="#3d0c00" stroke-opacity=".16" stroke-width=".35"/><path d="${edges}" stroke="#fff" stroke-opacity=".38" stroke-width=".45"/></g>`
}
