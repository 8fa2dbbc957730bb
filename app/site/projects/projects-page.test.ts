import { expect, it } from 'vitest'
import { projectAfter } from '#app/site/projects/projects-page.ts'
import type { PortfolioView } from '#domain/portfolio/portfolio.contract.ts'

const projects = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((slug) => ({ slug }) as PortfolioView)
const after = (slug: string, list = projects) => projectAfter(list, slug)?.slug

it('follows the pages of the list as visitors see them, each in reverse order', () => {
  expect(after('f')).toBe('e')
  expect(after('a')).toBe('h')
  expect(after('h')).toBe('g')
})

it('begins again after the last', () => {
  expect(after('g')).toBe('f')
})

it('is nothing where there is no other, or where the list does not hold the project', () => {
  expect(after('a', projects.slice(0, 1))).toBeUndefined()
  expect(after('z')).toBeUndefined()
  expect(after('a', [])).toBeUndefined()
})
