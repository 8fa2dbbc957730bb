/** The forms of the public site, with script and without. */
import type { Page } from '@playwright/test'
import { fillIn, holdSending, submit, type Typed, valid } from './contact-form.ts'
import { expect, hydrated, test } from './fixtures.ts'

/** The checks in their order, each with what breaks it alone. */
const refused: { typed: Typed; field: string; message: string }[] = [
  {
    typed: { 'Full name': 'Al', Message: 'short', Phone: '1' },
    field: 'Full name',
    message: 'Name field cannot be shorter then 3 characters',
  },
  {
    typed: { Message: 'short', Phone: '1' },
    field: 'Message',
    message: 'Please write proper query message',
  },
  {
    typed: { Phone: '0300123456' },
    field: 'Phone',
    message: 'Please enter a valid Pakistani phone number.',
  },
  {
    typed: { Phone: '+9230012345678' },
    field: 'Phone',
    message: 'Please enter a valid Pakistani phone number.',
  },
  { typed: { 'E-mail': 'a@b' }, field: 'E-mail', message: 'Please enter a valid email address' },
  { typed: { Address: '' }, field: 'Address', message: 'Please enter your address' },
  // Blanks are no text, whatever the browser's own check of a required field says.
  {
    typed: { 'Full name': '   ' },
    field: 'Full name',
    message: 'Name field cannot be shorter then 3 characters',
  },
  {
    typed: { Message: '            ' },
    field: 'Message',
    message: 'Please write proper query message',
  },
  {
    typed: { Phone: '   ' },
    field: 'Phone',
    message: 'Please enter a valid Pakistani phone number.',
  },
  { typed: { 'E-mail': '  ' }, field: 'E-mail', message: 'Please enter a valid email address' },
  { typed: { Address: '   ' }, field: 'Address', message: 'Please enter your address' },
]

test.describe('with script', () => {
  test('each check is told in its words and its order, and nothing is sent', async ({ page }) => {
    test.slow()
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url())
    })
    await page.goto('/contact')
    await hydrated(page)
    for (const { typed, field, message } of refused) {
      await test.step(JSON.stringify(typed), async () => {
        await fillIn(page, typed)
        await submit(page)
        await expect(page.getByRole('alert')).toHaveText([message])
        await expect(page.getByLabel(field, { exact: true })).toHaveAccessibleDescription(message)
        await expect(page.getByLabel(field, { exact: true })).toBeFocused()
        await page.getByRole('button', { name: 'Dismiss' }).click()
        await expect(page.getByRole('alert')).toHaveCount(0)
      })
    }
    expect(posts).toEqual([])
  })

  test('both forms of a Pakistani number are taken', async ({ page }) => {
    await page.goto('/contact')
    await hydrated(page)
    for (const Phone of ['03001234567', '+923001234567']) {
      await fillIn(page, { Phone })
      await submit(page)
      await expect(page.getByRole('status')).toHaveText('Form submitted successfully!')
      await page.getByRole('button', { name: 'Dismiss' }).click()
      await expect(page.getByRole('status')).toHaveCount(0)
    }
  })

  test('a message is sent, and the form is empty again', async ({ page }) => {
    await page.goto('/contact')
    await hydrated(page)
    await fillIn(page, {})
    await submit(page)
    await expect(page.getByRole('status')).toHaveText('Form submitted successfully!')
    for (const label of Object.keys(valid))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
  })

  test('while it is sent the button says so', async ({ page }) => {
    const release = await holdSending(page)
    await page.goto('/contact')
    await hydrated(page)
    await fillIn(page, {})
    await submit(page)
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible()
    release()
    await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeVisible()
  })

  test.describe('what fails', () => {
    test.use({ expectedMessages: [/Failed to load resource/] })

    const failures = [
      [{ status: 500, json: { success: false } }, 'Failed to submit the form.'],
      [{ json: { success: false } }, 'Failed to submit the form.'],
      [{ body: '<p>A page</p>' }, 'An error occurred while submitting the form.'],
      [undefined, 'An error occurred while submitting the form.'],
    ] as const
    test('is said, and keeps what was typed', async ({ page }) => {
      let answer: (typeof failures)[number][0]
      await page.route('**/api/v1/contact/create', (route) =>
        answer ? route.fulfill(answer) : route.abort('timedout'),
      )
      await page.goto('/contact')
      await hydrated(page)
      await fillIn(page, {})
      for (const [next, message] of failures) {
        answer = next
        await submit(page)
        await expect(page.getByRole('alert')).toHaveText(message)
        await expect(page.getByLabel('Message')).toHaveValue(valid.Message ?? '')
        await page.getByRole('button', { name: 'Dismiss' }).click()
        await expect(page.getByRole('alert')).toHaveCount(0)
      }
    })

    test('is said of the newsletter in the words of the server, or ours', async ({ page }) => {
      const cases = [
        [{ status: 500, json: { success: false, message: 'We are out' } }, 'We are out'],
        [{ json: { success: false, message: 'Not today' } }, 'Not today'],
        [{ status: 500, json: { success: false } }, 'Something went wrong'],
        [{ body: '<p>A page</p>' }, 'Something went wrong'],
        [undefined, 'Something went wrong'],
      ] as const
      let answer: (typeof cases)[number][0]
      await page.route('**/api/v1/newsletter/create', (route) =>
        answer ? route.fulfill(answer) : route.abort('timedout'),
      )
      await page.goto('/privacy')
      await hydrated(page)
      await page.getByLabel('Newsletter').fill('reader@example.com')
      for (const [next, message] of cases) {
        answer = next
        await page.getByRole('button', { name: 'Subscribe' }).click()
        await expect(page.getByRole('alert')).toHaveText(message)
        await expect(page.getByLabel('Newsletter')).toHaveValue('reader@example.com')
        await page.getByRole('button', { name: 'Dismiss' }).click()
        await expect(page.getByRole('alert')).toHaveCount(0)
      }
    })
  })

  test('what was typed before the script arrived stays', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/contact', { waitUntil: 'commit' })
    await page.getByLabel('Full name').fill('Typed early')
    release()
    await hydrated(page)
    await expect(page.getByLabel('Full name')).toHaveValue('Typed early')
  })

  test('the newsletter takes an address, and an empty one does nothing', async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(new URL(request.url()).pathname)
    })
    await page.goto('/privacy')
    await hydrated(page)
    const field = page.getByLabel('Newsletter')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await field.fill('reader@example.com')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('status')).toHaveText(/confirm/)
    await expect(field).toHaveValue('')
    expect(calls).toEqual(['/api/v1/newsletter/create'])
  })

  test.describe('what the newsletter refuses', () => {
    test.use({ expectedMessages: [/422/] })

    test('is said in the words of the server', async ({ page }) => {
      await page.goto('/privacy')
      await hydrated(page)
      await page.getByLabel('Newsletter').fill('reader@')
      await page.getByRole('button', { name: 'Subscribe' }).click()
      await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address')
      const field = page.getByLabel('Newsletter')
      await expect(field).toHaveValue('reader@')
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription('Please enter a valid email address')
      await field.fill('reader@example.com')
      await page.getByRole('button', { name: 'Subscribe' }).click()
      await expect(page.getByRole('status')).toHaveText(/confirm/)
      await expect(field).not.toHaveAttribute('aria-invalid')
    })

    test('without script is gone once it was put right', async ({ page }) => {
      await page.goto('/newsletter')
      await hydrated(page)
      const field = page.getByLabel('Newsletter')
      await field.fill('reader@')
      await page.locator('.newsletter-form').evaluate((form: HTMLFormElement) => form.submit())
      await expect(field).toHaveAccessibleDescription('Please enter a valid email address')
      await hydrated(page)
      await field.fill('reader@example.com')
      await page.getByRole('button', { name: 'Subscribe' }).click()
      await expect(page.getByRole('status')).toHaveText(/confirm/)
      await expect(field).toHaveValue('')
    })
  })

  test('Send message leads to the form', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    await page.goto('/contact')
    await page.getByRole('link', { name: 'Send message' }).click()
    await expect(page.getByLabel('Full name')).toBeInViewport()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedMessages: [/422/] })

  test('refused with the texts beside the fields, everything typed kept', async ({ page }) => {
    await page.goto('/contact')
    await fillIn(page, { 'Full name': 'Al', Phone: '12345' })
    const [response] = await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'POST'),
      submit(page),
    ])
    expect(response.status()).toBe(422)
    await expect(page.getByLabel('Full name')).toHaveAccessibleDescription(
      'Name field cannot be shorter then 3 characters',
    )
    await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(
      'Please enter a valid Pakistani phone number.',
    )
    await expect(page.getByLabel('Phone')).toHaveValue('12345')
    await expect(page.getByLabel('Message')).toHaveValue(valid.Message ?? '')
  })

  test('sent, and the page says so at an address that sends nothing again', async ({ page }) => {
    await page.goto('/contact')
    await fillIn(page, {})
    await submit(page)
    await expect(page).toHaveURL('/contact?sent=1#form')
    await expect(page.getByRole('status')).toHaveText('Form submitted successfully!')
    await expect(page.getByLabel('Full name')).toHaveValue('')
  })

  test.describe('the newsletter', () => {
    const subscribe = async (page: Page, address: string) => {
      await page.getByLabel('Newsletter').fill(address)
      await page.getByRole('button', { name: 'Subscribe' }).click()
    }

    test('takes an address', async ({ page }) => {
      await page.goto('/privacy')
      await subscribe(page, 'reader@example.com')
      await expect(page).toHaveURL('/newsletter?sent=1')
      await expect(page.getByRole('status')).toHaveText(/confirm/)
    })

    test('gives back what it refuses, with the words of the server', async ({ page }) => {
      await page.goto('/privacy')
      await subscribe(page, 'reader@')
      await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address')
      await expect(page.getByLabel('Newsletter')).toHaveValue('reader@')
      await subscribe(page, 'reader@example.com')
      await expect(page.getByRole('status')).toHaveText(/confirm/)
    })

    test('has one form on its page, however the address is written', async ({ page }) => {
      for (const path of ['/newsletter', '/newsletter/', '/Newsletter']) {
        await page.goto(path)
        await expect(page.locator('.newsletter-form'), path).toHaveCount(1)
      }
    })

    test('does nothing with an empty field', async ({ page }) => {
      await page.goto('/privacy')
      await subscribe(page, ' ')
      await expect(page).toHaveURL('/newsletter')
      await expect(page.getByRole('status')).toHaveCount(0)
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  })
})
