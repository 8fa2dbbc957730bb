/** What is loud on home, and what is not. */
import { boxesOf } from './boxes.ts'
import { expect, hydrated, test } from './fixtures.ts'

for (const width of [390, 768, 1920]) {
  test(`at ${width} pixels the last call is the loudest part of home, then come what we do and what we made, then who we are and the ideas; what is in a part is told in a lower voice`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await hydrated(page)
    const sizeOf = (words: string) =>
      page
        .getByRole('main')
        .getByText(words, { exact: true })
        .first()
        .evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize))
    const [services = 0, projects, call = 0] = await Promise.all(
      ['Our Services', 'Our Projects', 'Ready to make a real impact'].map(sizeOf),
    )
    expect(call).toBeGreaterThan(1.2 * services)
    expect(projects).toBe(services)
    const [ideas = 0, sentence = 0] = await Promise.all(
      [
        'Unique Ideas For Your Business',
        'We are designers, engineers and writers on one floor in Lahore.',
      ].map(sizeOf),
    )
    expect(services).toBeGreaterThan(1.2 * ideas)
    expect(sentence).toBe(ideas)
    const within = await Promise.all(
      ['About Us', 'Web Development', 'Custom Software Development'].map(sizeOf),
    )
    for (const name of within) expect(name).toBeLessThan(0.8 * ideas)
  })
}

test('the call with which home ends stands on two lines, or on three of a telephone, and each fits', async ({
  page,
}) => {
  for (const width of [320, 390, 768, 1280, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await hydrated(page)
    await expect(page.locator('html[data-faces]')).toBeAttached()
    const lines = await page
      .getByRole('heading', { name: 'Ready to make a real impact' })
      .evaluate((it) => {
        const words = document.createRange()
        words.selectNodeContents(it)
        return [...words.getClientRects()].map(({ right }) => right)
      })
    expect(lines, `at ${width} pixels`).toHaveLength(width < 768 ? 3 : 2)
    expect(Math.max(...lines)).toBeLessThan(width - 16)
  }
})

for (const width of [320, 768, 1920]) {
  test(`at ${width} pixels the headline is a sentence around its word, which is the largest type of home`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await hydrated(page)
    const headline = page.getByRole('heading', { level: 1 })
    const word = headline.getByText('Leader', { exact: true })
    const sizeOf = (it: typeof word) =>
      it.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    expect(await sizeOf(word)).toBeGreaterThan(2 * (await sizeOf(headline)))
    expect(await sizeOf(word)).toBeGreaterThan(
      await sizeOf(page.getByRole('heading', { name: 'Our Services', exact: true })),
    )
  })
}

test('on a wide screen the sheet of ideas is a spread: its name and the ideas on the left page, where they come from and what comes of them on the right', async ({
  page,
}) => {
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await hydrated(page)
    const sheet = page.getByRole('region', { name: 'Unique Ideas For Your Business' })
    const { name, ideas, words, boat } = await boxesOf(sheet, {
      name: 'h2',
      ideas: '.folding',
      words: '.ideas-words',
      boat: '.ideas-boat',
    })
    for (const left of [name, ideas]) expect(left.right).toBeLessThanOrEqual(width / 2)
    for (const right of [words, boat]) expect(right.left).toBeGreaterThanOrEqual(0.49 * width)
    // The tip of the boat comes below the words.
    expect(boat.top).toBeGreaterThan(words.top)
    expect(boat.bottom).toBeGreaterThan(ideas.bottom)
  }
})

test('each idea says what a tender calls it, in smaller words than its own', async ({ page }) => {
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await hydrated(page)
    const ideas = page.locator('.folding li')
    await expect(ideas).toHaveCount(4)
    const smaller = await ideas.evaluateAll((all) =>
      all.map((idea) => {
        const sizeOf = (part: string) =>
          Number.parseFloat(getComputedStyle(idea.querySelector(part) ?? idea).fontSize)
        return sizeOf('h3') < sizeOf('p')
      }),
    )
    expect(smaller).toEqual([true, true, true, true])
  }
})

test('how the boat is folded is drawn after the ideas, and leads to where it lies', async ({
  page,
}) => {
  for (const width of [320, 390, 768, 1024, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await hydrated(page)
    const sheet = page.getByRole('region', { name: 'Unique Ideas For Your Business' })
    const { boat, ideas, words } = await boxesOf(sheet, {
      boat: '.ideas-boat',
      ideas: '.folding',
      words: '.ideas-words',
    })
    const steps = await sheet.locator('.folding').evaluate((it) => {
      const { width, height } = getComputedStyle(it, '::after')
      return { width: Number.parseFloat(width), height: Number.parseFloat(height) }
    })
    const where = `at ${width} pixels`
    expect(steps.width / steps.height, where).toBeCloseTo(4.8, 1)
    // Of the picture an eighth is air above the tip.
    const tip = boat.top + (boat.bottom - boat.top) / 8
    expect(tip, where).toBeGreaterThan(words.bottom)
    if (width < 1024) expect(tip, where).toBeGreaterThan(ideas.bottom)
    else expect(ideas.right, where).toBeLessThan(boat.left)
  }
})
