/** The forms of the public site, with script and without. */
import type { Page, Request } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'

type Typed = Partial<Record<'Full name' | 'Phone' | 'E-mail' | 'Address' | 'Message', string>>

const valid: Typed = {
  'Full name': 'Amina Test',
  Phone: '03001234567',
  'E-mail': 'amina@example.com',
  Address: 'Lahore',
  Message: 'We need a new web site by spring.',
}

async function fillIn(page: Page, typed: Typed) {
  for (const [label, text] of Object.entries({ ...valid, ...typed })) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
}

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

const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click()

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
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/v1/contact/create', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/contact')
    await hydrated(page)
    await fillIn(page, {})
    await submit(page)
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible()
    release()
    await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeVisible()
  })

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
      await expect(page.getByRole('alert')).toHaveText(
        'An error occurred while submitting the form.',
      )
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
      await expect(page.getByRole('alert')).toHaveText(
        'An error occurred while submitting the form.',
      )
      await letTimePass(page)
      expect(posts).toHaveLength(1)
    })
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

    test('does nothing with an empty field', async ({ page }) => {
      await page.goto('/privacy')
      await subscribe(page, ' ')
      await expect(page).toHaveURL('/newsletter')
      await expect(page.getByRole('status')).toHaveCount(0)
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  })
})
