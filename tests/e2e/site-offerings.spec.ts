/** What the agency offers, on home. */
import { boxesOf } from './boxes.ts'
import { expect, hydrated, test } from './fixtures.ts'

for (const width of [320, 768, 1024, 1920]) {
  test(`at ${width} pixels what is offered is a sentence below the crafts, no louder than what is said of them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await hydrated(page)
    const services = page.getByRole('region', { name: 'Our Services' })
    const offers = services.getByRole('list', { name: 'A tender may call it' })
    const names = offers.getByRole('heading')
    await expect(names).toHaveText([
      'Custom Software Development',
      'Smart E-Commerce & Digital Presence',
      'Digital Transformation & Innovation',
      'Cloud-Based Business Solutions',
    ])
    await expect(services.locator('.offerings')).toHaveText(
      /^A tender may call it Custom Software Development \(.+\), Smart E-Commerce & Digital Presence \(.+\), Digital Transformation & Innovation \(.+\) or Cloud-Based Business Solutions \(.+\)\.\s*$/,
    )
    const sizeOf = (it: Element) => Number.parseFloat(getComputedStyle(it).fontSize)
    const craft = await services.locator('.category-card > p').first().evaluate(sizeOf)
    for (const size of await names.evaluateAll((all) =>
      all.map((it) => Number.parseFloat(getComputedStyle(it).fontSize)),
    )) {
      expect(size).toBeLessThanOrEqual(craft)
    }
    const { note, craft: last } = await boxesOf(services, {
      note: '.offerings',
      craft: '.category-card:last-child',
    })
    expect(note.top).toBeGreaterThanOrEqual(last.bottom)
  })
}
