/** The office's screens at every width: none scrolls sideways; wide tables do so by themselves. */
import { expect, signIn, test } from './fixtures.ts'
import { layoutFaults, widths } from './layout-faults.ts'

test('every screen of the office fits every width', async ({ page }) => {
  test.setTimeout(300_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page)
  const links = page.getByRole('navigation', { name: 'Back office' }).getByRole('link')
  // Of those that are not for everyone the last is there once the rights are known.
  await expect(links.filter({ hasText: 'Settings' })).toBeVisible()
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(paths.length).toBeGreaterThan(10)
  // Led to by the account's menu, and by nothing at all.
  paths.push('/admin/account', '/admin/nowhere')
  const faults: string[] = []
  for (const path of paths) {
    await page.setViewportSize({ width: 1280, height: 844 })
    await page.goto(path ?? '')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      const found = await layoutFaults(page, 'main')
      faults.push(...found.map((fault) => `${path} at ${width}: ${fault}`))
    }
  }
  expect(faults).toEqual([])
})

test.describe('by finger', () => {
  test.use({ viewport: { width: 1280, height: 844 }, hasTouch: true, isMobile: true })

  test('the top bar has room for all its buttons, and for a thumb on each', async ({ page }) => {
    await signIn(page)
    await page.setViewportSize({ width: 390, height: 844 })
    const bar = page.getByRole('banner')
    await expect(bar.getByText('Welcome!')).toBeVisible()
    for (const name of ['Navigation', 'Commands', /^Use .* theme$/, 'Account']) {
      const box = await bar.getByRole('button', { name }).boundingBox()
      expect(box?.width).toBeGreaterThanOrEqual(44)
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390 - 8)
    }
  })
})
