/** What becomes of forms, and of addresses nobody can read, on a server that lacks its database or goes unheard. */
import type { Page } from '@playwright/test'
import { owner } from '#tests/owner.ts'
import { expect, test } from './fixtures.ts'
import { type CutProduct, startProductWithCut } from './product-with-cut.ts'

let product: CutProduct

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(120_000)
  product = await startProductWithCut()
})
test.afterAll(() => product.stop())
test.afterEach(() => product.giveDatabaseBack())
test.use({ expectedMessages: [/Failed to load resource/] })

type Form = {
  path: string
  /** Name of the region in which the form stands. */
  region: string
  button: string
  typed: Record<string, string>
  /** What is said with script where the server answers that it is away. */
  said: RegExp
}

const away = /unavailable for a moment/

async function forms(page: Page): Promise<Form[]> {
  const read = async (path: string) => (await page.request.get(`${product.origin}${path}`)).json()
  const [job] = (await read('/api/v1/job')).data
  const [{ slug }] = (await read('/api/v1/product')).portfolios
  return [
    {
      path: '/contact',
      region: 'Query form',
      button: 'Submit',
      typed: {
        'Full name': 'Amina Test',
        Phone: '03001234567',
        'E-mail': 'amina@example.com',
        Address: 'Lahore',
        Message: 'We need a new web site by spring.',
      },
      said: /Failed to submit the form\./,
    },
    {
      path: `/career/form/${job._id}`,
      region: 'Application form',
      button: 'Submit application',
      typed: {
        'First name': 'Amina',
        'Last name': 'Test',
        'E-mail': 'amina@example.com',
        'Phone number': '03001234567',
        City: 'Lahore',
      },
      said: away,
    },
    {
      path: '/products',
      region: 'Get our catalogue',
      button: 'Get our catalogue',
      typed: { 'E-mail': 'amina@example.com' },
      said: away,
    },
    {
      path: `/product-details?id=${slug}`,
      region: 'Request a quotation',
      button: 'Request a quotation',
      typed: { 'E-mail': 'amina@example.com', Message: 'For four branches.' },
      said: away,
    },
  ]
}

const resume = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }

async function fillIn(page: Page, { path, region, typed }: Form) {
  await page.goto(product.origin + path)
  for (const [label, text] of Object.entries(typed)) {
    await page.getByRole('region', { name: region }).getByLabel(label).fill(text)
  }
  await chooseResume(page)
}

async function chooseResume(page: Page) {
  const file = page.locator('input[name=resume]')
  if ((await file.count()) > 0) await file.setInputFiles(resume)
}

async function expectTyped(page: Page, { region, typed }: Form) {
  for (const [label, text] of Object.entries(typed)) {
    await expect(page.getByRole('region', { name: region }).getByLabel(label)).toHaveValue(text)
  }
}

const send = (page: Page, { region, button }: Form) =>
  page.getByRole('region', { name: region }).getByRole('button', { name: button }).click()

const newsletter = (page: Page) => page.getByLabel('Newsletter')

test('an address that cannot be read is refused without a word on the console', async ({
  page,
}) => {
  for (const path of ['/%ff%zz', '/career/%ff', '/assets/%ff%zz']) {
    const response = await page.request.get(product.origin + path)
    expect(response.status(), path).toBe(400)
    expect(await response.text()).toContain('That request made no sense to us')
  }
  expect(product.complaints()).toBe('')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a form comes back with all that was typed, and is sent a little later', async ({
    page,
  }) => {
    test.slow()
    for (const form of await forms(page)) {
      await fillIn(page, form)
      product.takeDatabaseAway()
      const [response] = await Promise.all([
        page.waitForResponse((answer) => answer.request().method() === 'POST'),
        send(page, form),
      ])
      expect(response.status(), form.path).toBe(503)
      expect(response.headers()['retry-after']).toMatch(/^\d+$/)
      await expect(page.getByRole('alert')).toHaveText(away)
      await expectTyped(page, form)
      product.giveDatabaseBack()
      await chooseResume(page)
      await send(page, form)
      await expect(page.getByRole('status')).toBeVisible()
      await expect(page).toHaveURL(/sent=1/)
    }
  })

  test('so does the newsletter’s', async ({ page }) => {
    await page.goto(`${product.origin}/privacy`)
    await newsletter(page).fill('reader@example.com')
    product.takeDatabaseAway()
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('alert')).toHaveText(away)
    await expect(newsletter(page)).toHaveValue('reader@example.com')
    product.giveDatabaseBack()
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('status')).toHaveText(/confirm/)
  })

  test('what cannot be read says so, and when to try again', async ({ page }) => {
    product.takeDatabaseAway()
    const response = await page.goto(`${product.origin}/project-details?id=never-read-before`)
    expect(response?.status()).toBe(503)
    expect(response?.headers()['retry-after']).toMatch(/^\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We are out for a moment')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    product.giveDatabaseBack()
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByAltText('Page not found')).toBeVisible()
  })
})

test('with script a form says so, keeps everything, and sends itself once it can', async ({
  page,
}) => {
  test.slow()
  const posts: { path: string; key: string | undefined; status: number }[] = []
  page.on('response', (answer) => {
    const request = answer.request()
    if (request.method() !== 'POST') return
    const { pathname } = new URL(request.url())
    posts.push({
      path: pathname,
      key: request.headers()['idempotency-key'],
      status: answer.status(),
    })
  })
  for (const form of await forms(page)) {
    await fillIn(page, form)
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    product.takeDatabaseAway()
    await send(page, form)
    await expect(page.getByRole('alert')).toHaveText(form.said)
    await expectTyped(page, form)
    await expect(page.getByText(/it is sent again by itself/)).toBeVisible()
    product.giveDatabaseBack()
    await expect(page.getByRole('status')).toBeVisible()
    await expect(page.getByText(/it is sent again by itself/)).toBeHidden()
    const [first, ...again] = posts.splice(0)
    expect(first?.status, form.path).toBe(503)
    expect(first?.key).toBeTruthy()
    expect(again.at(-1)?.status).toBe(200)
    for (const { path, key } of again)
      expect({ path, key }).toEqual({ path: first?.path, key: first?.key })
  }

  // What was said of the last form goes away by itself.
  await expect(page.getByRole('alert')).toHaveCount(0)
  product.takeDatabaseAway()
  await newsletter(page).fill('reader@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('alert').filter({ hasText: away })).toBeVisible()
  await expect(newsletter(page)).toHaveValue('reader@example.com')
  product.giveDatabaseBack()
  await expect(page.getByRole('status').filter({ hasText: /confirm/ })).toBeVisible()
  expect(new Set(posts.map(({ key }) => key)).size).toBe(1)
})

test('a form whose answer was lost sends itself again, and is stored once', async ({ page }) => {
  const [form] = await forms(page)
  if (!form) throw new Error('There is no form')
  const statuses: number[] = []
  await page.route('**/api/v1/contact/create', async (route) => {
    const answer = await route.fetch()
    statuses.push(answer.status())
    // The first one is stored, and nobody hears of it.
    await (statuses.length === 1
      ? route.abort('connectionreset')
      : route.fulfill({ response: answer }))
  })
  const typed = { ...form.typed, 'E-mail': 'lost-answer@example.com' }
  await fillIn(page, { ...form, typed })
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await send(page, form)
  await expect(page.getByText(/it is sent again by itself/)).toBeVisible()
  await expect(page.getByRole('status')).toBeVisible()
  expect(statuses).toEqual([200, 200])

  const call = (method: string, path: string, options: object) =>
    page.request.fetch(`${product.origin}/api/v1${path}`, { method, ...options })
  const { token } = await (await call('POST', '/admin/login', { data: owner })).json()
  const headers = { authorization: `Bearer ${token}` }
  const listed = await call('GET', '/contact?search=lost-answer', { headers })
  expect((await listed.json()).pagination.total).toBe(1)
})
