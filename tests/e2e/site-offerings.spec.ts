/** What the agency offers, on home. */
import { boxesOf } from './boxes.ts'
import { expect, hydrated, test } from './fixtures.ts'

for (const width of [320, 768, 1920]) {
  test(`at ${width} pixels what is offered is told with who we are, as one paragraph`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await hydrated(page)
    const about = page.getByRole('region', { name: 'About Us' })
    const offers = about.getByRole('list', { name: 'What we offer' })
    const names = offers.getByRole('heading')
    await expect(names).toHaveText([
      'Custom Software Development',
      'Smart E-Commerce & Digital Presence',
      'Digital Transformation & Innovation',
      'Cloud-Based Business Solutions',
    ])
    await expect(offers.getByRole('listitem')).toHaveCount(4)
    // One read on after the other: each begins on the line on which the one before it ends, or on the next one.
    const apart = await names.evaluateAll((all) =>
      all.slice(1).map((name) => {
        const before = name.parentElement?.previousElementSibling?.getClientRects() ?? []
        const last = [...before].at(-1)?.top ?? 0
        return (
          ((name.getClientRects()[0]?.top ?? 0) - last) /
          Number.parseFloat(getComputedStyle(name).fontSize)
        )
      }),
    )
    expect(Math.max(...apart)).toBeLessThan(2)
    const { words, word, statement } = await boxesOf(about, {
      words: '.offerings',
      word: '.river-word',
      statement: '.statement',
    })
    expect(words.left).toBe(statement.left)
    expect(words.top).toBeGreaterThan(statement.bottom)
    if (width >= 768) expect(words.right).toBeLessThanOrEqual(word.left)
    const sizes = await Promise.all(
      [names.first(), about.locator('.lead')].map((it) =>
        it.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
      ),
    )
    expect(sizes[0]).toBeLessThan(sizes[1] ?? 0)
  })
}
