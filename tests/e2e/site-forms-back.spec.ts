/** What was typed into a form is there again for a visitor who followed a link and comes back. */
import type { Page } from '@playwright/test'
import { fillIn, holdSending, submit, valid } from './contact-form.ts'
import { expect, hydrated, test } from './fixtures.ts'

async function expectTyped(page: Page, typed: Record<string, string>) {
  for (const [label, text] of Object.entries(typed)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
  }
}

const empty = Object.fromEntries(Object.keys(valid).map((label) => [label, '']))

async function open(page: Page, address: string) {
  await page.goto(address)
  await hydrated(page)
}

async function follow(page: Page, name: string) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
  await expect(page).toHaveURL(`/${name.toLowerCase()}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
}

/** The notice lies where a wide screen has its menu. */
async function hearOfArrival(page: Page) {
  await expect(page.getByRole('status')).toHaveText('Form submitted successfully!')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByRole('status')).toHaveCount(0)
}

async function fillInContact(page: Page) {
  await open(page, '/contact')
  await fillIn(page, {})
}

test('a message, until it is sent', async ({ page, context }) => {
  await fillInContact(page)
  await follow(page, 'About')
  await page.goBack()
  await expectTyped(page, valid)

  await page.getByLabel('Message').fill('We need a shop, too.')
  await open(page, '/privacy')
  await open(page, '/contact')
  await expectTyped(page, { ...valid, Message: 'We need a shop, too.' })

  const otherTab = await context.newPage()
  await open(otherTab, '/contact')
  await expectTyped(otherTab, empty)

  await submit(page)
  await hearOfArrival(page)
  await expectTyped(page, empty)
  await follow(page, 'About')
  await page.goBack()
  await hydrated(page)
  await expectTyped(page, empty)
})

test('and what was emptied stays empty', async ({ page }) => {
  await fillInContact(page)
  await page.getByLabel('Message').fill('')
  await follow(page, 'About')
  await page.goBack()
  await expectTyped(page, { ...valid, Message: '' })
})

test.describe('after a mistake that was told without script', () => {
  test.use({ expectedMessages: [/422/] })

  test('what was put right, in a field that Tab still reaches', async ({ page }) => {
    await open(page, '/contact')
    await fillIn(page, { Phone: '12345' })
    await page.locator('.query-form').evaluate((form: HTMLFormElement) => form.submit())
    await page.getByRole('link', { name: 'Please enter a valid Pakistani phone number.' }).click()
    await hydrated(page)
    const phone = page.getByLabel('Phone')
    await expect(phone).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(phone).toBeFocused()
    await phone.fill('03007654321')
    await follow(page, 'About')
    await page.goBack()
    await expectTyped(page, { ...valid, Phone: '03007654321' })
  })
})

test('an application, but for its file, and for no other position', async ({ page }) => {
  const { data } = await (await page.request.get('/api/v1/job')).json()
  const form = page.getByRole('region', { name: 'Application form' })
  await open(page, `/career/form/${data[0]._id}`)
  await form.getByLabel('First name').fill('Amina')
  await form.getByLabel('Postal code').fill('54000')
  const buffer = Buffer.from('%PDF-1.7')
  await page
    .locator('input[name=resume]')
    .setInputFiles({ name: 'my-life.pdf', mimeType: 'application/pdf', buffer })
  await expect(page.getByText('my-life.pdf')).toBeVisible()

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText(data[0].title).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lahore Job Openings')
  await page.goBack()
  await expect(form.getByLabel('First name')).toHaveValue('Amina')
  await expect(form.getByLabel('Postal code')).toHaveValue('54000')
  await expect(page.locator('#resume-hint')).toHaveText(/cannot keep the file/)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('my-life')

  await open(page, `/career/form/${data[1]._id}`)
  await expect(form.getByLabel('First name')).toHaveValue('')
})

test('a request for a quotation', async ({ page }) => {
  const { portfolios } = await (await page.request.get('/api/v1/product')).json()
  await open(page, `/product-details?id=${portfolios[0].slug}`)
  await page.getByLabel('Message').fill('For two shops, please.')
  await follow(page, 'Contact')
  await expect(page.getByLabel('Message')).toHaveValue('')
  await page.goBack()
  await expect(page.getByLabel('Message')).toHaveValue('For two shops, please.')
})

test.describe('of a message that arrives after its page was left', () => {
  async function leaveWhileSending(page: Page) {
    const release = await holdSending(page)
    await fillInContact(page)
    await submit(page)
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible()
    await follow(page, 'About')
    return release
  }
  const arrives = async (page: Page, release: () => void) => {
    release()
    await hearOfArrival(page)
  }

  test('nothing is left', async ({ page }) => {
    await arrives(page, await leaveWhileSending(page))
    await page.goBack()
    await expectTyped(page, empty)
  })

  test('nothing is left in the form that was opened again', async ({ page }) => {
    const release = await leaveWhileSending(page)
    await page.goBack()
    await expectTyped(page, valid)
    await arrives(page, release)
    await expectTyped(page, empty)
  })

  test('what was typed since stays', async ({ page }) => {
    const release = await leaveWhileSending(page)
    await page.goBack()
    await page.getByLabel('Message').fill('And a shop, come to think of it.')
    await arrives(page, release)
    await follow(page, 'About')
    await page.goBack()
    await expectTyped(page, { ...valid, Message: 'And a shop, come to think of it.' })
  })
})

test('a form is sent without storage, too', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Closed', 'SecurityError')
      },
    })
  })
  await fillInContact(page)
  await submit(page)
  await hearOfArrival(page)
  await expectTyped(page, empty)
})
