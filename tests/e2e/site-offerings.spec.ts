/** What the agency offers, on home. */
import { expect, hydrated, test } from './fixtures.ts'

for (const width of [390, 1024, 1920]) {
  test(`at ${width} pixels each thing that is offered has a line of its own, with what is folded for it beside its words${width < 1024 ? '' : ', and all of them beside their name'}`, async ({
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
    const lines = await part.locator('.offering').evaluateAll((all) =>
      all.map((line) => {
        const boxOf = (part: string) => (line.querySelector(part) ?? line).getBoundingClientRect()
        return {
          own: line.getBoundingClientRect(),
          name: boxOf('h3'),
          thing: boxOf('img'),
          words: boxOf('p'),
        }
      }),
    )
    const title = await part.getByText('What We Offer').boundingBox()
    if (!title) throw new Error('Their name has no box')
    for (const [at, { own, name, thing, words }] of lines.entries()) {
      const which = `line ${at + 1}`
      const middle = (thing.left + thing.right) / 2
      const height = (thing.top + thing.bottom) / 2
      expect(own.left, which).toBe(lines[0]?.own.left)
      expect(own.top, which).toBeGreaterThanOrEqual(lines[at - 1]?.own.bottom ?? own.top)
      expect(height, which).toBeGreaterThan(own.top)
      expect(height, which).toBeLessThan(own.bottom)
      expect(thing.height, which).toBeGreaterThan((width < 1024 ? 0.5 : 1) * own.height)
      expect(words.left, which).toBeGreaterThan(middle)
      expect(name.left, which).toBe(words.left)
      if (width >= 1024) {
        expect(title.x + title.width, which).toBeLessThan(own.left)
        expect(title.y, which).toBeLessThan(lines[1]?.own.top ?? 0)
      }
    }
  })
}
