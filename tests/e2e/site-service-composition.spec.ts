/** How the page of a service is set: what stands beside what, and what is said loudest. */
import type { Locator } from '@playwright/test'
import { boxesOf } from './boxes.ts'
import { colorsOf } from './colors.ts'
import { expect, hydrated, test } from './fixtures.ts'

test('what came of a service’s work leads, as wide as the page; below it stand what one has at the end, method and contents, beside a picture as high as all of them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/services')
  await page.getByRole('link', { name: 'Web Applications' }).click()
  await hydrated(page)
  const answers = page.locator('.service-answers')
  await expect(answers.getByRole('heading')).toHaveText([
    'What you have at the end',
    'How we go about it',
    'What is included',
  ])
  await expect(answers.locator('.lead').first()).toHaveText(
    'Spreadsheets that only one colleague understands can be retired.',
  )
  await expect(page.getByRole('img', { name: 'Pani Desk, another picture' })).toBeVisible()
  const { figure, account, contents, picture } = await boxesOf(page.locator('.service-story'), {
    figure: '.figure',
    account: '.service-answers > :first-child',
    contents: '.service-answers > :last-child',
    picture: '.service-answers .cover',
  })
  expect(figure.left).toBeCloseTo(account.left, 0)
  expect(picture.right).toBe(1280)
  expect(figure.right).toBeCloseTo(picture.right - figure.left, 0)
  expect(figure.bottom).toBeLessThan(account.top)
  expect(account.bottom).toBeLessThan(contents.top)
  expect(contents.left).toBeCloseTo(account.left, 0)
  expect(picture.left).toBeGreaterThan(contents.right)
  expect(picture.top).toBeCloseTo(account.top, 0)
  expect(picture.bottom).toBeCloseTo(contents.bottom, 0)
})

test('the number of a service’s work is in the colour of its client from the first paint, and the service in that of its craft', async ({
  browser,
  baseURL,
  page,
}) => {
  await page.goto('/services')
  const service = page.getByRole('link', { name: 'Web Applications' })
  const address = (await service.getAttribute('href')) ?? ''
  const plain = await browser.newPage({ javaScriptEnabled: false })
  const colorOf = (selector: string) =>
    plain.locator(selector).evaluate((it) => getComputedStyle(it).color)
  await plain.goto(`${baseURL}/project-details?id=pani-desk`)
  const ofClient = await colorOf('.result')
  await plain.goto(`${baseURL}${address}`)
  expect(await colorOf('.result')).toBe(ofClient)
  await expect(plain.locator('.page-header')).toHaveCSS('background-color', 'rgb(255, 91, 46)')
  await plain.close()
})

test('on a telephone the benefits stand in two columns below the one that counts most', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/services')
  await page.getByRole('link', { name: 'Web Applications' }).click()
  await hydrated(page)
  const benefits = page.locator('.benefit-grid li')
  await expect(benefits).toHaveCount(8)
  const lefts = await benefits.evaluateAll((all) =>
    all.map((it) => [it.hasAttribute('data-foremost'), it.getBoundingClientRect().left]),
  )
  expect(lefts).toHaveLength(8)
  const ofOthers = lefts.filter(([foremost]) => !foremost).map(([, left]) => left)
  expect(new Set(ofOthers).size).toBe(2)
})

test('where a service has no further picture, its work lies across the page, and method and contents stand side by side', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/services')
  await page.getByRole('link', { name: 'Identity Design' }).first().click()
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'What is included' })).toBeVisible()
  const { band } = await boxesOf(page.locator('.service-band'), { band: '.cover' })
  expect(band).toMatchObject({ left: 0, right: 1280 })
  const { method, contents } = await boxesOf(page.locator('.service-answers'), {
    method: ':scope > :first-child',
    contents: ':scope > :last-child',
  })
  expect(contents.top).toBeCloseTo(method.top, 0)
  expect(contents.left).toBeGreaterThan(method.right)
})

test('a service shows two pictures of its work, and none of them twice', async ({ page }) => {
  await page.goto('/services')
  await page.getByRole('link', { name: 'Web Applications' }).click()
  const covers = page.locator('main .cover')
  await expect(covers).toHaveCount(2)
  const sources = await covers.evaluateAll((all) => all.map((it) => (it as HTMLImageElement).src))
  expect(new Set(sources).size).toBe(2)
})

test('the benefit that counts most and a question are said in the colour of the craft, and seven others on paper below', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/services')
  await page.getByRole('link', { name: 'Web Applications' }).click()
  await hydrated(page)
  const other = (at: number) => `:nth-child(${at} of li:not([data-foremost]))`
  for (const [width, columns] of [
    [390, 2],
    [768, 2],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const { whole, heading, foremost, rest, first, below, last, ask } = await boxesOf(
      page.locator('.certainties'),
      {
        heading: 'h2',
        foremost: '[data-foremost] p',
        rest: '.benefit-rest',
        first: other(1),
        below: other(columns),
        last: other(7),
        ask: '.benefit-ask',
      },
    )
    const where = `at ${width} pixels`
    expect(rest.left, where).toBeCloseTo(heading.left, 0)
    expect(rest.bottom, where).toBeLessThanOrEqual(first.top)
    if (width < 1024) expect(heading.bottom, where).toBeLessThan(foremost.top)
    else expect(heading.right, where).toBeLessThan(foremost.left)
    expect(foremost.bottom, where).toBeLessThan(ask.top)
    expect(ask.left, where).toBeCloseTo(foremost.left, 0)
    expect(ask.bottom, where).toBeLessThan(first.top)
    expect(below.left, where).toBeCloseTo(heading.left, 0)
    expect(below.top, where).toBeGreaterThan(first.bottom)
    expect(last.right, where).toBeCloseTo(whole.right - heading.left, 0)
    expect(last.bottom, where).toBeLessThanOrEqual(whole.bottom)
    const ground = await colorsOf(page)
    const [onField, onPaper] = [ask, first].map(({ top, bottom }) =>
      ground({ x: 4, y: (top + bottom) / 2 }),
    )
    expect(onField, where).toBe('rgb(255, 91, 46)')
    expect(onPaper, where).not.toBe(onField)
  }
  await page.getByRole('link', { name: 'Ask us first' }).click()
  await expect(page).toHaveURL('/contact')
})

test('each part of how everything is built has a thing on the bench, which its row points at and, where there is room, lies above it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/services')
  const service = page.getByRole('link', { name: 'Web Applications' })
  const address = (await service.getAttribute('href')) ?? ''
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(address)
    await hydrated(page)
    const part = page.locator('.topics')
    const rows = part.locator('details')
    const marks = part.locator('.topic-mark')
    await expect(marks).toHaveCount(await rows.count())
    const { picture, words } = await boxesOf(part, { picture: '.plate', words: '.accordion' })
    expect(picture.bottom, `at ${width} pixels`).toBeLessThan(words.top)

    const size = (at: number) =>
      marks.nth(at).evaluate((mark) => mark.getBoundingClientRect().width)
    for (const [at, mark] of (await marks.all()).entries()) {
      const box = await mark.boundingBox()
      if (!box) throw new Error('A mark has no box')
      expect(box.x, `mark ${at + 1} at ${width} pixels`).toBeGreaterThan(picture.left)
      expect(box.x + box.width, `mark ${at + 1} at ${width} pixels`).toBeLessThan(picture.right)
    }
    if (width >= 1024) {
      const centres = (of: Locator) =>
        of.evaluateAll((all) =>
          all.map((it) => {
            const { left, right } = it.getBoundingClientRect()
            return (left + right) / 2
          }),
        )
      const pitch = (picture.right - picture.left) / 5
      const columns = await centres(rows)
      for (const [at, x] of (await centres(marks)).entries()) {
        expect(Math.abs((columns[at] ?? 0) - x), `mark ${at + 1}`).toBeLessThan(pitch / 2)
      }
    }
    const quiet = await size(3)
    await rows.nth(3).locator('summary').click()
    await expect.poll(() => size(3), `at ${width} pixels`).toBeGreaterThan(quiet * 1.2)
    expect(await size(2)).toBeCloseTo(quiet, 0)
  }
})

for (const width of [390, 768, 1280, 1920]) {
  test(`at ${width} pixels nothing on a service’s page but the number of its work is louder than its name`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/services')
    await page.getByRole('link', { name: 'Shopfronts & Checkout' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopfronts & Checkout')
    // Its words can be read before its style sheets are there, though nobody sees them yet.
    await hydrated(page)
    const [name = 0, ...others] = await page
      .getByRole('main')
      .locator('h1, h2, h3, p')
      .evaluateAll((all) => all.map((words) => Number.parseFloat(getComputedStyle(words).fontSize)))
    expect(others.length).toBeGreaterThan(20)
    expect(Math.max(...others)).toBeLessThanOrEqual(name)
  })
}
