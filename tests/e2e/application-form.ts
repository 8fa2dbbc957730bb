/** The open positions, and the form for one of them as an applicant fills it in. */
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

type Job = { _id: string; title: string; jobRole: string[]; requirements: string[] }

/** All open positions. */
export async function jobs(page: Page): Promise<Job[]> {
  return (await (await page.request.get('/api/v1/job')).json()).data
}

/** The one with which the list begins. */
export async function firstJob(page: Page): Promise<Job> {
  const [job] = await jobs(page)
  if (!job) throw new Error('There is no open position')
  return job
}

export const pdf = {
  name: 'resume.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7'),
}

export const applicant = {
  'First name': 'Amina',
  'Last name': 'Test',
  'E-mail': 'amina@example.com',
  'Phone number': '03001234567',
  City: 'Lahore',
  Address: 'House 1, Street 2',
  State: 'Punjab',
  'Postal code': '54000',
}

export const field = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Application form' }).getByLabel(label)
export const resume = (page: Page) => page.locator('input[name=resume]')
export const submit = (page: Page) =>
  page.getByRole('button', { name: 'Submit application' }).click()
/** How many files are chosen as the resume. */
export const chosen = (page: Page) =>
  resume(page).evaluate((input: HTMLInputElement) => input.files?.length)

/** Fills in the whole form but its resume. */
export async function fillIn(page: Page, changes: Partial<typeof applicant> = {}) {
  for (const [label, text] of Object.entries({ ...applicant, ...changes })) {
    await field(page, label).fill(text)
  }
}

/** Opens the form of the first open position. */
export async function openForm(page: Page): Promise<Job> {
  const job = await firstJob(page)
  await page.goto(`/career/form/${job._id}`)
  return job
}

export async function expectEverythingTyped(page: Page) {
  for (const [label, text] of Object.entries(applicant)) {
    await expect(field(page, label)).toHaveValue(text)
  }
}
