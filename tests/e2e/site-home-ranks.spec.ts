/** What is loud on home, and what is not. */
import { expect, hydrated, test } from './fixtures.ts'

for (const width of [390, 768, 1280, 1920]) {
  test(`at ${width} pixels what we do, what we made and the last call are the loudest parts of home, and of who we are the sentence is louder than the name`, async ({
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
    const loud = await Promise.all(
      ['Our Services', 'Our Projects', 'Ready to make a real impact'].map(sizeOf),
    )
    expect(new Set(loud).size).toBe(1)
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
