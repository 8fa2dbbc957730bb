import { expect, it } from 'vitest'
import { inkOf } from '#app/site/sections/use-ink.ts'

const pixels = (...colors: [number, number, number][]) =>
  new Uint8ClampedArray(colors.flatMap((color) => [...color, 255]))

it('takes the strongest colour of a picture', () => {
  expect(inkOf(pixels([240, 240, 236], [16, 80, 50], [14, 82, 52], [90, 90, 92]))).toMatch(
    /^rgb\(1[456] 8[012] 5[012]\)$/,
  )
})

it('prefers a colour that needn’t be darkened', () => {
  expect(inkOf(pixels([255, 158, 27], [255, 158, 27], [194, 24, 91]))).toBe('rgb(194 24 91)')
})

it('darkens what paper would not stand out from', () => {
  expect(inkOf(pixels([255, 210, 30], [255, 210, 30]))).toMatch(/^rgb\(1\d\d \d{2,3} \d{1,2}\)$/)
})

it('finds no colour in grey', () => {
  expect(inkOf(pixels([0, 0, 0], [128, 128, 130], [255, 255, 255]))).toBeUndefined()
})
