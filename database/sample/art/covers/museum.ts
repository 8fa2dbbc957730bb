/**
 * What is painted, woven or carved on the things of the Museum of Everyday Craft, as textures for
 * `render/exhibits.py`. Bands go around a vessel, from its foot below to its rim above.
 */
import type { Shot } from '../picture.ts'

const drawn = (width: number, height: number, body: string, scale = 1): Shot => ({
  width,
  height,
  scale,
  transparent: true,
  body: `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">
    <filter id="brush" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".009" numOctaves="3" seed="4"/><feDisplacementMap in="SourceGraphic" scale="16" xChannelSelector="R" yChannelSelector="G"/></filter>
    <g filter="url(#brush)">${body}</g></svg>`,
})

/** A band over the whole width. */
const band = (y: number, thick: number, color: string): string =>
  `<path d="M-40 ${y}H4000" stroke="${color}" stroke-width="${thick}"/>`

/** A motif so many times side by side, about the height `y`. */
const round = (width: number, count: number, y: number, motif: (index: number) => string): string =>
  Array.from(
    { length: count },
    (_, index) =>
      `<g transform="translate(${((index + 0.5) * width) / count} ${y})">${motif(index)}</g>`,
  ).join('')

const [cream, soot] = ['#E9D9BC', '#3A2018']

/** Slip on the surahi: one part in a hundred of its wall is 17 pixels. */
export const surahi = drawn(
  2720,
  1700,
  [
    // Neck and rim.
    band(66, 22, soot),
    ...[0.9, 0.87].map((v) => band((1 - v) * 1700, 11, cream)),
    band((1 - 0.792) * 1700, 40, cream),
    band((1 - 0.827) * 1700, 8, soot),
    band((1 - 0.758) * 1700, 8, soot),
    round(
      2720,
      22,
      (1 - 0.732) * 1700,
      () => `<path d="M0-32V32" stroke="${cream}" stroke-width="24"/>`,
    ),
    // The shoulder's leaves, between two bands.
    band((1 - 0.632) * 1700, 26, soot),
    band((1 - 0.612) * 1700, 12, cream),
    round(
      2720,
      16,
      (1 - 0.536) * 1700,
      () =>
        `<path d="M0-92C56-40 62 30 0 84C-62 30-56-40 0-92Z" fill="${cream}"/><path d="M0-46C22-14 24 20 0 48C-24 20-22-14 0-46Z" fill="${soot}"/>`,
    ),
    round(
      2720,
      16,
      (1 - 0.508) * 1700,
      () =>
        `<circle cx="85" r="13" fill="${cream}"/><circle cx="85" cy="-64" r="8" fill="${cream}"/>`,
    ),
    band((1 - 0.47) * 1700, 12, cream),
    band((1 - 0.455) * 1700, 22, soot),
    // The belly's zigzag with a point in each of its angles.
    band((1 - 0.418) * 1700, 16, cream),
    `<path d="${Array.from({ length: 61 }, (_, index) => `${index ? 'L' : 'M'}${(index * 2720) / 60} ${(1 - (index % 2 ? 0.4 : 0.33)) * 1700}`).join('')}" stroke="${cream}" stroke-width="17"/>`,
    round(2720, 30, (1 - 0.348) * 1700, () => `<circle r="12" fill="${soot}"/>`),
    round(2720, 30, (1 - 0.384) * 1700, () => `<circle cx="45" r="12" fill="${soot}"/>`),
    band((1 - 0.312) * 1700, 16, cream),
    band((1 - 0.284) * 1700, 40, soot),
    band((1 - 0.257) * 1700, 10, cream),
    // Strokes that run out towards the foot.
    round(
      2720,
      48,
      (1 - 0.205) * 1700,
      (index) =>
        `<path d="M0-50Q4 0 ${index % 3} ${36 + 12 * (index % 2)}" stroke="${cream}" stroke-width="13"/>`,
    ),
    band((1 - 0.1) * 1700, 12, soot),
  ].join(''),
)

const [cobalt, turquoise] = ['#1F3F8C', '#2E93A6']

const flower = (size: number): string =>
  `<g transform="scale(${size})">${Array.from({ length: 8 }, (_, index) => `<path transform="rotate(${45 * index})" d="M0-16C22-30 20-66 0-84C-20-66-22-30 0-16Z" fill="${index % 2 ? cobalt : turquoise}" stroke="${cobalt}" stroke-width="6"/>`).join('')}<circle r="17" fill="#F3F1E6" stroke="${cobalt}" stroke-width="8"/></g>`

/** Outside of the bowl, 17.3 units around and 4.3 from the middle of its foot to its rim. */
export const bowl = drawn(
  2400,
  600,
  [
    band(14, 34, cobalt),
    band(50, 9, turquoise),
    round(2400, 12, 168, () => flower(0.88)),
    round(
      2400,
      12,
      168,
      () =>
        `<path d="M100-66C128-20 128 20 100 66C72 20 72-20 100-66Z" fill="${turquoise}" stroke="${cobalt}" stroke-width="6"/><path d="M100-94V94" stroke="${cobalt}" stroke-width="6"/>`,
    ),
    band(282, 9, turquoise),
    band(306, 20, cobalt),
    round(
      2400,
      40,
      346,
      () => `<path d="M-24-26C-24 14 24 14 24-26" stroke="${cobalt}" stroke-width="8"/>`,
    ),
    band(392, 14, cobalt),
  ].join(''),
)

/** Its inside, from its rim below to the middle of its bottom above: a rose in the depth. */
export const bowlInside = drawn(
  2400,
  530,
  [
    band(522, 24, cobalt),
    band(484, 9, turquoise),
    round(
      2400,
      24,
      440,
      () =>
        `<path d="M-50 26C-50-36 50-36 50 26" stroke="${cobalt}" stroke-width="8"/><circle cy="12" r="11" fill="${turquoise}"/>`,
    ),
    band(372, 12, cobalt),
    band(262, 12, cobalt),
    round(
      2400,
      16,
      318,
      () =>
        `<path d="M-56 0C-30-44 30-44 56 0C30 44-30 44-56 0Z" fill="${turquoise}" stroke="${cobalt}" stroke-width="7"/>`,
    ),
    round(
      2400,
      8,
      130,
      () =>
        `<path d="M-140 118C-110-60-40-86 0-118C40-86 110-60 140 118Z" fill="${cobalt}"/><path d="M-70 112C-50-10-20-30 0-50C20-30 50-10 70 112Z" fill="${turquoise}"/>`,
    ),
  ].join(''),
)

/** The horse from its side, 5.2 by 4.6 units: cloth, harness, mane and eye. */
export const horse = drawn(
  1040,
  920,
  `<path d="M330 400H690V640H330Z" fill="#E2B33C"/><path d="M352 400H668V618H352Z" fill="#21606C"/>${Array.from({ length: 12 }, (_, index) => `<circle cx="${400 + 73 * (index % 4)}" cy="${445 + 62 * Math.floor(index / 4)}" r="17" fill="#EFE3C6"/><circle cx="${400 + 73 * (index % 4)}" cy="${445 + 62 * Math.floor(index / 4)}" r="8" fill="#A02E1D"/>`).join('')}
  ${Array.from({ length: 13 }, (_, index) => `<path d="M${336 + 29 * index} 634l10 26 10-26" fill="#E2B33C"/>`).join('')}
  <path d="M700 640C760 560 790 480 800 380" stroke="#E2B33C" stroke-width="22"/><path d="M700 640C760 560 790 480 800 380" stroke="#21606C" stroke-width="8" stroke-dasharray="2 22"/>
  <path d="M690 330C700 240 740 150 790 86" stroke="#22150F" stroke-width="74"/><path d="M690 330C700 240 740 150 790 86" stroke="#E2B33C" stroke-width="7" stroke-dasharray="3 26" transform="translate(20 6)"/>
  <path d="M828 130L900 240M880 170L962 262M846 252L922 196" stroke="#E2B33C" stroke-width="15"/>
  <ellipse cx="872" cy="158" rx="21" ry="15" fill="#F3ECD9"/><circle cx="876" cy="159" r="10" fill="#140C08"/>
  <path d="M980 300q18-10 26-24" stroke="#22150F" stroke-width="8"/>
  <path d="M0 360H150V800H0Z" fill="#22150F"/>
  ${[296, 704].map((x) => `<path d="M${x - 70} 872H${x + 70}V930H${x - 70}Z" fill="#22150F"/><path d="M${x - 80} 846H${x + 80}" stroke="#E2B33C" stroke-width="16"/>`).join('')}`,
)

/** A quarter of the block's field, about its corner. */
const ajrak = `<circle r="250" stroke="#fff" stroke-width="16"/><circle r="216" stroke="#fff" stroke-width="8" stroke-dasharray="1 26"/>${Array.from({ length: 12 }, (_, index) => `<g transform="rotate(${30 * index})"><path d="M0-66C34-104 34-150 0-192C-34-150-34-104 0-66Z" stroke="#fff" stroke-width="13"/><path d="M0-104C12-122 12-138 0-156C-12-138-12-122 0-104Z" fill="#fff"/></g>`).join('')}<circle r="50" stroke="#fff" stroke-width="13"/><circle r="20" fill="#fff"/>`

/** What stands up on the print block is white. */
export const block: Shot = {
  width: 680,
  height: 680,
  body: `<svg width="680" height="680" viewBox="-340 -340 680 680" fill="none" style="background:#000;filter:blur(1.1px)"><path d="M-324-324H324V324H-324Z" stroke="#fff" stroke-width="24"/><path d="M-296-296H296V296H-296Z" stroke="#fff" stroke-width="12" stroke-dasharray="1 19" stroke-linecap="round"/>${ajrak}
  ${[0, 90, 180, 270].map((turn) => `<g transform="rotate(${turn})"><path d="M-278-278H-150C-150-206-206-150-278-150Z" stroke="#fff" stroke-width="13"/><path d="M-278-278m26 26H-190C-196-222-222-196-252-190Z" fill="#fff"/><path d="M0-284l16 16-16 16-16-16Z" fill="#fff"/></g>`).join('')}</svg>`,
}

/** Two by two strips of palm, some of them dyed, cut to the fan's outline. */
export const fan: Shot = {
  width: 1080,
  height: 980,
  transparent: true,
  body: `<svg width="1080" height="980" viewBox="0 0 1080 980"><clipPath id="cut"><path d="${Array.from(
    { length: 120 },
    (_, step) => {
      const angle = (Math.PI * step) / 60
      const [x, y] = [Math.cos(angle), Math.sin(angle)].map(
        (part) => Math.sign(part) * Math.abs(part) ** 0.55,
      ) as [number, number]
      return `${step ? 'L' : 'M'}${540 + 540 * x} ${490 + 490 * y}`
    },
  ).join(
    '',
  )}Z"/></clipPath><defs>${(['h', 'v'] as const).map((way) => `<linearGradient id="${way}" ${way === 'h' ? 'x2="0" y2="1"' : ''}><stop stop-color="#000" stop-opacity=".55"/><stop offset=".25" stop-color="#fff" stop-opacity=".16"/><stop offset=".7" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></linearGradient>`).join('')}</defs><g clip-path="url(#cut)">${weave(45, 41)}</g></svg>`,
}

function weave(columns: number, rows: number): string {
  const [wide, high] = [1080 / columns, 980 / rows]
  const natural = ['#D9BE86', '#CFB177', '#E0C893', '#C9A86B']
  const dyed = ['#7C2A26', '#2F5A4C']
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const across = (column + row) % 4 < 2
    const from = Math.abs(column - (columns - 1) / 2) + Math.abs(row - (rows - 1) / 2)
    const ring = Math.floor(from / 3)
    const color =
      ring % 4 === 1 && !across
        ? dyed[Math.floor(ring / 4) % 2]
        : natural[((across ? row : column) * 7) % 4]
    const [x, y] = [column * wide, row * high]
    return `<rect x="${x}" y="${y}" width="${wide + 0.5}" height="${high + 0.5}" fill="${color}"/><rect x="${x}" y="${y}" width="${wide}" height="${high}" fill="url(#${across ? 'h' : 'v'})"/>`
  }).join('')
}
