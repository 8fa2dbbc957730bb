import { expect, it } from 'vitest'
import { approachTo } from '#app/site/projects/approach.ts'

const project = {
  client: 'Kachnar Grammar School',
  technology: 'PHP, Laravel, MySQL',
  date: '2021-03-22T00:00:00.000Z',
  category: { name: 'Web Development' },
}
const later = Date.UTC(2022, 0, 1)

it('is told from the craft, the technology and the figure of a project', () => {
  const [beginning, means, judged] = approachTo(project, '4 days', later)
  expect(beginning).toContain('sat beside the people')
  expect(means).toContain('PHP, Laravel and MySQL')
  expect(judged).toContain('“4 days” is Kachnar Grammar School’s own count')
})

it('differs between crafts, also from that of a category which staff have added', () => {
  const beginnings = ['Web Development', 'Brand Identity', 'Carpentry'].map(
    (name) => approachTo({ ...project, category: { name } }, undefined, later)[0],
  )
  expect(new Set(beginnings).size).toBe(3)
})

it('claims no measure before delivery, nor a count where there is none', () => {
  const [, , early] = approachTo(project, '4 days', Date.UTC(2021, 0, 1))
  expect(early).toContain('planned for March 2021')
  expect(approachTo(project, undefined, later)[2]).not.toContain('count')
})

it('keeps silent about what is not known', () => {
  expect(approachTo({ ...project, technology: '' }, undefined, later)).toHaveLength(2)
})
