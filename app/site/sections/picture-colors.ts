/** The colours of a brand, taken from a picture of it, since nobody types them in. */

export type PictureColors = {
  /** Stands out on paper by 3 to 1, as large letters must. */
  ink: string
  /** For a button, or a whole field of the page. */
  ground: string
  /** Of what is read on that, from which it stands out by 5 to 1. */
  onGround: string
}

/** Whose colours a page shows: those of the client, and of the one to whom it leads on. */
export type PageColors = { brand?: PictureColors | undefined; onward?: PictureColors | undefined }

/** What to call the parts of a brand's colours as custom properties: `--brand`, `--brand-ground` … */
export const propertiesOf = (
  name: keyof PageColors,
  { ink, ground, onGround }: PictureColors,
): [property: string, value: string][] => [
  [`--${name}`, ink],
  [`--${name}-ground`, ground],
  [`--${name}-words`, onGround],
]

/** In how many steps of the colour circle the picture is counted. */
const hues = 24
/** What a colour reflects at most where it is set on paper, where paper is set on it, and at least where night is. */
const onPaper = 0.25
const underPaper = 0.13
const underNight = 0.36
/** How much of it is colour at least: the light and shade of a picture are left out. */
const purity = 0.78
/** The strongest part of a colour that stays bright, from 0 to 255. */
const brightest = 250
/** Degrees of the colour circle between which a colour that is darkened turns brown. */
const brown = [14, 78] as const
/** Up to how many degrees a field that stays bright could be taken for our own signal, which is at 13. */
const ours = 32
/** Part of its weight that a second colour has at least, to be the ink beside a bright ground. */
const besides = 0.04
const paper = 'rgb(246 243 236)'
const night = 'rgb(11 13 18)'

type Color = readonly [red: number, green: number, blue: number]

/** Relative luminance (WCAG 2.2) of red, green and blue from 0 to 255. */
const luminance = (color: Color): number =>
  [0.2126, 0.7152, 0.0722].reduce((sum, part, at) => {
    const light = (color[at] ?? 0) / 255
    return sum + part * (light <= 0.04045 ? light / 12.92 : ((light + 0.055) / 1.055) ** 2.4)
  }, 0)

/** Degrees on the colour circle, red at 0. */
function hueOf([red, green, blue]: Color): number {
  const most = Math.max(red, green, blue)
  const chroma = most - Math.min(red, green, blue) || 1
  const turn =
    most === red
      ? (green - blue) / chroma
      : most === green
        ? 2 + (blue - red) / chroma
        : 4 + (red - green) / chroma
  return ((turn + 6) % 6) * 60
}

const each = (color: Color, change: (part: number) => number): Color => [
  change(color[0]),
  change(color[1]),
  change(color[2]),
]

function darkened(color: Color, most: number): Color {
  let dark = color
  while (luminance(dark) > most) dark = each(dark, (part) => part * 0.98)
  return dark
}

function lightened(color: Color, least: number): Color {
  let light = color
  while (luminance(light) < least) light = each(light, (part) => part + (255 - part) * 0.03)
  return light
}

/** As bright as it is, with less of grey in it. */
function purified(color: Color): Color {
  const most = Math.max(...color)
  const share = 1 - Math.min(...color) / most
  return share >= purity ? color : each(color, (part) => most - ((most - part) * purity) / share)
}

/** Whether it turns brown where it is darkened. */
function isBrown(color: Color): boolean {
  const hue = hueOf(color)
  return hue >= brown[0] && hue <= brown[1]
}

const written = (color: Color) => `rgb(${color.map(Math.round).join(' ')})`

/**
 * The strongest colour among `pixels`; one that can be read on paper as it is goes before one that
 * has to be darkened. A field of it is as dark, with paper for its words, unless that would be brown:
 * orange and yellow stay bright and carry night, and on paper the strongest of the picture's other
 * colours stands for them where it has one. Where theirs is nearly our own, another stands for it on all
 * of the page, a cool one before a red. Undefined where all is grey.
 * @param pixels red, green, blue and opacity of one after the other, from 0 to 255
 */
export function colorsOf(pixels: Uint8ClampedArray): PictureColors | undefined {
  const sums = Array.from({ length: hues }, () => [0, 0, 0, 0])
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3)
    const chroma = Math.max(red, green, blue) - Math.min(red, green, blue)
    if (chroma < 24) continue
    const color: Color = [red, green, blue]
    const sum = sums[Math.floor((hueOf(color) * hues) / 360)] ?? []
    const usable = Math.min(1, underPaper / luminance(color))
    const weight = chroma ** 2 * usable ** 1.5
    for (const [part, value] of [red, green, blue, 1].entries()) {
      sum[part] = (sum[part] ?? 0) + value * weight
    }
  }
  const found = sums
    .filter(([, , , weight]) => weight)
    .toSorted((a, b) => (b[3] ?? 0) - (a[3] ?? 0))
    .map(([red = 0, green = 0, blue = 0, weight = 1]) => ({
      color: purified([red / weight, green / weight, blue / weight]),
      weight,
    }))
  const [strongest] = found
  if (!strongest) return
  const { color, weight } = strongest
  const others = found.filter((other) => !isBrown(other.color) && other.weight >= weight * besides)
  const instead =
    isBrown(color) && hueOf(color) <= ours
      ? (others.find((other) => hueOf(other.color) > brown[1]) ?? others[0])
      : undefined
  if (instead || !isBrown(color)) {
    const dark = written(darkened(instead ? instead.color : color, underPaper))
    return { ink: dark, ground: dark, onGround: paper }
  }
  const bright = each(color, (part) => (part * brightest) / Math.max(...color))
  return {
    ink: written(darkened(others[0]?.color ?? bright, onPaper)),
    ground: written(lightened(bright, underNight)),
    onGround: night,
  }
}
