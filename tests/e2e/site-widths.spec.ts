/** Every public page at every width: nothing scrolls sideways, is cut, overlaps or jumps. */
import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'
import { layoutFaults, watchShifts, widths } from './layout-faults.ts'

/** How much of a page may jump while it loads and its faces arrive: what is called good is 0.1. */
const mostShift = 0.001

/** The fonts whose measures the fallbacks know. Without any of them lines end elsewhere until the faces arrive. */
const fallbacks = 'local("Arial"), local("Liberation Sans"), local("Roboto")'

/** Those at which the pages are loaded; at all others they are only laid out anew. */
const loadedAt = [390, 768, 1280]

const missing = '01890000-0000-7000-8000-000000000000'

/** Addresses of every kind of page, with the longest names where there are several. */
async function everyPage(page: Page): Promise<string[]> {
  const read = async (path: string) => (await page.request.get(`/api/v1${path}`)).json()
  const { data: categories } = await read('/category')
  const { services } = await read('/services')
  const { data: jobs } = await read('/job')
  const { portfolios: projects } = await read('/project?type=project')
  const { portfolios: products } = await read('/project?type=product')
  const longest = <Item extends { name: string }>(items: Item[]): Item =>
    items.reduce((a, b) => (b.name.length > a.name.length ? b : a))
  return [
    '/',
    '/about',
    '/services',
    // Four services, three, and one.
    ...[0, 5, 7].map((at) => `/services/sub-services/${categories[at]._id}`),
    `/services/service-detail/${longest<{ _id: string; name: string }>(services)._id}`,
    '/projects',
    `/project-details?id=${longest<{ slug: string; name: string }>(projects).slug}`,
    '/project-details',
    '/products',
    `/product-details?id=${longest<{ slug: string; name: string }>(products).slug}`,
    '/product-details',
    '/contact',
    '/career',
    `/career/${jobs[0]._id}`,
    `/career/form/${jobs[0]._id}`,
    '/privacy',
    '/newsletter',
  ]
}

test('every page fits every width, and none jumps while it loads', async ({ page }) => {
  // Four hundred layouts, one after the other.
  test.slow()
  const paths = await everyPage(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Each page as if it were a visitor's first, whose faces arrive last.
  await page.addInitScript(() => sessionStorage.removeItem('faces'))
  const shifted = await watchShifts(page)
  await page.goto('/')
  const hasFallback = await page.evaluate(
    (source) =>
      new FontFace('fallback', source).load().then(
        () => true,
        () => false,
      ),
    fallbacks,
  )
  if (!hasFallback) {
    const description = 'jumps: this machine has neither Arial nor Liberation Sans nor Roboto'
    test.info().annotations.push({ type: 'not looked at', description })
  }
  const faults: string[] = []
  for (const path of paths) {
    for (const width of loadedAt) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(path)
      await expect(page.locator('html[data-hydrated]')).toBeAttached()
      await page.evaluate(() => document.fonts.ready)
      const jumped = await shifted()
      if (hasFallback && jumped > mostShift) faults.push(`${path} at ${width} jumps by ${jumped}`)
    }
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      const found = await layoutFaults(page, 'header, main, footer')
      faults.push(...found.map((fault) => `${path} at ${width}: ${fault}`))
    }
  }
  expect(faults).toEqual([])
})

/** What a reader may ask of a page without losing any of it (WCAG 2.2, 1.4.12). */
const spacedOut = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p {
  margin-bottom: 2em !important;
}`

test('no page loses words where a reader spaces them out', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const faults: string[] = []
  for (const path of await everyPage(page)) {
    await page.setViewportSize({ width: 320, height: 844 })
    await page.goto(path)
    await hydrated(page)
    await page.evaluate(() => document.fonts.ready)
    // As a reader's extension does, past the policy that the page keeps for itself.
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets.push(sheet)
    }, spacedOut)
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      // The names on the pictures of these two openings have their places there.
      const isOnPicture = ['/about', '/services'].includes(path)
      const found = await layoutFaults(
        page,
        isOnPicture
          ? '.page-header h1, .page-header p, main > section, footer'
          : 'header, main, footer',
      )
      // A word as long as its line may break: nothing of it is lost.
      const lost = found.filter((fault) => !fault.startsWith('broken'))
      faults.push(...lost.map((fault) => `${path} at ${width}: ${fault}`))
    }
  }
  expect(faults).toEqual([])
})

test.describe('a page that is not there', () => {
  test.use({ expectedMessages: [/404/] })

  test('fits every width too', async ({ page }) => {
    for (const path of ['/nowhere', `/services/sub-services/${missing}`]) {
      await page.goto(path)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 })
        expect(await layoutFaults(page, 'header, main, footer'), `${path} at ${width}`).toEqual([])
      }
    }
  })
})

test('no word is so long that a page scrolls sideways', async ({ page }) => {
  await page.goto('/services')
  const service = await page.getByRole('link', { name: 'Web Applications' }).getAttribute('href')
  const job = (await (await page.request.get('/api/v1/job')).json()).data[0]._id
  const paths = ['/', service ?? '', '/projects', '/project-details?id=tilla-and-sole', '/products']
  for (const path of [...paths, '/product-details?id=golak-till', '/career', `/career/${job}`]) {
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await hydrated(page)
      const { put, excess } = await page.evaluate(() => {
        const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p, dd)')].filter(
          (text) => text.childElementCount === 0 && text.checkVisibility(),
        )
        for (const text of texts) text.textContent += ` https://docs.example/${'a'.repeat(70)}`
        const { scrollWidth } = document.documentElement
        return { put: texts.length, excess: scrollWidth - innerWidth }
      })
      expect(put).toBeGreaterThan(3)
      expect(excess, `${path} at ${width} pixels`).toBeLessThanOrEqual(0)
    }
  }
})
