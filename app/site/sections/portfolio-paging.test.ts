import { expect, test } from 'vitest'
import { projectsPage } from '#app/site/projects/projects-page.ts'
import { pageOf } from '#app/site/sections/portfolio-paging.ts'
import type { PortfolioView } from '#domain/portfolio/portfolio.contract.ts'

/** Items 1 to `count`; every third is of the category Web. */
const items = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    name: String(at + 1),
    category: { _id: '', name: at % 3 === 0 ? 'Web' : 'Other' },
  })) as PortfolioView[]

const namesOf = ({ items: shown }: { items: PortfolioView[] }) => shown.map(({ name }) => name)

test.each([
  { wanted: null, page: 1, names: ['1', '2', '3', '4', '5', '6'] },
  { wanted: '2', page: 2, names: ['7', '8'] },
  { wanted: '3', page: 2, names: ['7', '8'] },
  { wanted: '0', page: 1, names: ['1', '2', '3', '4', '5', '6'] },
  { wanted: '1.5', page: 1, names: ['1', '2', '3', '4', '5', '6'] },
  { wanted: 'two', page: 1, names: ['1', '2', '3', '4', '5', '6'] },
])('page $wanted of eight items is page $page', ({ wanted, page, names }) => {
  const shown = pageOf(items(8), wanted)
  expect(shown.page).toBe(page)
  expect(shown.totalPages).toBe(2)
  expect(namesOf(shown)).toEqual(names)
})

test('nothing at all is one empty page', () => {
  expect(pageOf([], '4')).toEqual({ items: [], page: 1, totalPages: 1 })
})

test('projects are filtered first, then paged, then each page is reversed', () => {
  const query = new URLSearchParams({ category: 'Web', page: '2' })
  const shown = projectsPage(items(24), query)
  expect(namesOf(shown)).toEqual(['22', '19'])
  expect(shown).toMatchObject({ page: 2, totalPages: 2 })
  expect(namesOf(projectsPage(items(3), new URLSearchParams()))).toEqual(['3', '2', '1'])
})
