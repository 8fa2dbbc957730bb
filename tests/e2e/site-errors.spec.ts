/** Pages that can't be shown: what is asked wrongly, what fails, and scripts that never arrive. */
import type { Page } from '@playwright/test'
import { checkAccessibility, expect, hydrated, test } from './fixtures.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })

test.describe('what the server refuses', () => {
  test.use({ expectedMessages: [/status of 40[05]|could not be decoded/] })

  for (const width of [390, 1280]) {
    test(`an address that cannot be read is a 400, at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const response = await page.goto('/%ff%zz')
      expect(response?.status()).toBe(400)
      await hydrated(page)
      await expect(heading(page)).toHaveText('That request made no sense to us')
      await expect(page).toHaveTitle('Something went wrong · Darya Studio')
      await checkAccessibility(page)
      await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
      await expect(heading(page)).toHaveText('Be the market Leader in your industry')
    })
  }

  test('a form for a page without one is a 405', async ({ page }) => {
    await page.goto('/privacy')
    const [response] = await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'POST'),
      page.evaluate(() => {
        const form = Object.assign(document.createElement('form'), {
          method: 'post',
          action: '/about',
        })
        document.body.append(form)
        form.submit()
      }),
    ])
    expect(response.status()).toBe(405)
    expect(response.headers()['allow']).toBe('GET, HEAD')
    await expect(heading(page)).toHaveText('This page takes no form')
    await hydrated(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await checkAccessibility(page)
  })
})

test.describe('what a call answers', () => {
  test.use({ expectedMessages: [/Failed to load resource/] })

  for (const [status, title, again] of [
    [400, 'That request made no sense to us', false],
    [403, 'This door is closed', false],
    [404, 'The current doesn’t run here', false],
    [405, 'This page takes no form', false],
    [429, 'That was a lot at once', true],
    [500, 'Something went wrong', true],
    [503, 'We are out for a moment', true],
  ] as const) {
    test(`${status} is explained`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto('/about')
      await hydrated(page)
      await page.getByRole('button', { name: 'Services' }).click()
      await page.getByRole('link', { name: 'Web Development', exact: true }).click()
      const link = page.locator('.service-card a').first()
      const name = (await link.textContent()) ?? ''
      await page.route(/\/api\/v1\/services\/[\w-]{36}$/, (route) =>
        route.fulfill({ status, json: { success: false, message: 'No' } }),
      )
      await link.click()
      await expect(heading(page)).toHaveText(title)
      await expect(page.getByAltText('Page not found')).toHaveCount(status === 404 ? 1 : 0)
      await checkAccessibility(page)
      const retry = page.getByRole('link', { name: 'Try again' })
      await expect(retry).toHaveCount(again ? 1 : 0)
      if (again) {
        await retry.click()
        await expect(heading(page)).toHaveText(name)
      } else {
        await page.goBack()
        await expect(heading(page)).toHaveText('Web Development')
      }
    })
  }
})

test.describe('where the script of a page cannot be had', () => {
  test.use({ expectedMessages: [/Failed to (load resource|fetch dynamically imported module)/] })

  const script = '**/assets/contact.page-*.js'
  const watchDocuments = (page: Page) => {
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
    })
    return documents
  }

  test('from the beginning, the page works as it does without script', async ({ page }) => {
    await page.route(script, (route) => route.abort())
    const documents = watchDocuments(page)
    await page.goto('/contact')
    await expect(heading(page)).toHaveText('Get in touch!')
    await page.getByLabel('Full name').fill('Amina Test')
    await page.getByLabel('Phone').fill('03001234567')
    await page.getByLabel('E-mail').fill('amina@example.com')
    await page.getByLabel('Address').fill('Lahore')
    await page.getByLabel('Message').fill('We need a new web site by spring.')
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(page.getByRole('status')).toHaveText('Form submitted successfully!')
    await menuLink(page, 'About').click()
    await hydrated(page)
    await expect(heading(page)).toHaveText('About')
    expect(documents).toEqual(['/contact', '/contact', '/contact', '/about'])
  })

  test('on the way to it, the page is fetched whole, once', async ({ page }) => {
    await page.goto('/about')
    await hydrated(page)
    await page.route(script, (route) => route.abort())
    const documents = watchDocuments(page)
    await menuLink(page, 'Contact').click()
    await expect(heading(page)).toHaveText('Get in touch!')
    await page.waitForLoadState('networkidle')
    expect(documents).toEqual(['/contact'])
    await page.unroute(script)
    await page.reload()
    await hydrated(page)
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(page.getByRole('alert')).toBeVisible()
  })

  test('on the way back to it, too', async ({ page }) => {
    await page.goto('/about')
    await hydrated(page)
    await menuLink(page, 'Contact').click()
    await expect(heading(page)).toHaveText('Get in touch!')
    await menuLink(page, 'About').click()
    await expect(heading(page)).toHaveText('About')
    await page.reload()
    await hydrated(page)
    await page.route(script, (route) => route.abort())
    const documents = watchDocuments(page)
    await page.goBack()
    await expect(heading(page)).toHaveText('Get in touch!')
    await page.waitForLoadState('networkidle')
    expect(documents).toEqual(['/contact'])
    await menuLink(page, 'About').click()
    await expect(heading(page)).toHaveText('About')
  })
})
