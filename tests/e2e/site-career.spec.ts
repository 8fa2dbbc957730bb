/** Finding a job and applying for it. */
import type { Page } from '@playwright/test'
import { checkAccessibility, expect, hydrated, signIn, test } from './fixtures.ts'
import { hold } from './held-calls.ts'

type Job = { _id: string; title: string; jobRole: string[]; requirements: string[] }

async function jobs(page: Page): Promise<Job[]> {
  return (await (await page.request.get('/api/v1/job')).json()).data
}

async function firstJob(page: Page): Promise<Job> {
  const [job] = await jobs(page)
  if (!job) throw new Error('There is no open position')
  return job
}

const pdf = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }

const applicant = {
  'First name': 'Amina',
  'Last name': 'Test',
  'E-mail': 'amina@example.com',
  'Phone number': '03001234567',
  City: 'Lahore',
  Address: 'House 1, Street 2',
  State: 'Punjab',
  'Postal code': '54000',
}

const field = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Application form' }).getByLabel(label)
const resume = (page: Page) => page.locator('input[name=resume]')
const submit = (page: Page) => page.getByRole('button', { name: 'Submit application' }).click()
const chosen = (page: Page) =>
  resume(page).evaluate((input: HTMLInputElement) => input.files?.length)

async function fillIn(page: Page, changes: Partial<typeof applicant> = {}) {
  for (const [label, text] of Object.entries({ ...applicant, ...changes })) {
    await field(page, label).fill(text)
  }
}

async function openForm(page: Page): Promise<Job> {
  const job = await firstJob(page)
  await page.goto(`/career/form/${job._id}`)
  return job
}

async function expectEverythingTyped(page: Page) {
  for (const [label, text] of Object.entries(applicant)) {
    await expect(field(page, label)).toHaveValue(text)
  }
}

for (const javaScriptEnabled of [true, false]) {
  for (const width of [390, 1280]) {
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} script at ${width} pixels`, () => {
      test.use({ javaScriptEnabled, viewport: { width, height: 800 } })

      test('from the foot of the page to a job, and from the job to its form', async ({ page }) => {
        const all = await jobs(page)
        const job = await firstJob(page)
        await page.goto('/privacy')
        if (javaScriptEnabled) await hydrated(page)
        await page.getByRole('contentinfo').getByRole('link', { name: 'Career' }).click()
        await expect(page).toHaveURL('/career')
        const main = page.getByRole('main')
        await expect(main.getByRole('heading', { level: 1 })).toHaveText('We Support Inclusivity')
        await expect(main.getByRole('heading', { level: 3 })).toHaveText(
          all.map(({ title }) => title),
        )
        await expect(main.getByText('Lahore, Onsite', { exact: true })).toHaveCount(all.length)

        await main.getByRole('link', { name: 'Explore' }).click()
        const list = page.getByRole('heading', { name: 'Find the Role that Best Fits You' })
        await expect(list).toBeInViewport()

        await main.getByRole('link', { name: 'APPLY NOW' }).first().click()
        await expect(page).toHaveURL(`/career/${job._id}`)
        await expect(main.getByRole('heading', { name: 'Lahore Job Openings' })).toBeVisible()
        await expect(main.getByRole('heading', { name: job.title, exact: true })).toBeVisible()
        await expect(main.getByText('Lahore, Punjab, Pakistan - Full Time')).toBeVisible()
        await expect(page.locator('.job-lines li')).toHaveText([
          ...job.jobRole,
          ...job.requirements,
        ])

        await main.getByRole('link', { name: 'Apply Now' }).click()
        await expect(page).toHaveURL(`/career/form/${job._id}`)
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(job.title)
        await expect(main.getByText('Lahore, Punjab, Pakistan - Full Time')).toBeVisible()
      })

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

    test('a list that cannot be had is none, and can be asked for again', async ({ page }) => {
      let failing = true
      await page.route('**/api/v1/job', (route) =>
        failing ? route.fulfill({ status: 500, json: { success: false } }) : route.continue(),
      )
      await page.goto('/privacy')
      await hydrated(page)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Career' }).click()
      await expect(page.getByAltText('No data')).toBeVisible()
      failing = false
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText('Lahore, Onsite').first()).toBeVisible()
    })

    test('a job that cannot be had still has its form', async ({ page }) => {
      const job = await firstJob(page)
      await page.goto(`/career/${job._id}`)
      await hydrated(page)
      await page.route('**/api/v1/job/*', (route) => route.abort())
      await page.getByRole('link', { name: 'Apply Now' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Senior UI UX Designer')
      await expect(page.getByRole('button', { name: 'Submit application' })).toBeVisible()
    })
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

test.describe('no such job', () => {
  test.use({ expectedMessages: [/404/] })
  const missing = '01890000-0000-7000-8000-000000000000'

  for (const path of [`/career/${missing}`, `/career/form/${missing}`, '/career/form']) {
    test(`404 at ${path}`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.getByAltText('Page not found')).toBeVisible()
    })
  }

  test('404 to an application for it', async ({ request }) => {
    const response = await request.post(`/career/form/${missing}`, { multipart: { resume: pdf } })
    expect(response.status()).toBe(404)
  })
})

for (const width of [390, 1280]) {
  test(`accessible at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { _id } = await firstJob(page)
    for (const path of ['/career', `/career/${_id}`, `/career/form/${_id}`]) {
      await page.goto(path)
      await hydrated(page)
      await checkAccessibility(page)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
    }
  })
}
