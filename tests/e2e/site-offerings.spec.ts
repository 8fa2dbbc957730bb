/** What the agency offers, on home. */
import { colorsOf } from './colors.ts'
import { expect, hydrated, test } from './fixtures.ts'

for (const width of [1024, 1280, 1920]) {
  test(`at ${width} pixels what is offered climbs a stair, and the river rises with it`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await hydrated(page)
    const offered = await page.locator('.offering').evaluateAll((all) =>
      all.map((it) => {
        const name = it.querySelector('h3')?.getBoundingClientRect()
        const { left, right, bottom } = (it.querySelector('p') ?? it).getBoundingClientRect()
        return {
          top: (name?.top ?? 0) + scrollY,
          bottom: bottom + scrollY,
          middle: (left + right) / 2,
        }
      }),
    )
    expect(offered).toHaveLength(4)
    const call = (await page.locator('.closing-call').boundingBox())?.y ?? 0
    const ground = await colorsOf(page)
    const surfaces = offered.map(({ top, bottom, middle }, at) => {
      if (at > 0) expect(top, `step ${at}`).toBeLessThan((offered[at - 1]?.top ?? 0) - 20)
      let surface = bottom
      while (surface < call + 100 && ground({ x: middle, y: surface }) !== 'rgb(11, 13, 18)') {
        surface += 1
      }
      expect(surface, 'water below the words').toBeGreaterThan(bottom + 8)
      return surface
    })
    expect(surfaces).toEqual(surfaces.toSorted((a, b) => b - a))
    expect((surfaces[0] ?? 0) - (surfaces[3] ?? 0)).toBeGreaterThan(width / 20)
  })
}
