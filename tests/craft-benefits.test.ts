/** What a craft brings is written for the categories that a first start has. */
import { expect, test } from 'vitest'
import { benefitsOf } from '#app/site/services/benefits.ts'
import { categories } from '#database/sample/categories.ts'

const ofAnother = benefitsOf('Basket Weaving')

test.each(categories)('$name has eight benefits, of which one counts most', ({ name }) => {
  const benefits = benefitsOf(name)
  expect(benefits.map(({ title }) => title)).toEqual(ofAnother.map(({ title }) => title))
  expect(benefits.filter(({ foremost }) => foremost)).toHaveLength(1)
  expect(benefits).not.toEqual(ofAnother)
})

test('no two crafts mean the same by what counts most', () => {
  const foremost = categories.map(
    ({ name }) => benefitsOf(name).find(({ foremost }) => foremost)?.title,
  )
  expect(new Set(foremost).size).toBe(categories.length)
})

test('a craft that staff have added has what holds for all', () => {
  expect(ofAnother.filter(({ foremost }) => foremost)).toHaveLength(1)
  expect(ofAnother.every(({ text }) => text.length > 0)).toBe(true)
})
