/** A document that the browser keeps as it is while another one is on show, and shows again on the way back. */
import { expect, hydrated, test } from './fixtures.ts'
import { hold } from './held-calls.ts'

// Playwright has the browser keep none.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
})

test('who came back to the site from elsewhere sees no page jump before it gives way to the one before', {
  tag: '@browser',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { data } = await (await page.request.get('/api/v1/category')).json()
  const [{ _id, name }] = data
  await page.goto(`/services/sub-services/${_id}`)
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { passed: [] }))
  await page.goto('/admin')
  // A document that was kept is not loaded again.
  await page.goBack({ waitUntil: 'commit' })
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(name)
  await page.evaluate(async () => {
    const noted = new Promise((resolve) => {
      addEventListener('scroll', resolve, { once: true })
    })
    void window.scrollTo({ top: 500, behavior: 'instant' })
    await noted
  })
  const contact = page.getByRole('link', { name: 'Contact', exact: true }).first()
  await contact.evaluate((link: HTMLAnchorElement) => link.click())
  await expect(heading).toHaveText('Get in touch!')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  // It tells of a scroll with the frame that follows.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  const passed = () => page.evaluate(() => (window as unknown as { passed: string[] }).passed)
  await page.evaluate(() =>
    addEventListener('scroll', () => {
      const { passed } = window as unknown as { passed: string[] }
      passed.push(document.querySelector('h1')?.textContent ?? '')
    }),
  )
  const list = '**/api/v1/services/category-id/*'
  const release = await hold(page, list)
  const asked = page.waitForRequest(list)
  await page.goBack({ waitUntil: 'commit' })
  await asked
  // Whatever the browser does about it is done by then.
  await page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done))))
  release()
  await expect(heading).toHaveText(name)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
  expect(new Set(await passed())).toEqual(new Set([name]))
})
