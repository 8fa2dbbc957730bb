/** The catalogue, quotations, and the row of other products. */
import type { Page } from '@playwright/test'
import { checkAccessibility, expect, hydrated, signIn, test } from './fixtures.ts'

const catalogue = (page: Page) => page.getByRole('region', { name: 'Get our catalogue' })
const quotation = (page: Page) => page.getByRole('region', { name: 'Request a quotation' })

type Product = { _id: string; slug: string; name: string }

async function products(page: Page): Promise<[Product, Product]> {
  const { portfolios } = await (await page.request.get('/api/v1/product')).json()
  return portfolios
}

async function openProduct(page: Page): Promise<Product> {
  const [product] = await products(page)
  await page.goto(`/product-details?id=${product.slug}`)
  return product
}

const ask = (form: ReturnType<typeof catalogue>) => form.getByRole('button').click()

for (const javaScriptEnabled of [true, false]) {
  for (const width of [390, 1280]) {
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} script at ${width} pixels`, () => {
      test.use({ javaScriptEnabled, viewport: { width, height: 800 } })

      test('an address opens the catalogue', async ({ page }) => {
        await page.goto('/products')
        if (javaScriptEnabled) await hydrated(page)
        await expect(page.getByRole('link', { name: /catalogue/ })).toHaveCount(0)
        await catalogue(page).getByLabel('E-mail').fill('buyer@example.com')
        await ask(catalogue(page))
        await expect(page.getByRole('status')).toHaveText('Thank you! Your catalogue is ready.')
        await expect(catalogue(page).getByLabel('E-mail')).toHaveValue('')
        const link = catalogue(page).getByRole('link', { name: 'Open the catalogue (PDF)' })
        await expect(link).toHaveAttribute('href', '/catalogue.pdf')
        const file = await page.request.get('/catalogue.pdf')
        expect(file.headers()['content-type']).toContain('application/pdf')
      })

      test('a quotation is asked for', async ({ page }) => {
        await openProduct(page)
        if (javaScriptEnabled) await hydrated(page)
        await quotation(page).getByLabel('E-mail').fill('buyer@example.com')
        await quotation(page).getByLabel('Message').fill('For four branches.')
        await ask(quotation(page))
        await expect(page.getByRole('status')).toHaveText(
          'Thank you! We will send you a quotation.',
        )
        await expect(quotation(page).getByLabel('Message')).toHaveValue('')
      })

      test('Contact Us leads from a product to the contact page', async ({ page }) => {
        await openProduct(page)
        await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click()
        await expect(page).toHaveURL('/contact')
      })
    })
  }
}

test.describe('with script', () => {
  test('a request for a quotation names its product to staff', async ({ page }) => {
    const email = `quotation-${Date.now()}@example.com`
    const { _id } = await openProduct(page)
    await hydrated(page)
    await quotation(page).getByLabel('E-mail').fill(email)
    await quotation(page).getByLabel('Message').fill('For four branches.')
    await ask(quotation(page))
    await expect(page.getByRole('status')).toHaveText('Thank you! We will send you a quotation.')

    await signIn(page)
    const stored = await page.evaluate(async (search) => {
      const headers = { Authorization: `Bearer ${localStorage.getItem('DS_Token')}` }
      const answer = await fetch(`/api/v1/contact?search=${search}`, { headers })
      return (await answer.json()).data
    }, email)
    expect(stored).toMatchObject([
      { email, kind: 'quotation', productId: _id, message: 'For four branches.' },
    ])
  })

  test('an address that is none is refused before it is sent', async ({ page }) => {
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url())
    })
    await page.goto('/products')
    await hydrated(page)
    const field = catalogue(page).getByLabel('E-mail')
    await field.fill('buyer@')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address')
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription('Please enter a valid email address')
    await expect(field).toHaveValue('buyer@')
    await checkAccessibility(page)
    expect(posts).toEqual([])
  })

  test.describe('what fails', () => {
    test.use({ expectedMessages: [/Failed to load resource/] })

    const failures = [
      {
        name: 'the server’s words',
        answer: { status: 500, json: { success: false, message: 'We are out' } },
        message: 'We are out',
      },
      {
        name: 'its words where the status is no failure',
        answer: { json: { success: false, message: 'Not today' } },
        message: 'Not today',
      },
      {
        name: 'that something went wrong where the answer is none',
        answer: { body: '<html>' },
        message: 'Something went wrong',
      },
      {
        name: 'that something went wrong where nothing answers',
        answer: undefined,
        message: 'Something went wrong',
      },
    ]
    for (const { name, answer, message } of failures) {
      test(`says ${name}, and keeps everything`, async ({ page }) => {
        await page.route('**/api/v1/potentialCustomer/create', (route) =>
          answer ? route.fulfill(answer) : route.abort(),
        )
        await openProduct(page)
        await hydrated(page)
        await quotation(page).getByLabel('E-mail').fill('buyer@example.com')
        await quotation(page).getByLabel('Message').fill('For four branches.')
        await ask(quotation(page))
        await expect(page.getByRole('alert')).toHaveText(message)
        await expect(quotation(page).getByLabel('E-mail')).toHaveValue('buyer@example.com')
        await expect(quotation(page).getByLabel('Message')).toHaveValue('For four branches.')
      })
    }
  })

  test('the row of other products moves by its arrows and by keyboard, and opens one', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const product = await openProduct(page)
    await hydrated(page)
    const row = page.getByRole('list', { name: 'Our Products' })
    await expect(row.getByRole('heading', { name: product.name, exact: true })).toHaveCount(0)
    const offset = () => row.evaluate((element) => element.scrollLeft)
    await page.getByRole('button', { name: 'Scroll right' }).click()
    await expect.poll(offset).toBeGreaterThan(20)
    await page.getByRole('button', { name: 'Scroll left' }).click()
    await expect.poll(offset).toBe(0)
    const [, second] = await products(page)
    await row.getByRole('link').first().focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.name)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(quotation(page).getByLabel('E-mail')).toHaveValue('')
  })
})

test.describe('where the other products', () => {
  const call = '**/api/v1/product?*'
  const others = (page: Page) => page.getByRole('region', { name: 'Our Products' })
  const openHandedOver = async (page: Page) => {
    const [{ name }] = await products(page)
    await page.goto('/products')
    await hydrated(page)
    await page.getByRole('link', { name: `View More of ${name}` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  }

  test('are slow, the product is shown before they are here', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(call, async (route) => {
      await held
      await route.continue()
    })
    await openHandedOver(page)
    await expect(others(page).locator('[data-skeleton]').first()).toBeAttached()
    await expect(page).toHaveTitle(/^Golak Till/)
    release()
    await expect(others(page).getByRole('list', { name: 'Our Products' })).toBeVisible()
  })

  test.describe('cannot be had', () => {
    test.use({ expectedMessages: [/Failed to (fetch|load resource)|HTTP error! Status: 500/] })

    for (const [how, answer] of [
      ['500', { status: 500, json: { success: false } }],
      ['no success', { json: { success: false } }],
      ['no list', { json: { success: true } }],
      ['garbage', { body: '<p>A page</p>' }],
      ['nothing', undefined],
    ] as const) {
      test(`(${how}), it is said, and another try brings them`, async ({ page }) => {
        await page.route(call, (route) =>
          answer ? route.fulfill(answer) : route.abort('timedout'),
        )
        await openHandedOver(page)
        await expect(others(page).getByAltText('No data')).toBeVisible()
        await expect(others(page)).toContainText('This list could not be fetched just now.')
        await page.unroute(call)
        await others(page).getByRole('button', { name: 'Try again' }).click()
        await expect(others(page).getByRole('list', { name: 'Our Products' })).toBeVisible()
      })
    }
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedMessages: [/422/] })

  test('a refused form comes back with its text and everything typed', async ({ page }) => {
    const { name } = await openProduct(page)
    await quotation(page).getByLabel('E-mail').fill('buyer@example')
    await quotation(page).getByLabel('Message').fill('For four branches.')
    const [response] = await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'POST'),
      ask(quotation(page)),
    ])
    expect(response.status()).toBe(422)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    const field = quotation(page).getByLabel('E-mail')
    await expect(field).toHaveAccessibleDescription('Please enter a valid email address')
    await expect(field).toHaveValue('buyer@example')
    await expect(quotation(page).getByLabel('Message')).toHaveValue('For four branches.')
    await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address')
    await page.getByRole('alert').getByRole('link').click()
    await page.keyboard.press('End')
    await page.keyboard.type('.com')
    await expect(field).toHaveValue('buyer@example.com')
  })
})

for (const width of [390, 1280]) {
  test(`a product is accessible at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openProduct(page)
    await hydrated(page)
    await checkAccessibility(page)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })
}
