/** What a craft brings is written for the categories that a first start has. */
import { expect, test } from 'vitest'
import { benefitsOf } from '#app/site/services/benefits.ts'
import { categories } from '#database/sample/categories.ts'

const ofAnother = benefitsOf('Basket Weaving', 2)

test.each(categories)('$name has eight benefits, of which one counts most', ({ name }) => {
  const benefits = benefitsOf(name, 0)
  expect(benefits.map(({ title }) => title)).toEqual(ofAnother.map(({ title }) => title))
  expect(benefits.filter(({ foremost }) => foremost)).toHaveLength(1)
  expect(benefits).not.toEqual(benefitsOf('Basket Weaving', 0))
})

test('no two crafts mean the same by what counts most', () => {
  const foremost = categories.map(
    ({ name }) => benefitsOf(name, 0).find(({ foremost }) => foremost)?.title,
  )
  expect(new Set(foremost).size).toBe(categories.length)
})

test('a craft that staff have added has what holds for all, by its place', () => {
  expect(ofAnother.map(({ foremost }) => foremost).indexOf(true)).toBe(2)
  expect(benefitsOf('Basket Weaving', 11)[3]?.foremost).toBe(true)
  expect(ofAnother.every(({ text }) => text.length > 0)).toBe(true)
})
