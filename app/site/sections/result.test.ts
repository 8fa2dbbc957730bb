import { expect, it } from 'vitest'
import { resultOf } from '#app/site/sections/result.ts'

it('is the last sentence that gives a figure', () => {
  expect(
    resultOf('They had 41 hours. We built a map. Repairs take 17.5 hours now. They like it.'),
  ).toBe('Repairs take 17.5 hours now.')
})

it('is nothing where only the beginning gives a figure, or no sentence does', () => {
  expect(resultOf('They had 41 hours. We built a map. They use it. They like it.')).toBeUndefined()
  expect(resultOf('They shouted across a counter. Now they write.')).toBeUndefined()
  expect(resultOf('')).toBeUndefined()
})

it('is nothing where it would only say the whole again, or is too long to be set large', () => {
  expect(resultOf('Repairs take 17 hours now.')).toBeUndefined()
  expect(resultOf(`Before. After 3 months ${'and '.repeat(50)}more.`)).toBeUndefined()
})
