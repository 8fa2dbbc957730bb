/** What the agency offers, on home. */
import { boxesOf } from './boxes.ts'
import { expect, hydrated, test } from './fixtures.ts'

for (const [width, columns] of [
  [320, 1],
  [768, 2],
  [1024, 4],
  [1920, 4],
] as const) {
  test(`at ${width} pixels what is offered is a note to who we are ${columns} beside each other, with names no louder than words`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await hydrated(page)
    const about = page.getByRole('region', { name: 'About Us' })
    const offers = about.getByRole('list', { name: 'In a tender, what we do may be called' })
    await expect(offers.getByRole('heading')).toHaveText([
      'Custom Software Development',
      'Smart E-Commerce & Digital Presence',
      'Digital Transformation & Innovation',
      'Cloud-Based Business Solutions',
    ])
    const boxes = await offers.getByRole('listitem').evaluateAll((all) =>
      all.map((offer) => {
        const [name = offer, words = offer] = offer.children
        const sizeOf = (of: Element) => Number.parseFloat(getComputedStyle(of).fontSize)
        return {
          name: name.getBoundingClientRect(),
          words: words.getBoundingClientRect(),
          sizes: [sizeOf(name), sizeOf(words)] as const,
        }
      }),
    )
    expect(new Set(boxes.map(({ name }) => name.left)).size).toBe(columns)
    if (columns === 4) expect(new Set(boxes.map(({ words }) => words.top)).size).toBe(1)
    for (const { name, words, sizes } of boxes) {
      expect(words.left).toBe(name.left)
      expect(words.top).toBeGreaterThanOrEqual(name.bottom)
      expect(sizes[0]).toBeLessThan(sizes[1])
    }
    const { note, link } = await boxesOf(about, { note: '.offerings', link: '.arrow-link' })
    expect(note.top).toBeGreaterThan(link.bottom)
  })
}
