/** What the agency offers, on home. */
import { boxesOf } from './boxes.ts'
import { expect, hydrated, test } from './fixtures.ts'

for (const width of [320, 768, 1024, 1920]) {
  test(`at ${width} pixels what is offered is a note below the crafts, in the smallest type, as many to a row as those`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await hydrated(page)
    const services = page.getByRole('region', { name: 'Our Services' })
    const offers = services.getByRole('list', { name: 'In a tender it may be called' })
    const names = offers.getByRole('heading')
    await expect(names).toHaveText([
      'Custom Software Development',
      'Smart E-Commerce & Digital Presence',
      'Digital Transformation & Innovation',
      'Cloud-Based Business Solutions',
    ])
    const sizeOf = (it: Element) => Number.parseFloat(getComputedStyle(it).fontSize)
    const craft = await services.locator('.category-card > p').first().evaluate(sizeOf)
    const sizes = await services
      .locator('.offerings :is(p, h3)')
      .evaluateAll((all) => all.map((it) => Number.parseFloat(getComputedStyle(it).fontSize)))
    expect(Math.max(...sizes)).toBeLessThan(craft)
    const edges = (list: string) =>
      services
        .locator(list)
        .evaluateAll((all) => new Set(all.map((it) => it.getBoundingClientRect().left)).size)
    if (width >= 640) {
      expect(await edges('.offerings li')).toBe(await edges('.category-card'))
    }
    const { note, craft: last } = await boxesOf(services, {
      note: '.offerings',
      craft: '.category-card:last-child',
    })
    expect(note.top).toBeGreaterThanOrEqual(last.bottom)
  })
}
