/** How pages open that lie on a field of colour: from the top of the window on, with the logo and the menu on it. */
import type { Page } from '@playwright/test'
import { boxesOf } from './boxes.ts'
import { colorsOf, fieldColor } from './colors.ts'
import { expect, hydrated, test } from './fixtures.ts'

/** A page of each kind, by what it is about. */
async function openings(page: Page): Promise<Record<string, string>> {
  await page.goto('/services')
  const addressOf = (name: string) =>
    page.getByRole('main').getByRole('link', { name }).first().getAttribute('href')
  return {
    'a light service': (await addressOf('Web Applications')) ?? '',
    'a dark service': (await addressOf('Cloud Migration')) ?? '',
    'a craft': (await addressOf('E-commerce')) ?? '',
    'a dark project': '/project-details?id=tilla-and-sole',
    'a light project': '/project-details?id=chaunsa-post',
    'a product': '/product-details?id=golak-till',
    'the studio': '/about',
    'its positions': '/career',
  }
}

/** Relative luminance (WCAG 2.2) of a computed colour. */
const luminance = (color: string): number =>
  (color.match(/\d+(\.\d+)?/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, at) => sum + part * ([0.2126, 0.7152, 0.0722][at] ?? 0), 0)

const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

for (const width of [390, 1280]) {
  test(`at ${width} pixels the field of an opening begins at the top of the window, and what lies on it can be read`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    for (const [kind, address] of Object.entries(await openings(page))) {
      await page.goto(address)
      await hydrated(page)
      const field = await page.locator('.page-header').evaluate(fieldColor)
      const ground = await colorsOf(page)
      for (const x of [1, width / 2, width - 2]) expect(ground({ x, y: 1 }), kind).toBe(field)
      const entry =
        width < 1024 ? page.locator('.menu-button') : page.locator('.main-nav a').first()
      const words = await entry.evaluate((it) => getComputedStyle(it).color)
      expect(contrast(words, field), kind).toBeGreaterThan(4.5)
      // The logo is drawn, in the colour of those words.
      const logo = await page.locator('.site-logo').boundingBox()
      if (!logo) throw new Error('The logo has no box')
      const places = Array.from({ length: Math.floor(logo.width) }, (_, x) => ({
        x: logo.x + x,
        y: logo.y + logo.height / 2,
      }))
      expect(places.map(ground), kind).toContain(words)
    }
  })
}

test('on a telephone a service, a project and a product say their name and their words, and then show their picture from edge to edge', async ({
  page,
}) => {
  const width = 390
  await page.setViewportSize({ width, height: 844 })
  const all = await openings(page)
  for (const kind of ['a light service', 'a dark project', 'a product']) {
    await page.goto(all[kind] ?? '')
    await hydrated(page)
    const { name, words, picture } = await boxesOf(page.locator('.page-header'), {
      name: 'h1',
      words: '.page-header-words:not(.page-header-standing *), .account .lead',
      picture: '.opening-picture',
    })
    expect(words.top, kind).toBeGreaterThanOrEqual(name.bottom)
    expect(picture.top, kind).toBeGreaterThanOrEqual(words.bottom)
    expect([picture.left, picture.right], kind).toEqual([0, width])
  }
})

test('from 768 pixels on the picture of a project and of a product stands whole beside its words, over the shore of its field', async ({
  page,
}) => {
  const all = await openings(page)
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    for (const kind of ['a dark project', 'a product']) {
      await page.goto(all[kind] ?? '')
      await hydrated(page)
      const { whole, name, words, picture } = await boxesOf(page.locator('article'), {
        name: 'h1',
        words: '.account .lead',
        picture: '.opening-picture',
      })
      const which = `${kind} at ${width} pixels`
      expect((picture.right - picture.left) / (picture.bottom - picture.top), which).toBeCloseTo(
        2 / 3,
        1,
      )
      expect(picture.left, which).toBeGreaterThan(words.right)
      expect(picture.right, which).toBeLessThan(whole.right)
      if (width >= 1024) expect(picture.top, which).toBeCloseTo(name.top, 0)
    }
  }
})

test('the name of a project or a product is the largest of its opening, on two lines at most, and none is too long for its place', async ({
  page,
}) => {
  for (const width of [320, 390, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    for (const [slug, lines] of [
      ['project-details?id=tilla-and-sole', ['Tilla &', 'Sole']],
      ['project-details?id=slatebook', ['Slatebook']],
      ['project-details?id=radio-chaubara', ['Radio', 'Chaubara']],
      ['product-details?id=golak-till', ['Golak', 'Till']],
    ] as const) {
      await page.goto(`/${slug}`)
      const heading = page.getByRole('heading', { level: 1, name: lines.join(' '), exact: true })
      await expect(heading).toBeVisible()
      await expect(heading.locator('text')).toHaveText([...lines])
      const { name, place, lead } = await boxesOf(page.locator('.page-header'), {
        name: 'h1 svg',
        place: 'h1',
        lead: '.account .lead',
      })
      const where = `${slug} at ${width} pixels`
      expect(name.left, where).toBeCloseTo(place.left, 0)
      expect(name.right, where).toBeLessThanOrEqual(place.right + 1)
      const size = await page
        .locator('.account .lead')
        .evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize))
      expect((name.bottom - name.top) / lines.length, where).toBeGreaterThan(2 * size)
      expect(lead.top, where).toBeGreaterThanOrEqual(name.bottom)
    }
  }
})

test('a name with a word too long for that, or in another script, is set as other headings are', async ({
  page,
}) => {
  for (const name of ['Transformations', 'دریا']) {
    await page.route('**/api/v1/project/tilla-and-sole', async (route) => {
      const { portfolio, ...rest } = await (await route.fetch()).json()
      await route.fulfill({ json: { ...rest, portfolio: { ...portfolio, name } } })
    })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/about')
    await hydrated(page)
    await page.evaluate(() => {
      history.pushState({}, '', '/project-details?id=tilla-and-sole')
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    })
    const heading = page.getByRole('heading', { level: 1, name, exact: true })
    await expect(heading).toBeVisible()
    await expect(heading.locator('svg')).toHaveCount(0)
    const { whole } = await boxesOf(heading, {})
    expect(whole.right).toBeLessThanOrEqual(390)
    await page.unroute('**/api/v1/project/tilla-and-sole')
  }
})

test('no letter of the first line of a name lies on one of the second', async ({ page }) => {
  await page.goto('/product-details?id=kiraya-book')
  await hydrated(page)
  const lines = page.getByRole('heading', { level: 1 }).locator('text')
  await expect(lines).toHaveText(['Kiraya', 'Book'])
  const [above = 0, below = 0] = await lines.evaluateAll((all) =>
    all.map((line) => Number(line.getAttribute('y'))),
  )
  // As far as a y reaches down, and a k up, in hundredths of the size.
  expect(below - above).toBeGreaterThan(18 + 70)
})

test('by night the panel of the services is told from the night below it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/about')
  await hydrated(page)
  await page.getByRole('button', { name: 'Services' }).click()
  const panel = page.locator('.services-panel')
  await expect(panel).toBeVisible()
  await expect(panel).toHaveCSS('border-top-width', '1px')
})
