/** What is loud on home, and what is not. */
import { expect, hydrated, test } from './fixtures.ts'

for (const width of [390, 768, 1920]) {
  test(`at ${width} pixels the last call is the loudest part of home, then come what we do and what we made, and of who we are the sentence is louder than the name`, async ({
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
    const loud = await Promise.all(['Our Services', 'Our Projects'].map(sizeOf))
    expect(new Set(loud).size).toBe(1)
    expect(await sizeOf('Ready to make a real impact')).toBeGreaterThan(1.05 * (loud[0] ?? 0))
    const [usual, sentence, name] = await Promise.all(
      [
        'Unique Ideas For Your Business',
        'We are designers, engineers and writers on one floor in Lahore.',
        'About Us',
      ].map(sizeOf),
    )
    expect(loud[0]).toBeGreaterThan(1.1 * (usual ?? 0))
    expect(sentence).toBe(usual)
    expect(name).toBeLessThan(0.7 * (sentence ?? 0))
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

test('on a wide screen the steps of the sheet of ideas are one row, and what comes of them lies below the last', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  await hydrated(page)
  const sheet = page.getByRole('region', { name: 'Unique Ideas For Your Business' })
  const steps = await sheet
    .getByRole('listitem')
    .evaluateAll((all) => all.map((step) => step.getBoundingClientRect()))
  expect(steps).toHaveLength(6)
  expect(new Set(steps.map(({ top }) => top)).size).toBe(1)
  const boat = await sheet.locator('img').first().boundingBox()
  expect(boat?.y).toBeGreaterThan((await sheet.getByRole('list').boundingBox())?.y ?? Infinity)
  expect((boat?.x ?? 0) + (boat?.width ?? 0)).toBeGreaterThan(steps[4]?.left ?? Infinity)
})
