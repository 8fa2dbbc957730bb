import { expect, test } from 'vitest'
import { isInFace } from '#app/site/sections/display-letters.ts'

test.each([
  ['Tilla & Sole', true],
  ['Café Rs. 5', true],
  ['دریا', false],
  ['Tea 🍵', false],
])('whether the display face can write “%s”: %s', (name, can) => {
  expect(isInFace(name)).toBe(can)
})
