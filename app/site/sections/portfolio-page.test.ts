/** What pages read of a long list is what they would show of the whole. */
import { beforeAll, describe, expect, test } from 'vitest'
import { load as home } from '#app/site/home/home.server.ts'
import { load as productsPage } from '#app/site/products/products.server.ts'
import { load as projectsPageOnServer } from '#app/site/projects/projects.server.ts'
import { projectsPage } from '#app/site/projects/projects-page.ts'
import { mostInRow, rowOf } from '#app/site/sections/portfolio-cards.ts'
import { pageOf } from '#app/site/sections/portfolio-paging.ts'
import { categoryTable } from '#domain/category/category.table.ts'
import type { Context } from '#domain/context.ts'
import type { PortfolioView } from '#domain/portfolio/portfolio.contract.ts'
import { listPortfolio } from '#domain/portfolio/portfolio.rules.ts'
import { portfolioTable } from '#domain/portfolio/portfolio.table.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()
let visitor: Context
let projects: PortfolioView[]

/** Two categories may have one name; each second item was made at the same moment as the one before. */
const categories = ['Web', 'Mobile', 'Web', 'web']

beforeAll(async () => {
  visitor = { ...app.services, actor: null, ip: '127.0.0.1', userAgent: '' }
  const { db } = app.services
  const filed = await db
    .insert(categoryTable)
    .values(categories.map((name) => ({ name, description: '', icon: '/media/icon.svg' })))
    .returning({ id: categoryTable.id })
  const items = Array.from({ length: 160 }, (_, at) => ({
    type: at % 8 === 0 ? ('product' as const) : ('project' as const),
    number: at + 1,
    slug: `item-${at}`,
    categoryId: filed[((at * 7) % 5) % filed.length]?.id ?? '',
    name: `Item ${at}`,
    client: '',
    technology: '',
    url: '',
    date: '2024-05-17',
    description: '',
    image: [],
    createdAt: new Date(Date.UTC(2024, 0, 1, 0, Math.floor(at / 2))),
    isActive: at % 11 !== 0,
    deletedAt: at % 13 === 0 ? new Date() : null,
  }))
  await db.insert(portfolioTable).values(items)
  projects = await listPortfolio(visitor, 'project')
})

test('the row of the home page', async () => {
  const row = rowOf(projects)
  expect(row.length).toBeGreaterThan(mostInRow)
  expect(row.length).toBeLessThan(projects.length)
  expect((await home(visitor)).projects).toEqual(row)
})

describe.each(['', 'All', 'Web', 'web', 'Mobile', 'WEB', 'Nothing of the kind'])(
  'the projects filtered by “%s”',
  (category) => {
    test.each([null, '1', '2', '99', '-1', '1.5', 'two'])('page %s', async (page) => {
      const url = new URL('http://site/projects')
      if (category) url.searchParams.set('category', category)
      if (page) url.searchParams.set('page', page)
      const { list } = await projectsPageOnServer(visitor, { params: {}, url })
      expect(list).toEqual(projectsPage(projects, url.searchParams))
    })
  },
)

test.each([null, '2', '99'])('the products, page %s', async (page) => {
  const url = new URL('http://site/products')
  if (page) url.searchParams.set('page', page)
  const products = await listPortfolio(visitor, 'product')
  expect(products.length).toBeGreaterThan(6)
  const { list } = await productsPage(visitor, { params: {}, url })
  expect(list).toEqual(pageOf(products, page))
})
