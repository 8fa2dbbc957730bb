/** What is loud on home, and how its headings are set. */
import { boxesOf } from './boxes.ts'
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
    const usual = await Promise.all(['Unique Ideas For Your Business', 'What We Offer'].map(sizeOf))
    expect(new Set(usual).size).toBe(1)
    expect(loud[0]).toBeGreaterThan(1.1 * (usual[0] ?? 0))
    const [name, sentence] = [
      await sizeOf('About Us'),
      await sizeOf('We are designers, engineers and writers on one floor in Lahore.'),
    ]
    expect(sentence).toBe(usual[0])
    expect(name).toBeLessThan(0.7 * sentence)
  })
}

test('where there is room what a heading is about is said in Urdu from the other side, and covers nothing', async ({
  page,
}) => {
  for (const address of ['/', '/services']) {
    await page.goto(address)
    await hydrated(page)
    for (const width of [1200, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const heads = page.locator('.section-head:has(.sign)')
      await expect(heads).toHaveCount(address === '/' ? 2 : 1)
      for (const head of await heads.all()) {
        // It is fetched after the page.
        const sign = head.locator('.sign use')
        await expect.poll(async () => (await sign.boundingBox())?.height ?? 0).toBeGreaterThan(60)
        const { whole, words, drawn } = await boxesOf(head, { words: 'p', drawn: '.sign use' })
        expect(Math.abs(drawn.right - whole.right)).toBeLessThan(5)
        expect(drawn.left).toBeGreaterThan(words.right)
      }
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.locator('.sign').first()).toBeHidden()
  }
})
