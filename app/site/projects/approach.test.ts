import { expect, it } from 'vitest'
import { beginningOf, judgementOf } from '#app/site/projects/approach.ts'

const project = { client: 'Kachnar Grammar School', date: '2021-03-22T00:00:00.000Z' }
const later = Date.UTC(2022, 0, 1)

it('begins otherwise in each craft, also in a category which staff have added', () => {
  const beginnings = ['Web Development', 'Brand Identity', 'Carpentry'].map((name) =>
    beginningOf({ category: { name } }),
  )
  expect(new Set(beginnings).size).toBe(3)
})

it('is judged by the figure of the project, which its client has counted', () => {
  expect(judgementOf(project, '4 days', later)).toBe(
    'In use since March 2021. “4 days” is Kachnar Grammar School’s own count.',
  )
})

it('claims no measure before delivery, nor a count where there is none', () => {
  expect(judgementOf(project, '4 days', Date.UTC(2021, 0, 1))).toContain('planned for March 2021')
  expect(judgementOf(project, undefined, later)).toBe('In use since March 2021.')
})
