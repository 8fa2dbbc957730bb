/** How pages are composed: what leads, what stands beside what, and where a page ends. */

import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { boxesOf } from './boxes.ts'
import { expect, hydrated, test } from './fixtures.ts'

for (const width of [390, 1280]) {
  test(`at ${width} pixels a picture that runs from edge to edge or comes out of a field of colour is bounded by water, and no other is`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/services')
    const service = await page.getByRole('link', { name: 'Web Applications' }).getAttribute('href')
    for (const address of [
      '/',
      '/projects',
      '/products',
      '/project-details?id=tilla-and-sole',
      '/product-details?id=golak-till',
      service ?? '',
    ]) {
      await page.goto(address)
      await hydrated(page)
      // Those of a row that is dragged run off the page as far as it goes.
      const pictures = page.locator('main .cover:not(.drag-row *)')
      await expect.poll(() => pictures.count()).toBeGreaterThan(0)
      const astray = await pictures.evaluateAll((all) =>
        all
          .filter((picture) => {
            const field = picture.closest(
              '.page-header:not(.page-header-standing), .proof, .portfolio-card[data-lead]',
            )
            const isWater = [picture, field].some(
              (place) => place && getComputedStyle(place).maskImage !== 'none',
            )
            const { left, right } = picture.getBoundingClientRect()
            // Where it has a margin on either side, it stands in its field.
            const stands = left > 0 && right < document.body.clientWidth
            const mayBe =
              (Boolean(field) && !stands) || (left <= 0 && right >= document.body.clientWidth)
            return mayBe !== isWater
          })
          .map((picture) => picture.className),
      )
      expect(astray, address).toEqual([])
    }
  })
}

test('the picture of a project stands in its colour and over the shore, whole; what is told of it lies on the paper there, above the facts', async ({
  page,
}) => {
  for (const width of [390, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/project-details?id=tilla-and-sole')
    await hydrated(page)
    const { button, picture, told, facts, wide } = await boxesOf(page.locator('article'), {
      button: '.page-header .button',
      picture: '.opening-picture',
      told: '.account span + span',
      facts: '.facts',
      wide: '.case-wide',
    })
    const shore = await page.locator('.page-header').evaluate((header) => {
      const field = getComputedStyle(header, '::before')
      return header.getBoundingClientRect().top + Number.parseFloat(field.height) + scrollY
    })
    const where = `at ${width} pixels`
    expect(button.bottom, where).toBeLessThan(shore)
    expect(picture.bottom, where).toBeGreaterThan(shore + 40)
    expect(facts.top, where).toBeGreaterThan(Math.max(picture.bottom, told.bottom))
    expect(wide.top, where).toBeGreaterThan(facts.bottom)
    if (width < 768) {
      expect(picture, where).toMatchObject({ left: 0, right: width })
      expect(picture.top, where).toBeGreaterThan(button.bottom)
      expect(told.top, where).toBeGreaterThan(picture.bottom)
    } else {
      expect(told.right, where).toBeLessThan(picture.left)
      expect(picture.right, where).toBeLessThan(width - 20)
      expect(told.top, where).toBeGreaterThanOrEqual(Math.floor(shore))
      expect(told.top, where).toBeLessThan(picture.bottom)
      expect(facts.left, where).toBeLessThan(picture.left)
      expect(facts.right, where).toBeCloseTo(picture.right, 0)
      const shape = (picture.bottom - picture.top) / (picture.right - picture.left)
      expect(shape, where).toBeGreaterThan(1.4)
    }
  }
})

test('how a project was gone about stands above its last two pictures, which are of one size', async ({
  page,
}) => {
  for (const width of [768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/project-details?id=tilla-and-sole')
    await hydrated(page)
    const { told, words, first, second, whole } = await boxesOf(page.locator('.case-parts'), {
      told: '.told',
      words: '.case-words p',
      first: '.case-picture .cover',
      second: '.case-picture + .case-picture .cover',
    })
    const where = `at ${width} pixels`
    expect(words.top, where).toBeGreaterThan(told.bottom)
    expect(words.bottom, where).toBeLessThan(first.top)
    expect(first.right, where).toBeLessThan(second.left)
    expect([first.left, second.right].map(Math.round), where).toEqual(
      [whole.left, whole.right].map(Math.round),
    )
    for (const { left, top, right, bottom } of [first, second]) {
      expect(top, where).toBeCloseTo(first.top, 0)
      // As much of them as all are composed for: 1000 x 1250.
      expect((bottom - top) / (right - left), where).toBeCloseTo(1.25, 1)
    }
  }
})

test('of a product what is to be known stands beside its wide picture or above it, and its last two pictures below, each two of one height', async ({
  page,
}) => {
  for (const width of [768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/product-details?id=golak-till')
    await hydrated(page)
    const { lead, facts, wide, first, second, whole } = await boxesOf(page.locator('.case-parts'), {
      lead: '.case-words .lead',
      facts: '.facts',
      wide: '.case-wide',
      first: '.case-picture .cover',
      second: '.case-picture + .case-picture .cover',
    })
    const where = `at ${width} pixels`
    if (width < 1024) {
      expect(lead.right, where).toBeLessThanOrEqual(facts.left)
      for (const above of [lead, facts]) expect(above.bottom, where).toBeLessThan(wide.top)
      expect(wide.left, where).toBeCloseTo(whole.left, 0)
    } else {
      for (const beside of [lead, facts]) expect(beside.right, where).toBeLessThan(wide.left)
      expect(facts.bottom, where).toBeCloseTo(wide.bottom, 0)
    }
    expect(wide.right, where).toBeCloseTo(whole.right, 0)
    expect(first.top, where).toBeGreaterThan(wide.bottom)
    expect(first.left, where).toBeCloseTo(whole.left, 0)
    expect(first.right, where).toBeLessThan(second.left)
    expect([first.top, first.bottom].map(Math.round)).toEqual(
      [second.top, second.bottom].map(Math.round),
    )
  }
})

test.describe('of a product with few pictures', () => {
  // Pictures are taken out of the document, which a script would put back.
  test.use({ javaScriptEnabled: false })

  test('what is to be known stands beside the wide one or above it, and without that beside what is said', async ({
    page,
  }) => {
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/product-details?id=golak-till')
      const parts = page.locator('.case-parts')
      await parts.locator('.case-picture').evaluateAll((all) => {
        for (const picture of all) picture.remove()
      })
      const { facts, wide } = await boxesOf(parts, { facts: '.facts', wide: '.case-wide' })
      if (width < 1024) expect(wide.top).toBeGreaterThan(facts.bottom)
      else {
        expect(wide.left).toBeGreaterThan(facts.right)
        expect(wide.bottom).toBeCloseTo(facts.bottom, 0)
      }
      await parts.locator('.case-wide').evaluate((wide) => wide.remove())
      const alone = await boxesOf(parts, { facts: '.facts', lead: '.lead' })
      expect(alone.facts.left).toBeGreaterThan(alone.lead.right)
      expect(alone.facts.right).toBeCloseTo(alone.whole.right, 0)
    }
  })
})

test('of a product with one further picture the wide one lies below it, within the margins', async ({
  page,
}) => {
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/product-details?id=bahi-fees')
    await hydrated(page)
    const { beside, wide } = await boxesOf(page.locator('.case'), {
      beside: '.case-beside',
      wide: '.case-wide',
    })
    expect([wide.left, wide.right]).toEqual([beside.left, beside.right])
    expect(wide.top).toBeGreaterThan(beside.bottom)
  }
})

for (const [address, ...captions] of [
  [
    '/project-details?id=tilla-and-sole',
    'A bank card is 85.6 mm wide',
    'Bushra’s name is on the tag',
  ],
  [
    '/product-details?id=golak-till',
    'In a power cut the printer runs',
    'What was sold on the book',
  ],
] as const) {
  test(`of ${address} what the last pictures show stands below each of them, beginning on one line`, async ({
    page,
  }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address)
      await hydrated(page)
      const pictures = page.locator('.case-picture')
      for (const [at, caption] of captions.entries()) {
        await expect(pictures.nth(at)).toContainText(caption)
      }
      await expect(page.locator('.page-header-words')).not.toContainText(captions[0])
      const [first, second] = await Promise.all(
        [0, 1].map((at) => boxesOf(pictures.nth(at), { picture: '.cover', caption: 'figcaption' })),
      )
      for (const each of [first, second]) {
        expect(each?.caption.top).toBeGreaterThanOrEqual(each?.picture.bottom ?? Infinity)
      }
      if (width >= 768) expect(first?.caption.top).toBeCloseTo(second?.caption.top ?? 0, 0)
    }
  })
}

test('a project with one picture and one sentence twice shows both, and neither once it has others', async ({
  page,
}) => {
  const { portfolio } = await (await page.request.get('/api/v1/project/tilla-and-sole')).json()
  const [cover, wide, third, fourth] = portfolio.image
  const told = (...captions: string[]) => ['It sells.', 'Step by step.', ...captions].join('\n\n')
  const kept = {
    ...portfolio,
    image: [cover, wide, third, third],
    description: told('A shoe', 'A shoe', 'It is sold', 'It is sold'),
  }
  const now = {
    ...portfolio,
    image: [cover, wide, fourth, third],
    description: told('A tag', 'A shoe', 'It is worn', 'It is mended'),
  }
  const gate = Promise.withResolvers<void>()
  await openFromList(page, kept, gate.promise, now)
  const pictures = page.locator('.case-picture')
  const further = page.locator('.case-words > p').filter({ hasText: 'It is' })
  await expect(further).toHaveText(['It is sold', 'It is sold'])
  await expect(pictures.locator('figcaption')).toHaveText(['A shoe', 'A shoe'])
  gate.resolve()
  await expect(further).toHaveText(['It is worn', 'It is mended'])
  await expect(pictures.locator('figcaption')).toHaveText(['A tag', 'A shoe'])
})

test('how a project was gone about stands above both of its last pictures where it is one sentence', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const { portfolio } = await (await page.request.get('/api/v1/project/tilla-and-sole')).json()
  const one = { ...portfolio, description: 'It sells.\n\nStep by step.' }
  await openFromList(page, one, Promise.resolve(), one)
  await expect(page.locator('.case .statement')).toHaveText('Step by step.')
  const { told, first, second } = await boxesOf(page.locator('.case-parts'), {
    told: '.told',
    first: '.case-picture .cover',
    second: '.case-picture + .case-picture .cover',
  })
  expect(told.bottom).toBeLessThan(first.top)
  expect(second.top).toBeCloseTo(first.top, 0)
  expect(first.right).toBeLessThan(second.left)
})

type Item = { name: string }

/** Opens the project that the list hands over, which is `now` once the gate is open. */
async function openFromList(page: Page, kept: Item, gate: Promise<void>, now: Item) {
  await page.route('**/api/v1/project?*', (route) =>
    route.fulfill({ json: { success: true, portfolios: [kept] } }),
  )
  await page.route('**/api/v1/project/tilla-and-sole', async (route) => {
    await gate
    await route.fulfill({ json: { success: true, portfolio: now } })
  })
  await page.goto('/about')
  await hydrated(page)
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Projects' }).click()
  await page.getByRole('link', { name: `View More of ${kept.name}` }).click()
}

test('a further picture that is alone stands beside the words', async ({ page }) => {
  for (const address of ['/product-details?id=bahi-fees', '/project-details?id=gwala']) {
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address)
      await hydrated(page)
      const { picture, words } = await boxesOf(page.locator('.case-beside'), {
        picture: '.case-picture .cover',
        words: '.case-words p',
      })
      expect(words.right).toBeLessThanOrEqual(picture.left)
      expect(words.top).toBeGreaterThanOrEqual(picture.top)
      expect(words.bottom).toBeLessThanOrEqual(picture.bottom)
    }
  }
})

test('no line lies between the river and the foot of a page', async ({ page }) => {
  // At this width the river's height is no whole number of pixels, nor is where it begins.
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/project-details?id=tilla-and-sole')
  await hydrated(page)
  const foot = await page.locator('.site-footer').boundingBox()
  const river = await page
    .locator('.site-footer')
    .evaluate((it) => Number.parseFloat(getComputedStyle(it, '::before').height))
  const { y } = foot ?? { y: 0 }
  const seam = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: Math.floor(y + river) - 4, width: 16, height: 12 },
  })
  const { channels } = await sharp(seam).stats()
  expect(Math.max(...channels.slice(0, 3).map(({ max }) => max))).toBeLessThan(60)
})

test('every page ends in the same night river, below a call in the colour of the house or of the client', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/services')
  const craft = await page
    .getByRole('link', { name: 'Learn More about E-commerce' })
    .getAttribute('href')
  for (const address of [
    '/',
    '/services',
    craft ?? '',
    '/projects',
    '/project-details?id=tilla-and-sole',
    '/product-details?id=golak-till',
    '/about',
    '/contact',
    '/privacy',
  ]) {
    await page.goto(address)
    await hydrated(page)
    const foot = page.getByRole('contentinfo')
    await foot.scrollIntoViewIfNeeded()
    const { x = 0, y = 0, height = 0 } = (await foot.boundingBox()) ?? {}
    const below = await page.screenshot({
      clip: { x, y: Math.floor(y + height) - 8, width: 16, height: 6 },
    })
    const { channels } = await sharp(below).stats()
    const night = [11, 13, 18]
    expect(
      channels.slice(0, 3).map(({ mean }) => Math.round(mean)),
      address,
    ).toEqual(night)
    const call = page.getByRole('main').locator('.closing-call')
    if ((await call.count()) === 0) continue
    // The words of its opening's button have the colour of the client.
    const ground = address.startsWith('/project-details')
      ? await page
          .locator('.page-header .button')
          .evaluate((button) => getComputedStyle(button).color)
      : 'rgb(255, 91, 46)'
    await expect(call, address).toHaveCSS('background-color', ground)
  }
})

test('a project ends with the call to write to us, and a product with its form and the others', async ({
  page,
}) => {
  await page.goto('/project-details?id=tilla-and-sole')
  await hydrated(page)
  const project = await boxesOf(page.locator('article'), {
    next: '.next',
    call: 'section[aria-labelledby="closing-call"]',
  })
  expect(project.call.top).toBeGreaterThan(project.next.bottom)
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL('/contact')
  await page.goto('/product-details?id=golak-till')
  await hydrated(page)
  const product = await boxesOf(page.locator('article'), {
    others: 'section[aria-labelledby="our-products"]',
    form: 'section[aria-labelledby="quotation"]',
  })
  expect(product.others.top).toBeGreaterThanOrEqual(product.form.bottom)
  expect(product.others.bottom).toBeCloseTo(product.whole.bottom, 0)
})
