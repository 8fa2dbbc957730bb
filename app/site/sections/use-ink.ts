/** The colour of a brand, taken from its picture, since nobody types it in. */
import { useEffect } from 'react'
import { variantUrl } from '#platform/media/picture-variants.ts'

/** In how many steps of the colour circle the picture is counted. */
const hues = 24
/** What a colour may reflect at most for the paper to stand out from it by 4.5 to 1. */
const darkEnough = 0.16

/** Relative luminance (WCAG 2.2) of red, green and blue from 0 to 255. */
const luminance = (color: readonly number[]): number =>
  [0.2126, 0.7152, 0.0722].reduce((sum, part, at) => {
    const light = (color[at] ?? 0) / 255
    return sum + part * (light <= 0.04045 ? light / 12.92 : ((light + 0.055) / 1.055) ** 2.4)
  }, 0)

/**
 * The strongest colour among `pixels`, dark enough to be set on paper or under it. One that can be
 * taken as it is goes before one that has to be darkened. Undefined where all is grey.
 * @param pixels red, green, blue and opacity of one after the other, from 0 to 255
 */
export function inkOf(pixels: Uint8ClampedArray): string | undefined {
  const sums = Array.from({ length: hues }, () => [0, 0, 0, 0])
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3)
    const most = Math.max(red, green, blue)
    const chroma = most - Math.min(red, green, blue)
    if (chroma < 24) continue
    const turn =
      most === red
        ? (green - blue) / chroma
        : most === green
          ? 2 + (blue - red) / chroma
          : 4 + (red - green) / chroma
    const sum = sums[Math.floor((((turn + 6) % 6) * hues) / 6)] ?? []
    const usable = Math.min(1, darkEnough / luminance([red, green, blue]))
    const weight = chroma ** 2 * usable ** 1.5
    for (const [part, value] of [red, green, blue, 1].entries()) {
      sum[part] = (sum[part] ?? 0) + value * weight
    }
  }
  const [strongest] = sums.toSorted((a, b) => (b[3] ?? 0) - (a[3] ?? 0))
  const weight = strongest?.[3] ?? 0
  if (!strongest || weight === 0) return
  let color = strongest.slice(0, 3).map((sum) => sum / weight)
  while (luminance(color) > darkEnough) color = color.map((value) => value * 0.96)
  return `rgb(${color.map(Math.round).join(' ')})`
}

async function inkOfPicture(url: string): Promise<string | undefined> {
  const picture = Object.assign(new Image(), { src: url })
  await picture.decode()
  const [width, height] = [32, 48]
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return
  context.drawImage(picture, 0, 0, width, height)
  return inkOf(context.getImageData(0, 0, width, height).data)
}

/**
 * Keeps a custom property of the page at the ink of a picture; without script, until the picture is
 * here, and for a picture that isn't kept by us, it isn't set.
 * @param url of the picture itself, whose smallest form is looked at: the one on the page is so large
 * that reading it would hold up everything else
 */
export function useInk(url: string | undefined, property: string): void {
  useEffect(() => {
    const small = url && variantUrl(url, 'avif', 320)
    if (!small) return
    let shown = true
    const { style } = document.documentElement
    // One that can't be read has no colour to take; its place on the page says that it is missing.
    inkOfPicture(small).then(
      (ink) => shown && ink && style.setProperty(property, ink),
      () => undefined,
    )
    return () => {
      shown = false
      style.removeProperty(property)
    }
  }, [url, property])
}
