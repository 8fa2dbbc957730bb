import { expect, it } from 'vitest'
import { colorsOf } from '#app/site/sections/picture-colors.ts'

type Color = [red: number, green: number, blue: number]

const pixels = (...colors: Color[]) =>
  new Uint8ClampedArray(colors.flatMap((color) => [...color, 255]))

const partsOf = (color: string) => (color.match(/\d+/g) ?? []).map(Number) as Color

/** Contrast of two colours (WCAG 2.2). */
function contrast(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [one, other]
    .map((color) => {
      const [red, green, blue] = color.map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      ) as Color
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    })
    .toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const paper: Color = [246, 243, 236]

it('takes the strongest colour of a picture', () => {
  const colors = colorsOf(pixels([240, 240, 236], [8, 80, 50], [6, 82, 52], [90, 90, 92]))
  expect(colors?.ground).toMatch(/^rgb\([5-9] 8[012] 5[012]\)$/)
})

it('prefers a colour that needn’t be darkened', () => {
  const colors = colorsOf(pixels([255, 158, 27], [255, 158, 27], [170, 18, 80]))
  expect(colors?.ground).toBe('rgb(170 18 80)')
})

it('keeps bright what would be brown if it were dark, and sets night on it', () => {
  for (const color of [
    [255, 210, 30],
    [200, 148, 92],
    [140, 70, 20],
  ] satisfies Color[]) {
    const ground = partsOf(colorsOf(pixels(color))?.ground ?? '')
    expect(Math.max(...ground)).toBeGreaterThan(240)
  }
})

it('writes on paper in the second colour of a bright picture, which would be brown there', () => {
  const yellow: Color[] = Array.from({ length: 9 }, () => [250, 180, 30])
  expect(colorsOf(pixels(...yellow, [190, 40, 30]))?.ink).toBe('rgb(190 40 30)')
  expect(partsOf(colorsOf(pixels(...yellow))?.ink ?? '')[2]).toBeLessThan(40)
})

it('leaves our own orange to us, where the picture has a second colour', () => {
  const terracotta: Color[] = Array.from({ length: 9 }, () => [224, 112, 52])
  expect(partsOf(colorsOf(pixels(...terracotta, [30, 80, 190]))?.ground ?? '')[2]).toBe(190)
  const red = colorsOf(pixels(...terracotta, [210, 40, 30]))
  expect(partsOf(red?.ground ?? '')[1]).toBeLessThan(60)
  expect(red?.ink).toBe(red?.ground)
  expect(partsOf(colorsOf(pixels(...terracotta))?.ground ?? '')[0]).toBeGreaterThan(240)
})

it('takes a twenty-fifth of a cool colour for enough to stand for orange', () => {
  const terracotta: Color[] = Array.from({ length: 60 }, () => [224, 112, 52])
  const some = colorsOf(pixels(...terracotta, [30, 80, 190], [30, 80, 190]))
  expect(partsOf(some?.ground ?? '')[2]).toBe(190)
})

it('gives colours that can be read, whatever the picture', () => {
  for (const red of [0, 90, 180, 255]) {
    for (const green of [0, 90, 180, 255]) {
      for (const blue of [0, 90, 180, 255]) {
        const colors = colorsOf(pixels([red, green, blue]))
        if (!colors) continue
        const { ink, ground, onGround } = colors
        expect(contrast(partsOf(ink), paper)).toBeGreaterThanOrEqual(3)
        expect(contrast(partsOf(ground), partsOf(onGround))).toBeGreaterThanOrEqual(5)
      }
    }
  }
})

it('finds no colour in grey', () => {
  expect(colorsOf(pixels([0, 0, 0], [128, 128, 130], [255, 255, 255]))).toBeUndefined()
})
