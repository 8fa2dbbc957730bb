import { expect, it } from 'vitest'
import { beginningOf, cautionOf } from '#app/site/projects/approach.ts'

const project = { date: '2021-03-22T00:00:00.000Z' }

it('begins otherwise in each craft, also in a category which staff have added', () => {
  const beginnings = ['Web Development', 'Brand Identity', 'Carpentry'].map((name) =>
    beginningOf({ category: { name } }),
  )
  expect(new Set(beginnings).size).toBe(3)
})

it('is on trial before its date, and needs no word about that afterwards', () => {
  expect(cautionOf(project, Date.UTC(2022, 0, 1))).toBeUndefined()
  expect(cautionOf(project, Date.UTC(2021, 0, 1))).toMatch(/planned for March 2021\..+ a trial\.$/)
})
