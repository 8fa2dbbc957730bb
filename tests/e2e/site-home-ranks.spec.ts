/** What is loud on home, and what is not. */
import { boxesOf } from './boxes.ts'
import { expect, hydrated, test } from './fixtures.ts'

for (const width of [390, 768, 1920]) {
  test(`at ${width} pixels what we made and the last call are the loudest parts of home, then comes what we do, then who we are, and the sheet of ideas is told in a lower voice`, async ({
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
    const [services = 0, projects = 0, call] = await Promise.all(
      ['Our Services', 'Our Projects', 'Ready to make a real impact'].map(sizeOf),
    )
    expect(call).toBe(projects)
    expect(projects).toBeGreaterThan(1.05 * services)
    const [ideas = 0, sentence = 0, name] = await Promise.all(
      [
        'Unique Ideas For Your Business',
        'We are designers, engineers and writers on one floor in Lahore.',
        'About Us',
      ].map(sizeOf),
    )
    expect(services).toBeGreaterThan(1.05 * sentence)
    expect(sentence).toBeGreaterThan(1.2 * ideas)
    expect(name).toBeLessThan(0.8 * ideas)
  })
}

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

test('on a wide screen the sheet of ideas is a spread: its name and the steps on the left page, why and what comes of them on the right', async ({
  page,
}) => {
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await hydrated(page)
    const sheet = page.getByRole('region', { name: 'Unique Ideas For Your Business' })
    const { name, steps, words, boat } = await boxesOf(sheet, {
      name: 'h2',
      steps: '.folding',
      words: '.ideas-words',
      boat: '.ideas-boat',
    })
    for (const left of [name, steps]) expect(left.right).toBeLessThanOrEqual(width / 2)
    for (const right of [words, boat]) expect(right.left).toBeGreaterThanOrEqual(0.49 * width)
    const rows = await sheet
      .getByRole('listitem')
      .evaluateAll((all) => all.map((step) => step.getBoundingClientRect().top))
    expect(new Set(rows).size).toBe(2)
    // The tip of the boat comes below the words.
    expect(boat.top).toBeGreaterThan(words.top)
    expect(boat.bottom).toBeGreaterThan(steps.bottom)
  }
})
