import { expect, test } from 'vitest'
import { linesOf, widthOf } from '#app/site/sections/display-width.ts'

test('a line of narrow letters is known to be narrower than one of wide letters', () => {
  expect(widthOf('illicit')).toBeLessThan(0.6 * widthOf('mammoth'))
})

test.each([
  ['Slatebook', ['Slatebook']],
  ['Tilla & Sole', ['Tilla &', 'Sole']],
  ['The Craft Cabinet', ['The Craft', 'Cabinet']],
  ['6,200 boxes', ['6,200', 'boxes']],
  ['1 pair in 16', ['1 pair', 'in 16']],
])('“%s” has two lines at most, as nearly alike as its words allow', (text, lines) => {
  expect(linesOf(text)).toEqual(lines)
})
