/** What the agency offers, on home. */
import { expect, hydrated, test } from './fixtures.ts'

for (const [width, columns] of [
  [390, 1],
  [768, 2],
  [1024, 4],
  [1920, 4],
] as const) {
  test(`at ${width} pixels what is offered stands in the night of the work, ${columns} beside each other, each with what is folded for it`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await hydrated(page)
    const part = page.getByRole('region', { name: 'What We Offer' })
    await expect(part.getByRole('heading')).toHaveText([
      'Custom Software Development',
      'Smart E-Commerce & Digital Presence',
      'Digital Transformation & Innovation',
      'Cloud-Based Business Solutions',
    ])
    const groundOf = (name: string) =>
      page.getByRole('region', { name }).evaluate((it) => getComputedStyle(it).backgroundColor)
    expect(await groundOf('What We Offer')).toBe(await groundOf('Our Projects'))
    const offers = await part.locator('.offering').evaluateAll((all) =>
      all.map((offer) => {
        const boxOf = (part: string) => (offer.querySelector(part) ?? offer).getBoundingClientRect()
        return {
          own: offer.getBoundingClientRect(),
          name: boxOf('h3'),
          thing: boxOf('img'),
          words: boxOf('p'),
        }
      }),
    )
    expect(new Set(offers.map(({ own }) => own.left)).size).toBe(columns)
    for (const [at, { own, name, thing, words }] of offers.entries()) {
      const which = `offer ${at + 1}`
      const middle = { x: (thing.left + thing.right) / 2, y: (thing.top + thing.bottom) / 2 }
      expect(middle.y, which).toBeGreaterThan(own.top)
      expect(middle.y, which).toBeLessThan(own.bottom)
      expect(name.left, which).toBe(words.left)
      expect(name.bottom, which).toBeLessThanOrEqual(words.top)
      // Above its words, or before them.
      if (columns === 4) expect(middle.y, which).toBeLessThan(name.top)
      else expect(middle.x, which).toBeLessThan(name.left)
    }
  })
}
