/** What becomes of a text that is typed into a form while another is on its way. */
import type { Page, Request } from '@playwright/test'
import { fillIn, submit, valid } from './contact-form.ts'
import { expect, hydrated, test } from './fixtures.ts'

/** Collects the posts to `call` and keeps the first of them on its way. */
async function holdFirst(page: Page, call: string, posts: Request[]) {
  let end = (_outcome: 'continue' | 'abort') => {}
  const held = new Promise<'continue' | 'abort'>((resolve) => {
    end = resolve
  })
  await page.route(`**${call}`, async (route) => {
    const outcome = posts.push(route.request()) === 1 ? await held : 'continue'
    await route[outcome]()
  })
  return { release: () => end('continue'), fail: () => end('abort') }
}

/** A minute on the page's own clock, and what it posted then has been heard of. */
async function letTimePass(page: Page) {
  await page.clock.runFor(60_000)
  await page.evaluate(() => fetch('/healthz'))
}

test.describe('what is typed while a form is on its way', () => {
  test.use({ expectedMessages: [/Failed to load resource/] })

  const forms = [
    {
      address: '/contact',
      call: '/api/v1/contact/create',
      field: (page: Page) => page.getByLabel('Message'),
      fill: (page: Page) => fillIn(page, {}),
      send: submit,
      arrived: 'Form submitted successfully!',
      failed: 'An error occurred while submitting the form.',
      first: valid.Message ?? '',
      second: 'And a shop, come to think of it.',
    },
    {
      address: '/privacy',
      call: '/api/v1/newsletter/create',
      field: (page: Page) => page.getByLabel('Newsletter'),
      fill: (page: Page) => page.getByLabel('Newsletter').fill('wrong@example.com'),
      send: (page: Page) => page.getByRole('button', { name: 'Subscribe' }).click(),
      arrived: /confirm/,
      failed: 'Something went wrong',
      first: 'wrong@example.com',
      second: 'right@example.com',
    },
  ]

  for (const { address, call, field, fill, send, arrived, failed, first, second } of forms) {
    const text = (post: Request) => Object.values(post.postDataJSON())
    const typeMeanwhile = async (page: Page) => {
      const posts: Request[] = []
      const held = await holdFirst(page, call, posts)
      await page.goto(address)
      await hydrated(page)
      await fill(page)
      await send(page)
      await expect.poll(() => posts.length).toBe(1)
      await field(page).fill(second)
      return { posts, held }
    }

    test(`stays, and is a post of its own: ${call}`, async ({ page }) => {
      const { posts, held } = await typeMeanwhile(page)
      held.release()
      await expect(page.getByRole('status')).toHaveText(arrived)
      await expect(field(page)).toHaveValue(second)

      await page.getByRole('button', { name: 'Dismiss' }).click()
      await send(page)
      await expect(page.getByRole('status')).toHaveText(arrived)
      await expect(field(page)).toHaveValue('')
      expect(posts.map((post) => text(post))).toEqual([
        expect.arrayContaining([first]),
        expect.arrayContaining([second]),
      ])
      const [one, other] = posts.map((post) => post.headers()['idempotency-key'])
      expect(one).not.toBe(other)
    })

    test(`is all that is sent where the first did not arrive: ${call}`, async ({ page }) => {
      await page.clock.install()
      const { posts, held } = await typeMeanwhile(page)
      held.fail()
      await expect(page.getByRole('alert')).toHaveText(failed)
      await letTimePass(page)
      await expect(field(page)).toHaveValue(second)
      await send(page)
      await expect(page.getByRole('status')).toHaveText(arrived)
      expect(posts.map((post) => text(post))).toEqual([
        expect.arrayContaining([first]),
        expect.arrayContaining([second]),
      ])
    })
  }

  test('has its turn where it is sent before the answer to the first', async ({ page }) => {
    const posts: Request[] = []
    const held = await holdFirst(page, '/api/v1/newsletter/create', posts)
    await page.goto('/privacy')
    await hydrated(page)
    const field = page.getByLabel('Newsletter')
    for (const address of ['wrong@example.com', 'right@example.com']) {
      await field.fill(address)
      await page.getByRole('button', { name: 'Subscribe' }).click()
    }
    await expect(field).toHaveValue('right@example.com')
    held.release()
    await expect(field).toHaveValue('')
    expect(posts.map((post) => post.postDataJSON().subscriberEmail)).toEqual([
      'wrong@example.com',
      'right@example.com',
    ])
  })

  test('and taken back is the same text, under the same key', async ({ page }) => {
    const posts: Request[] = []
    const held = await holdFirst(page, '/api/v1/contact/create', posts)
    await page.goto('/contact')
    await hydrated(page)
    await fillIn(page, {})
    await submit(page)
    await expect.poll(() => posts.length).toBe(1)
    await page.getByLabel('Message').press('End')
    await page.keyboard.type('x')
    await page.keyboard.press('Backspace')
    held.fail()
    await expect(page.getByRole('alert')).toHaveText('An error occurred while submitting the form.')
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(page.getByRole('status')).toHaveText('Form submitted successfully!')
    await expect(page.getByLabel('Message')).toHaveValue('')
    const keys = posts.map((post) => post.headers()['idempotency-key'])
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })

  test('is left alone by what was wrong with the first', async ({ page }) => {
    let refuse = () => {}
    const held = new Promise<void>((resolve) => {
      refuse = resolve
    })
    const errors = [{ path: 'email', message: 'This address cannot be mailed' }]
    await page.route('**/api/v1/contact/create', async (route) => {
      await held
      await route.fulfill({ status: 422, json: { success: false, message: 'No', errors } })
    })
    await page.goto('/contact')
    await hydrated(page)
    await fillIn(page, { 'E-mail': 'wrong@example.com' })
    await submit(page)
    await page.getByLabel('E-mail', { exact: true }).fill('right@example.com')
    await page.getByLabel('Message').focus()
    refuse()
    await expect(page.getByRole('alert')).toHaveText('This address cannot be mailed')
    await expect(page.getByLabel('Message')).toBeFocused()
    await expect(page.getByLabel('E-mail', { exact: true })).not.toHaveAttribute('aria-invalid')
  })

  test('a form is not sent again once its page was left', async ({ page }) => {
    const posts: Request[] = []
    const held = await holdFirst(page, '/api/v1/contact/create', posts)
    await page.clock.install()
    await page.goto('/contact')
    await hydrated(page)
    await fillIn(page, {})
    await submit(page)
    await expect.poll(() => posts.length).toBe(1)
    await page.getByRole('link', { name: 'Projects' }).first().click()
    await expect(page).toHaveURL('/projects')
    await expect(page.getByRole('heading', { level: 1, name: 'Our Projects' })).toBeVisible()
    held.fail()
    await expect(page.getByRole('alert')).toHaveText('An error occurred while submitting the form.')
    await letTimePass(page)
    expect(posts).toHaveLength(1)
  })
})
