import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, test } from 'vitest'
import { portfolioLimits } from '#domain/portfolio/portfolio.contract.ts'
import { categories } from './categories.ts'
import { jobs } from './jobs.ts'
import { partners } from './partners.ts'
import { products } from './products.ts'
import { projects } from './projects.ts'
import { services } from './services.ts'
import { settings } from './settings.ts'

const portfolio = [...projects, ...products]
const forbiddenInCategory = /[<>=`%$;'[\]{}]/
const forbiddenInHeading = /[<>=`&%$;'[\]{}]/

/** The backgrounds of the eight colour presets. */
const presets = [
  '#FF5B2E',
  '#FFB81C',
  '#B7D84B',
  '#1FB58F',
  '#35A7E8',
  '#6A5CFF',
  '#C84BD6',
  '#161A23',
]

const repeated = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at)

const countIn = (list: { category: string }[], key: string) =>
  list.filter(({ category }) => category === key).length

describe('categories', () => {
  it('fill the Services panel, each under its own key and name', () => {
    expect(categories).toHaveLength(8)
    expect(repeated(categories.map(({ key }) => key))).toEqual([])
    expect(repeated(categories.map(({ name }) => name))).toEqual([])
  })

  it.each(categories)('$name could be saved again by the edit form', ({ name, description }) => {
    expect(name).toMatch(/^.{1,28}$/)
    expect(description).toMatch(/^.{1,80}$/)
    expect(name + description).not.toMatch(forbiddenInCategory)
  })

  it('include the two that the portfolio filter offers', () => {
    const names = categories.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['Web Development', 'Mobile App Development']))
  })
})

describe('services', () => {
  it('leave exactly one category with a single service', () => {
    const counts = categories.map(({ key }) => countIn(services, key))
    expect(counts.filter((count) => count === 1)).toHaveLength(1)
    expect(Math.min(...counts)).toBe(1)
  })

  it.each(services)('$name keeps to the limits of its form', (service) => {
    for (const text of [service.description, service.approach, service.benefits]) {
      expect(text).toMatch(/^.{150,500}$/)
    }
    expect(presets).toContain(service.color)
    expect(URL.canParse(service.workUrl)).toBe(true)
    expect(service.features.length).toBeGreaterThanOrEqual(3)
    expect(service.features.length).toBeLessThanOrEqual(5)
    for (const { name, description } of service.features) {
      expect(name).not.toBe('')
      expect(description).not.toBe('')
    }
  })

  it('show work of ours: a project or product at the same host', () => {
    const hosts = new Set(portfolio.map(({ url }) => new URL(url).host))
    const strays = services.filter(({ workUrl }) => !hosts.has(new URL(workUrl).host))
    expect(strays.map(({ name }) => name)).toEqual([])
  })

  it('have names of their own', () => {
    expect(repeated(services.map(({ name }) => name))).toEqual([])
  })
})

describe('projects and products', () => {
  it('are enough for several pages, and for more than one page of the largest filter', () => {
    expect(projects).toHaveLength(26)
    expect(products).toHaveLength(15)
    expect(countIn(projects, 'web-development')).toBeGreaterThanOrEqual(7)
    expect(countIn(projects, 'mobile-app-development')).toBeGreaterThanOrEqual(6)
  })

  it('never share a slug, a client or a picture', () => {
    expect(repeated(portfolio.map(({ slug }) => slug))).toEqual([])
    expect(repeated(projects.map(({ client }) => client))).toEqual([])
    expect(repeated(portfolio.flatMap(({ images }) => images))).toEqual([])
  })

  it.each(portfolio)('$name keeps to the limits of its form', (item) => {
    expect(item.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(item.description).toMatch(/^.{180,500}$/)
    expect(item.date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(URL.canParse(item.url)).toBe(true)
    expect(new URL(item.url).hostname).toMatch(/\.example$/)
    expect(item.images).toEqual(item.images.map((_, at) => `${item.slug}-${at + 1}.webp`))
    expect(item.images.length).toBeGreaterThanOrEqual(1)
    expect(item.images.length).toBeLessThanOrEqual(4)
  })

  it.each(portfolio)('$name has words for each of its last pictures', (item) => {
    const captions = item.captions ?? []
    expect(captions).toHaveLength(Math.max(0, item.images.length - 2))
    for (const caption of captions) expect(caption).toMatch(/^.{40,140}$/)
    const approach = 'approach' in item ? [item.approach] : []
    expect([item.description, ...approach, ...captions].join('\n\n').length).toBeLessThanOrEqual(
      portfolioLimits.descriptionOnEdit,
    )
  })

  it.each(projects)('$name is gone about in words of its own', (item) => {
    expect(item.approach).toMatch(/^.{80,240}$/)
    expect(projects.filter(({ approach }) => approach === item.approach)).toEqual([item])
  })

  it.each([
    ['projects', projects],
    ['products', products],
  ])('%s come oldest first', (_, list) => {
    const dates = list.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted())
  })
})

test('services, projects and products name a category that exists', () => {
  const keys = new Set(categories.map(({ key }) => key))
  const strays = [...services, ...portfolio].filter(({ category }) => !keys.has(category))
  expect(strays).toEqual([])
})

test('the first job is the one that the application form falls back on', () => {
  expect(jobs.map(({ title }) => title)[0]).toBe('Senior UI UX Designer')
  expect(jobs).toHaveLength(6)
  for (const { jobRole, requirements } of jobs) {
    expect(Math.min(jobRole.length, requirements.length)).toBeGreaterThanOrEqual(5)
  }
})

test('the partner strip has five distinct marks', () => {
  expect(new Set(partners.map(({ logo }) => logo)).size).toBe(5)
})

test('the heading could be saved again by its own form', () => {
  expect(settings.heading).toMatch(/^.{1,255}$/)
  expect(settings.heading).not.toMatch(forbiddenInHeading)
})

test('every picture that the content names lies in its folder', () => {
  const named = [
    ...portfolio.flatMap(({ images }) => images.map((image) => `covers/${image}`)),
    ...[...categories, ...services].map(({ icon }) => `icons/${icon}`),
    ...partners.map(({ logo }) => `partners/${logo}`),
  ]
  const pictures = fileURLToPath(new URL('./pictures/', import.meta.url))
  expect(named.filter((picture) => !existsSync(pictures + picture))).toEqual([])
})

test('no sentence is advertising filler', () => {
  const everything = JSON.stringify([categories, services, portfolio, jobs, settings])
  expect(everything).not.toMatch(/cutting-edge|seamless|leverage|solutions|lorem|world-class/i)
})
