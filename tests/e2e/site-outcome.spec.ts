/** What came of the work: where it is said, and how loud. */
import type { Locator } from '@playwright/test'
import { boxesOf } from './boxes.ts'
import { colorsOf, fieldColor } from './colors.ts'
import { expect, hydrated, test } from './fixtures.ts'

for (const address of ['/project-details?id=tilla-and-sole', '/product-details?id=golak-till']) {
  const isProject = address.startsWith('/project-')
  test(`what came of ${address} leads${isProject ? ' below its wide picture' : ' before all pictures'}, in a colour of the client`, async ({
    page,
  }) => {
    for (const width of [390, 1024, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address)
      await hydrated(page)
      const { wide, result, words } = await boxesOf(page.locator('.case'), {
        wide: '.case-wide',
        result: '.result',
        words: '.case-words',
      })
      expect(words.top).toBeGreaterThanOrEqual(result.bottom)
      if (isProject) {
        expect(wide.right - wide.left).toBe(width)
        expect(result.top).toBeGreaterThanOrEqual(wide.bottom)
      } else expect(wide.top).toBeGreaterThan(result.bottom)
      const [ink, field] = await Promise.all([
        page.locator('.result').evaluate((it) => getComputedStyle(it).color),
        page.locator('.page-header').evaluate(fieldColor),
      ])
      expect(ink).toBe(field)
    }
  })
}

for (const address of ['/project-details?id=tilla-and-sole', '/product-details?id=golak-till']) {
  test(`the number to which ${address} comes is as wide as the page`, async ({ page }) => {
    await page.goto(address)
    await hydrated(page)
    const { figure, whole } = await boxesOf(page.locator('.result').first(), { figure: '.figure' })
    expect(figure.left).toBeCloseTo(whole.left, 0)
    expect(figure.right).toBeCloseTo(whole.right, 0)
  })
}

for (const width of [320, 768, 1920]) {
  test(`at ${width} pixels the number to which a project comes stands out on its card and on the page of a service`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await hydrated(page)
    const cards = page.getByRole('list', { name: 'Our Projects' }).getByRole('listitem')
    await expect(cards.first()).toContainText(
      'Only 1 pair in 16 comes back now, where it was 1 in 5.',
    )
    const numbers = cards.locator('.outcome b')
    expect(await numbers.count()).toBeGreaterThan(5)
    for (const number of await numbers.all()) await expectToStandOut(number)
    // The sentence stands below whose it is, and is no wider than its picture.
    const { picture, name, outcome } = await boxesOf(cards.first(), {
      picture: 'img',
      name: 'h3',
      outcome: '.outcome',
    })
    expect(outcome.left).toBeCloseTo(picture.left, 0)
    expect(outcome.top).toBeGreaterThan(name.bottom)
    expect(outcome.right).toBeLessThanOrEqual(picture.right + 0.5)

    await page.goto('/services')
    await page.getByRole('link', { name: 'Web Applications' }).click()
    await hydrated(page)
    const work = page.locator('.service-proof')
    await expect(work.getByRole('link', { name: 'Pani Desk', exact: true })).toBeVisible()
    await expect(work).toContainText(
      'Half of all repairs are now finished within 17 hours instead of 41.',
    )
    const { figure, whole } = await boxesOf(work.locator('.result'), { figure: '.figure' })
    expect([figure.left, figure.right].map(Math.round)).toEqual(
      [whole.left, whole.right].map(Math.round),
    )
    expect(figure.right - figure.left).toBeGreaterThan(0.8 * width)
  })
}

test('before anything is offered, home says what came of a project and leads to it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await hydrated(page)
  const proof = page.locator('.proof')
  await expect(proof).toContainText('By the end of August all 6,200 boxes were gone')
  const { whole } = await boxesOf(proof, {})
  const services = await boxesOf(page.locator('.section:has(.category-grid)'), {})
  expect(whole.bottom).toBeLessThanOrEqual(services.whole.top)
  await proof.getByRole('link', { name: 'Chaunsa Post, for Rangpur Orchards' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Chaunsa Post' })).toBeVisible()
})

test('on home the field and the picture of that project are one band, whose number stands out of its sentence', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  await hydrated(page)
  const proof = page.locator('.proof')
  const { field, picture } = await boxesOf(proof, {
    field: '.proof-field',
    picture: '.proof-picture',
  })
  expect(Math.abs(field.top - picture.top)).toBeLessThan(3)
  expect(Math.abs(field.bottom - picture.bottom)).toBeLessThan(3)
  expect(picture.left).toBeGreaterThanOrEqual(field.right - 1)
  const weightOf = (of: Locator) => of.evaluate((it) => Number(getComputedStyle(it).fontWeight))
  const number = proof.locator('.figure text').first()
  expect(await weightOf(number)).toBeGreaterThan(2 * (await weightOf(proof.locator('.result'))))
})

test('the number of that project is the largest of its field, on two lines within it', async ({
  page,
}) => {
  for (const width of [320, 390, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await hydrated(page)
    const { figure, field, sentence } = await boxesOf(page.locator('.proof'), {
      figure: '.figure',
      field: '.proof-field',
      sentence: '.result > span',
    })
    const where = `at ${width} pixels`
    await expect(page.locator('.proof .figure text')).toHaveText(['6,200', 'boxes'])
    expect(figure.left, where).toBeGreaterThanOrEqual(field.left)
    expect(figure.right, where).toBeLessThanOrEqual(field.right)
    expect(figure.bottom - figure.top, where).toBeGreaterThan(3 * (sentence.bottom - sentence.top))
  }
})

test('on a telephone the picture of that project is the wide one, above its field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await hydrated(page)
  const { field, picture } = await boxesOf(page.locator('.proof'), {
    field: '.proof-field',
    picture: '.proof-picture',
  })
  expect((picture.right - picture.left) / (picture.bottom - picture.top)).toBeCloseTo(1.25, 1)
  expect(field.top).toBeGreaterThan(picture.top + 0.8 * (picture.bottom - picture.top))
})

test('where there are no projects, home offers at once', async ({ page }) => {
  await page.route('**/api/v1/project?*', (route) =>
    route.fulfill({ json: { success: true, portfolios: [] } }),
  )
  await page.goto('/about')
  await hydrated(page)
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(page.getByRole('heading', { name: 'Our Services' })).toBeVisible()
  await expect(page.locator('.proof')).toHaveCount(0)
})

for (const width of [390, 768, 1280]) {
  test(`at ${width} pixels all projects in the list say what came of them`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/projects')
    await hydrated(page)
    const endings = page.locator('.portfolio-card .outcome')
    await expect(endings.filter({ visible: true })).toHaveCount(6)
    await expect(endings.first()).toHaveText(
      'By the end of August all 6,200 boxes were gone, almost half of them to people ordering again.',
    )
    const lines = await endings
      .filter({ visible: true })
      .locator('b')
      .evaluateAll((numbers) =>
        numbers.map((number) =>
          Math.round(
            number.getBoundingClientRect().height /
              Number.parseFloat(getComputedStyle(number).fontSize),
          ),
        ),
      )
    expect(lines).toEqual(lines.map(() => 1))
  })
}

/** Among the words of its sentence. */
async function expectToStandOut(number: Locator) {
  const [own = 0, around = 0] = await number.evaluate((it) =>
    [it, it.parentElement ?? it].map((each) => Number(getComputedStyle(each).fontWeight)),
  )
  expect(own).toBeGreaterThanOrEqual(around + 300)
}

test('a service opens in the colour of its craft, a project and a product in one of their own', async ({
  page,
}) => {
  const field = page.locator('.page-header')
  for (const [name, color] of [
    ['Web Applications', 'rgb(255, 91, 46)'],
    ['Payments & Delivery', 'rgb(31, 181, 143)'],
  ] as const) {
    await page.goto('/services')
    await page.getByRole('link', { name }).click()
    await expect(field).toHaveCSS('background-color', color)
  }
  const seen = new Set<string>()
  for (const address of [
    '/project-details?id=tilla-and-sole',
    '/project-details?id=chaunsa-post',
    '/product-details?id=golak-till',
  ]) {
    await page.goto(address)
    await expect.poll(() => field.evaluate(fieldColor)).not.toBe('rgb(11, 13, 18)')
    seen.add(await field.evaluate(fieldColor))
  }
  expect(seen.size).toBe(3)
})

for (const [list, turned] of [
  ['/projects', false],
  ['/products', true],
] as const) {
  test(`what leads ${list} lies in the colours in which its own pages open, as wide as the window, by turns with the picture at the left and at the right, also on the next page of them`, async ({
    page,
  }) => {
    await page.goto(list)
    await hydrated(page)
    const own = await page.context().newPage()
    const leads = page.locator('.portfolio-card[data-lead]')
    const colorOf = async (field: Locator) =>
      (await field.evaluate(fieldColor)).match(/\d+/g)?.map(Number) ?? []
    const seen: string[] = []
    for (const next of [false, true]) {
      if (next) await page.getByRole('button', { name: 'Next page' }).click()
      await expect(leads.getByRole('heading')).not.toHaveText(seen)
      await expect(leads).toHaveCount(2)
      seen.splice(0, 2, ...(await leads.getByRole('heading').allInnerTexts()))
      for (const [at, lead] of (await leads.all()).entries()) {
        const { whole, picture, name } = await boxesOf(lead, { picture: '.cover', name: 'h2' })
        expect(whole).toMatchObject({ left: 0, right: 1280 })
        expect(picture.left < name.left).toBe((at === 0) !== turned)
        await own.goto((await lead.getByRole('link').getAttribute('href')) ?? '')
        const opening = await colorOf(own.locator('.page-header'))
        // The browser takes it from another form of the picture than the server, off by a shade.
        const apart = async () =>
          Math.max(
            ...(await colorOf(lead)).map((part, of) => Math.abs(part - (opening[of] ?? 999))),
          )
        await expect.poll(apart).toBeLessThan(16)
      }
    }
  })
}

test('in the field with which a page opens the ring of the focus is of the colour of its words', async ({
  page,
}) => {
  for (const address of [
    '/career',
    '/project-details?id=chaunsa-post',
    '/product-details?id=golak-till',
  ]) {
    await page.goto(address)
    await hydrated(page)
    const field = page.locator('.page-header')
    const words = await field.evaluate((it) => getComputedStyle(it).color)
    await field.locator('.button').focus()
    await expect(field.locator('.button')).toHaveCSS('outline-color', words)
  }
})

test('on the page of a product the form for a quotation comes before the others, which lie in the colour of the client down to the river of the foot', async ({
  page,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/product-details?id=golak-till')
    await hydrated(page)
    await expect(page.locator('.others .row-card').first()).toBeAttached()
    const { form, others } = await boxesOf(page.locator('article'), {
      form: '.form-section form',
      others: '.others',
    })
    expect(others.top, `at ${width} pixels`).toBeGreaterThan(form.bottom)
    const ground = await colorsOf(page)
    const field = await page.locator('.page-header').evaluate(fieldColor)
    for (const down of [-24, -8, 0, 8]) {
      expect(ground({ x: 4, y: others.bottom + down }), `at ${width} pixels`).toBe(field)
    }
  }
})
