import { expect, it } from 'vitest'
import { endingOf } from '#app/site/sections/description.tsx'

it('ends with its last sentence', () => {
  expect(endingOf('They had 41 hours. We built a map. Repairs take 17.5 hours now.')).toBe(
    'Repairs take 17.5 hours now.',
  )
  expect(endingOf('What now? They write, e.g. letters. ')).toBe('They write, e.g. letters.')
})

it('has no ending where that would be the whole, or is too long to be set large', () => {
  expect(endingOf('Repairs take 17 hours now.')).toBeUndefined()
  expect(endingOf('')).toBeUndefined()
  expect(endingOf(`Before. After 3 months ${'and '.repeat(50)}more.`)).toBeUndefined()
})
