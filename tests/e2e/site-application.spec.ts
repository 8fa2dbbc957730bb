/** Applying for a job. */
import type { Page } from '@playwright/test'
import {
  applicant,
  chosen,
  expectEverythingTyped,
  field,
  fillIn,
  firstJob,
  openForm,
  pdf,
  resume,
  submit,
} from './application-form.ts'
import { checkAccessibility, expect, hydrated, signIn, test } from './fixtures.ts'
import { hold } from './held-calls.ts'

for (const javaScriptEnabled of [true, false]) {
  for (const width of [390, 1280]) {
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} script at ${width} pixels`, () => {
      test.use({ javaScriptEnabled, viewport: { width, height: 800 } })

      test('an application is sent', async ({ page }) => {
        await openForm(page)
        if (javaScriptEnabled) await hydrated(page)
        await fillIn(page)
        await resume(page).setInputFiles(pdf)
        await submit(page)
        await expect(page.getByRole('status')).toHaveText('Form submitted successfully')
        for (const label of Object.keys(applicant)) {
          await expect(field(page, label)).toHaveValue('')
        }
        expect(await chosen(page)).toBe(0)
      })
    })
  }
}

test.describe('with script', () => {
  test('an incomplete form says what is missing, and sends nothing', async ({ page }) => {
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url())
    })
    await openForm(page)
    await hydrated(page)
    await submit(page)
    await expect(page.getByRole('alert')).toHaveText(['Please enter your first name'])
    await expect(field(page, 'First name')).toBeFocused()
    const wrong = {
      'First name': 'Please enter your first name',
      'Last name': 'Please enter your last name',
      'E-mail': 'Please enter a valid email address',
      'Phone number': 'Please enter your phone number',
    }
    for (const [label, message] of Object.entries(wrong)) {
      await expect(field(page, label)).toHaveAccessibleDescription(message)
    }
    await expect(resume(page)).toHaveAccessibleDescription(/Please attach your resume/)
    await checkAccessibility(page)
    expect(posts).toEqual([])
  })

  test('what was applied is what staff read', async ({ page }) => {
    const email = `reader-${Date.now()}@example.com`
    const job = await openForm(page)
    await hydrated(page)
    await fillIn(page, { 'E-mail': email })
    await resume(page).setInputFiles(pdf)
    await submit(page)
    await expect(page.getByRole('status')).toHaveText('Form submitted successfully')

    await signIn(page)
    const stored = await page.evaluate(async () => {
      const headers = { Authorization: `Bearer ${localStorage.getItem('DS_Token')}` }
      return (await (await fetch('/api/v1/career', { headers })).json()).data
    })
    expect(
      stored.find(({ yourEmail }: { yourEmail: string }) => yourEmail === email),
    ).toMatchObject({
      firstName: 'Amina',
      postalCode: '54000',
      jobId: { _id: job._id, title: job.title },
      resume: { name: 'resume.pdf', size: 8 },
    })
  })

  test('a chosen resume is named, and its cross takes it away by keyboard', async ({ page }) => {
    await openForm(page)
    await hydrated(page)
    await resume(page).setInputFiles(pdf)
    await expect(page.getByText('resume.pdf')).toBeVisible()
    await checkAccessibility(page)
    await resume(page).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Remove resume.pdf' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('resume.pdf')).toBeHidden()
    await expect(resume(page)).toBeFocused()
    expect(await chosen(page)).toBe(0)
  })

  test('a file that is dropped on the field is chosen, beside it the page stays', async ({
    page,
  }) => {
    await openForm(page)
    await hydrated(page)
    await field(page, 'First name').fill('Amina')
    const drop = (selector: string) =>
      page.locator(selector).evaluate((target) => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File(['work'], 'dropped.docx'))
        const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
        return target.dispatchEvent(event)
      })
    expect(await drop('h1')).toBe(false)
    expect(await chosen(page)).toBe(0)
    expect(await drop('.resume-drop')).toBe(false)
    await expect(page.getByText('dropped.docx')).toBeVisible()
    expect(await chosen(page)).toBe(1)
    await expect(field(page, 'First name')).toHaveValue('Amina')
  })

  test('a resume of more than 10 MB is not even sent', async ({ page }) => {
    await openForm(page)
    await hydrated(page)
    await fillIn(page)
    const buffer = Buffer.alloc(10 * 1_048_576 + 1, 1)
    await resume(page).setInputFiles({ ...pdf, buffer })
    await submit(page)
    await expect(page.getByRole('alert')).toHaveText('Resume size cannot be more than 10MB')
    await expectEverythingTyped(page)
  })

  test('while it is sent the button turns, and a second press sends nothing', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const keys: (string | undefined)[] = []
    await page.route('**/api/v1/career/create', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      await held
      await route.continue()
    })
    await openForm(page)
    await hydrated(page)
    await fillIn(page)
    await resume(page).setInputFiles(pdf)
    const button = page.getByRole('button', { name: 'Submit application' })
    await button.click()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button.locator('svg circle')).toBeVisible()
    await button.click({ force: true })
    release()
    await expect(page.getByRole('status')).toHaveText('Form submitted successfully')
    expect(keys).toEqual([expect.stringMatching(/^\d+(-\d+){3}$/)])
  })

  test('a resume that arrives after its page was left is no longer named in the form', async ({
    page,
  }) => {
    const release = await hold(page, '**/api/v1/career/create')
    await openForm(page)
    await hydrated(page)
    await fillIn(page)
    await resume(page).setInputFiles(pdf)
    await submit(page)
    await page.getByRole('link', { name: 'Privacy' }).click()
    await expect(page).toHaveURL('/privacy')
    await page.goBack()
    await expectEverythingTyped(page)
    await resume(page).setInputFiles(pdf)
    await expect(page.getByText('resume.pdf')).toBeVisible()
    release()
    await expect(page.getByRole('status')).toHaveText('Form submitted successfully')
    await expect(page.getByText('resume.pdf')).toBeHidden()
    expect(await chosen(page)).toBe(0)
  })

  test.describe('what fails', () => {
    test.use({ expectedMessages: [/Failed to (load resource|fetch)/] })

    const failures = [
      {
        name: 'the error of the server',
        answer: { status: 500, json: { success: false, error: 'We are out', message: 'Other' } },
        message: 'We are out',
      },
      {
        name: 'its error where the status is no failure',
        answer: { status: 200, json: { success: false, error: 'Not today' } },
        message: 'Not today',
      },
      {
        name: 'that something went wrong where it gives no reason',
        answer: { status: 500, json: { success: false } },
        message: 'Something went wrong',
      },
      {
        name: 'that its answer is no answer',
        answer: { status: 200, body: '<html>' },
        message: 'The server’s answer could not be read',
      },
      { name: 'the message of the exception', answer: undefined, message: 'Failed to fetch' },
    ]
    for (const { name, answer, message } of failures) {
      test(`says ${name}, and keeps everything`, async ({ page }) => {
        const keys: (string | undefined)[] = []
        let failing = true
        await page.route('**/api/v1/career/create', (route) => {
          keys.push(route.request().headers()['idempotency-key'])
          if (!failing) return route.continue()
          return answer ? route.fulfill(answer) : route.abort('timedout')
        })
        await openForm(page)
        await hydrated(page)
        await fillIn(page)
        await resume(page).setInputFiles(pdf)
        await submit(page)
        await expect(page.getByRole('alert')).toHaveText(message)
        await expectEverythingTyped(page)
        expect(await chosen(page)).toBe(1)

        failing = false
        await submit(page)
        await expect(page.getByRole('status')).toHaveText('Form submitted successfully')
        expect(keys[1]).toBe(keys[0])
      })
    }
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedMessages: [/422/] })

  /** Posts the form past the browser's own checks, as an older browser would. */
  async function post(page: Page, file?: typeof pdf) {
    const job = await firstJob(page)
    const multipart = {
      firstName: 'Amina',
      lastName: ' ',
      city: 'Lahore',
      ...(file && { resume: file }),
    }
    return page.request.post(`/career/form/${job._id}`, { multipart })
  }

  test('what is refused comes back beside its fields, with everything but the file', async ({
    page,
  }) => {
    await openForm(page)
    await fillIn(page, { 'Last name': ' ' })
    await resume(page).setInputFiles(pdf)
    const [response] = await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'POST'),
      submit(page),
    ])
    expect(response.status()).toBe(422)
    await expect(field(page, 'Last name')).toHaveAccessibleDescription(
      'Please enter your last name',
    )
    await expect(field(page, 'Address')).toHaveValue(applicant.Address)
    await expect(resume(page)).toHaveAccessibleDescription(/Please choose your resume:/)
  })

  test('a resume of more than 10 MB is refused, and nothing typed is lost', async ({ page }) => {
    await openForm(page)
    await fillIn(page)
    const buffer = Buffer.alloc(11 * 1_048_576, 1)
    await resume(page).setInputFiles({ ...pdf, buffer })
    await submit(page)
    await expect(resume(page)).toHaveAccessibleDescription(/Resume size cannot be more than 10MB/)
    await expectEverythingTyped(page)
  })

  test('a post without a resume says so', async ({ page }) => {
    const response = await post(page)
    expect(response.status()).toBe(422)
    expect(await response.text()).toContain('Please enter your last name')
    expect((await post(page, pdf)).status()).toBe(422)
  })
})

test('an application for no job is answered with 404', async ({ request }) => {
  const response = await request.post('/career/form/01890000-0000-7000-8000-000000000000', {
    multipart: { resume: pdf },
  })
  expect(response.status()).toBe(404)
})
