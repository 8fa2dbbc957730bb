/** What the agency offers, on home. */
import { expect, hydrated, test } from './fixtures.ts'

for (const width of [1024, 1280, 1920]) {
  test(`at ${width} pixels the names of what is offered end on one line, below things of which two stand on one ground and the others have risen from it`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await hydrated(page)
    const heading = await page.locator('.offerings-name').boundingBox()
    const offered = await page.locator('.offering').evaluateAll((all) =>
      all.map((it) => {
        const [name, words, picture] = ['h3', 'p', 'img'].map((part) => it.querySelector(part))
        const topOf = (part: Element | null | undefined) =>
          (part?.getBoundingClientRect().top ?? 0) + scrollY
        // One of them is turned, and its place is not.
        const { offsetTop, offsetHeight, offsetWidth } = picture as HTMLElement
        return {
          named: topOf(name),
          ended: name?.getBoundingClientRect().bottom ?? 0,
          said: topOf(words),
          top: topOf(picture),
          bottom: offsetTop + offsetHeight,
          wide: offsetWidth,
        }
      }),
    )
    expect(offered).toHaveLength(4)
    for (const [at, { named, ended, said, bottom, wide }] of offered.entries()) {
      expect(ended).toBeCloseTo(offered[0]?.ended ?? 0, 0)
      expect(said).toBeCloseTo(offered[0]?.said ?? 0, 0)
      expect(bottom).toBeLessThanOrEqual(Math.ceil(named))
      const before = offered[at - 1]
      if (before && at === 1) expect(bottom).toBe(before.bottom)
      if (before && at > 1) {
        expect(bottom, `thing ${at + 1}`).toBeLessThan(before.bottom - 15)
        expect(wide, `thing ${at + 1}`).toBeGreaterThan(before.wide)
      }
    }
    expect(offered[0]?.top).toBeGreaterThan((heading?.y ?? 0) + (heading?.height ?? 0))
  })
}
