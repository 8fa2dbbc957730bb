/** What the agency offers, on home. */
import { expect, hydrated, test } from './fixtures.ts'

for (const width of [390, 1024, 1920]) {
  test(`at ${width} pixels what is offered stands in lines to read, ${width < 1024 ? 'below' : 'at the right of'} one picture of what is folded for it`, async ({
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
    const boxOf = (selector: string) =>
      part.locator(selector).evaluateAll((all) =>
        all.map((it) => {
          const { left, right, top, bottom } = it.getBoundingClientRect()
          return { left, right, top: top + scrollY, bottom: bottom + scrollY }
        }),
      )
    const [pictures, lines] = [await boxOf('img'), await boxOf('.offering')]
    expect(pictures).toHaveLength(1)
    const [picture] = pictures
    if (!picture) return
    for (const [at, line] of lines.entries()) {
      expect(line.left, `line ${at + 1}`).toBe(lines[0]?.left)
      expect(line.top, `line ${at + 1}`).toBeGreaterThanOrEqual(lines[at - 1]?.bottom ?? 0)
    }
    const [first, last] = [lines[0], lines.at(-1)]
    if (width < 1024) {
      expect(picture.bottom).toBeLessThanOrEqual(first?.top ?? 0)
    } else {
      expect(picture.right).toBeLessThanOrEqual(first?.left ?? 0)
      expect(Math.abs(picture.bottom - (last?.bottom ?? 0))).toBeLessThan(2)
    }
  })
}
