/** The colour of a brand, taken from its picture, since nobody types it in. */
import { useEffect } from 'react'

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

function paint(picture: HTMLImageElement, property: string): void {
  const [width, height] = [32, 48]
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext(
    '2d',
  )
  if (!context || !picture.naturalWidth) return
  context.drawImage(picture, 0, 0, width, height)
  const ink = inkOf(context.getImageData(0, 0, width, height).data)
  if (ink) document.documentElement.style.setProperty(property, ink)
}

/**
 * Keeps a custom property of the page at the ink of a picture; without script, and until the picture
 * is here, it isn't set.
 * @param selector finds the picture
 * @param shown whatever changes with the picture
 */
export function useInk(selector: string, property: string, shown: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another picture
  useEffect(() => {
    const picture = document.querySelector<HTMLImageElement>(selector)
    if (!picture) return
    const look = () => paint(picture, property)
    if (picture.complete) look()
    picture.addEventListener('load', look)
    return () => {
      picture.removeEventListener('load', look)
      document.documentElement.style.removeProperty(property)
    }
  }, [selector, property, shown])
}
