/** The name of a project or product, which is the loudest on its page. */
import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'

/** How large the name is in parts of the window's width, and its words that stand on more than one line or over the edge. */
const nameOn = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((name) => {
    const text = name.firstChild as Text
    const broken = [...text.data.matchAll(/\S+/g)]
      .map(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return { word, lines: [...range.getClientRects()] }
      })
      .filter(
        ({ lines }) => lines.length !== 1 || lines.some(({ right }) => right > innerWidth - 16),
      )
      .map(({ word }) => word)
    return { size: Number.parseFloat(getComputedStyle(name).fontSize) / innerWidth, broken }
  })

for (const address of [
  '/project-details?id=tilla-and-sole',
  '/project-details?id=radio-chaubara',
  '/product-details?id=golak-till',
]) {
  test(`on a telephone the name of ${address} fills its line, and no word of it is broken`, async ({
    page,
  }) => {
    for (const width of [320, 767]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(address)
      await hydrated(page)
      await expect(page.locator('html[data-faces]')).toBeAttached()
      const { size, broken } = await nameOn(page)
      expect(size).toBeCloseTo(0.17, 2)
      expect(broken, `at ${width} pixels`).toEqual([])
    }
  })
}

test('a name with a word too long for that is set smaller', async ({ page }) => {
  await page.route('**/api/v1/project/tilla-and-sole', async (route) => {
    const { portfolio, ...rest } = await (await route.fetch()).json()
    const longer = { ...portfolio, name: 'Transformations' }
    await route.fulfill({ json: { ...rest, portfolio: longer } })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  await hydrated(page)
  await page.evaluate(() => {
    history.pushState({}, '', '/project-details?id=tilla-and-sole')
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Transformations' })).toBeVisible()
  expect((await nameOn(page)).size).toBeLessThan(0.14)
})
