import { expect, it } from 'vitest'
import { figureOf } from '#app/site/sections/figure-of.ts'

it.each([
  ['Every family had its answer within 4 days, where they had waited 5 weeks.', '4 days'],
  ['On the day, 1.1 million candidates read their marks.', '1.1 million'],
  ['Last Eid they sold 38 per cent more.', '38 per cent'],
  ['Only 1 pair in 16 comes back now.', '1 pair in 16'],
  ['By August all 6,200 boxes were gone.', '6,200 boxes'],
  ['The winter paid for 4,180, against 2,500.', '4,180'],
  ['Guests grow from 300 to 450.', '300'],
  ['On the 19th there were 40 of them.', '40'],
])('finds what is counted in “%s”', (text, figure) => {
  expect(figureOf(text)).toBe(figure)
})

it('finds nothing where nothing is counted', () => {
  expect(figureOf('Nothing has gone off the air since.')).toBeUndefined()
})
