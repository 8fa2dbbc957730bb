import { expect, test } from 'vitest'
import { isBrief, widthOf } from '#app/site/sections/display-width.ts'

test('a line of narrow letters is known to be narrower than one of wide letters', () => {
  expect(widthOf('illicit')).toBeLessThan(0.6 * widthOf('mammoth'))
})

test.each([
  ['Tilla & Sole', true],
  ['The Craft Cabinet', true],
  ['Radio Chaubara', true],
  ['Transformation', false],
  ['A Communication Desk', false],
])('whether a telephone has room for each word of “%s” in the largest type: %s', (name, brief) => {
  expect(isBrief(name)).toBe(brief)
})
