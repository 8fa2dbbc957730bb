/** Where a page is read from: its beginning, a part of it, or where the visitor was. */
import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'

const depth = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Goes down the page, and lets it take note of that. */
async function goDown(page: Page, top: number) {
  await page.evaluate(async (pixels) => {
    const noted = new Promise((resolve) => {
      addEventListener('scroll', resolve, { once: true })
    })
    void window.scrollTo({ top: pixels, behavior: 'instant' })
    await noted
  }, top)
  expect(await depth(page)).toBe(top)
}

/** Without scrolling to it first, as the focus would. */
const follow = (link: Locator) => link.evaluate((anchor: HTMLAnchorElement) => anchor.click())

async function open(page: Page, link: string, heading: string) {
  await follow(page.getByRole('link', { name: link }).first())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect.poll(() => depth(page)).toBe(0)
}

test.describe('who skips to the content', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await hydrated(page)
    await goDown(page, 900)
    await open(page, 'Contact', 'Get in touch!')
  })

  const skip = async (page: Page) => {
    await follow(page.getByRole('link', { name: 'Skip to content' }))
    await expect(page).toHaveURL('/contact#content')
    await expect(page.locator('#content')).toBeFocused()
  }
  test('is where the browser leads without script', async ({ page, browser, baseURL }) => {
    const plain = await browser.newPage({ javaScriptEnabled: false, reducedMotion: 'reduce' })
    await plain.goto(`${baseURL}/contact#content`)
    const beginning = (of: Page) => of.locator('#content').boundingBox()
    await skip(page)
    // Whatever the page does about it is done by then.
    await page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done))))
    expect((await beginning(page))?.y).toBe((await beginning(plain))?.y)
    await plain.close()
  })

  test('is back where they were after it, on each page', async ({ page }) => {
    await goDown(page, 200)
    await skip(page)
    await goDown(page, 500)
    await page.goBack()
    await expect.poll(() => depth(page)).toBe(200)
    await page.goForward()
    await expect.poll(() => depth(page)).toBe(500)
    await page.goBack()
    await page.goBack()
    await expect.poll(() => depth(page)).toBe(900)
  })
})

test('who goes back after a reload is where they were', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/about')
  await hydrated(page)
  await goDown(page, 700)
  await open(page, 'Services', 'Our Services')
  await goDown(page, 400)
  await open(page, 'Contact', 'Get in touch!')
  await page.reload()
  await hydrated(page)
  await page.goBack()
  await expect(page).toHaveURL('/services')
  await expect.poll(() => depth(page)).toBe(400)
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect.poll(() => depth(page)).toBe(700)
})

test.describe('a page begins at its top', () => {
  /** Follows a link from some way down. @returns the depths that were on show from then on */
  async function watchTheWay(page: Page, link: string) {
    await page.locator(link).evaluate((anchor: HTMLAnchorElement) => {
      void window.scrollTo({ top: 600, behavior: 'instant' })
      const passed: number[] = []
      Object.assign(window, { passed })
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          addEventListener('scroll', () => passed.push(scrollY))
          anchor.click()
        }),
      )
    })
    await expect(page).toHaveURL(/details|detail\//)
    await expect.poll(() => depth(page)).toBe(0)
    // That it has scrolled is told with the next frame.
    return page.evaluate(
      () =>
        new Promise<number[]>((done) => {
          requestAnimationFrame(() => done((window as unknown as { passed: number[] }).passed))
        }),
    )
  }

  test('to which it scrolls, as from the work of a service', async ({ page }) => {
    const { services } = await (await page.request.get('/api/v1/services')).json()
    const service = services.find(({ name }: { name: string }) => name === 'Web Applications')
    // A machine that is busy elsewhere may paint no frame between the first and the last.
    await expect(async () => {
      await page.goto(`/services/service-detail/${service._id}`)
      await hydrated(page)
      const passed = await watchTheWay(page, '.service-made .arrow-link')
      expect(passed.filter((top) => top > 0)).not.toEqual([])
    }).toPass()
  })

  test('at once where a picture turns into its own, as from a service in the list', {
    tag: '@browser',
  }, async ({ page }) => {
    const { data } = await (await page.request.get('/api/v1/category')).json()
    await page.goto(`/services/sub-services/${data[0]._id}`)
    await hydrated(page)
    const passed = await watchTheWay(page, '.service-list li:first-child h3 a')
    expect(passed).toEqual([0])
  })
})
