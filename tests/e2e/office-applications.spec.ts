/** Applications: found, read with their resume, and moved from stage to stage. */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import { honeypotField } from '#domain/honeypot.ts'
import { checkAccessibility, expect, test } from './fixtures.ts'
import { changeElsewhere, failedCall, openInbox } from './office-inbox.ts'
import { givenStaffWith, row, toast } from './office-records.ts'

const resume = '%PDF-1.7 what Amina has done'

async function givenApplication(request: APIRequestContext, more: Record<string, string> = {}) {
  const key = randomUUID().slice(-8)
  const [job, other] = (await (await request.get('/api/v1/job')).json()).data
  const fields = {
    firstName: 'Amina',
    lastName: key,
    yourEmail: `amina-${key}@example.com`,
    phoneNumber: '03001234567',
    city: 'Lahore',
    address: 'Canal View 12',
    state: 'Punjab',
    postalCode: '54000',
  }
  const answer = await request.post('/api/v1/career/create', {
    multipart: {
      ...fields,
      ...more,
      jobId: job._id,
      resume: { name: 'My résumé.pdf', mimeType: 'application/pdf', buffer: Buffer.from(resume) },
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return { name: `Amina ${key}`, fields, job: job.title as string, other: other.title as string }
}

test('an application is found, read, downloaded and moved on', async ({ page, request }) => {
  const { name, fields, job, other } = await givenApplication(request)
  const staff = await givenStaffWith(request, { career: { update: true } })
  await openInbox(page, 'applications', 'Applications', staff)
  await page.getByLabel('Search').fill(name)
  await expect(page.getByText('1 application')).toBeVisible()
  const found = row(page, name)
  for (const text of [fields.yourEmail, job, 'New', /just now|minute/]) {
    await expect(found).toContainText(text)
  }
  await page.getByLabel('Job').selectOption(other)
  await expect(page.getByText(`No applications match “${name}”.`)).toBeVisible()
  await page.getByLabel('Job').selectOption(job)
  await page.getByLabel('Stage').selectOption('Hired')
  await expect(page.getByText(`No applications match “${name}”.`)).toBeVisible()
  await page.getByLabel('Stage').selectOption('New')
  await expect(page).toHaveURL(/(?=.*jobId=[\da-f-]{36})(?=.*status=new)/)
  await page.reload()
  await expect(found).toBeVisible()

  await page.getByRole('button', { name: `View ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: `Application of ${name}` })
  for (const text of [...Object.values(fields), job, 'My résumé.pdf']) {
    await expect(dialog).toContainText(text)
  }
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download resume (1 KB)' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('My résumé.pdf')
  expect(await readFile(await file.path(), 'utf8')).toBe(resume)

  const update = dialog.getByRole('button', { name: 'Update Application' })
  await expect(update).toBeDisabled()
  await dialog.getByLabel('Stage').selectOption('Interview')
  await dialog.getByLabel('Note').fill('Tuesday at ten')
  await update.click()
  await expect(toast(page, 'Application updated successfully!')).toBeVisible()
  await expect(page.getByText(`No applications match “${name}”.`)).toBeVisible()
  await page.getByLabel('Stage').selectOption('Interview')
  await expect(found).toContainText('Interview')
})

test('a suspicious application is released, and looks like any other', async ({
  page,
  request,
}) => {
  const { name } = await givenApplication(request, { [honeypotField]: 'https://spam.example' })
  await openInbox(page, `applications?search=${encodeURIComponent(name)}`, 'Applications')
  await expect(row(page, name)).toContainText('Suspicious')
  const release = page.getByRole('button', { name: `Release ${name}` })
  await release.click()
  await expect(toast(page, 'Application released, and its mails are on their way')).toBeVisible()
  await expect(row(page, name)).not.toContainText('Suspicious')
  await expect(row(page, name)).toContainText('New')
  await expect(release).toHaveCount(0)
})

test.describe('in trouble', () => {
  test.use({ expectedMessages: [failedCall] })

  test('nothing that was typed is lost, to a colleague or a broken line', async ({
    page,
    request,
  }) => {
    const { name } = await givenApplication(request)
    await openInbox(page, `applications?search=${encodeURIComponent(name)}`, 'Applications')
    await page.route('**/api/v1/career/*/resume', (route) => route.abort())
    await page.getByRole('button', { name: `Download the resume of ${name}` }).click()
    await expect(page.getByRole('alert')).toHaveText('Network error')

    await page.getByRole('button', { name: `View ${name}` }).click()
    const dialog = page.getByRole('dialog')
    const note = dialog.getByLabel('Note')
    const update = dialog.getByRole('button', { name: 'Update Application' })
    await note.fill('A strong portfolio')
    await page.route('**/api/v1/career/*', (route) => route.abort())
    await update.click()
    await expect(dialog.getByText('Nothing was saved. What you typed is still here.')).toBeVisible()
    await page.unroute('**/api/v1/career/*')

    await changeElsewhere(request, 'career', name, { status: 'offer' })
    await update.click()
    const notice = dialog.getByRole('region', { name: 'Changed by someone else' })
    await expect(notice).toContainText('Stage is now')
    await expect(notice).toContainText('Offer')
    await expect(note).toHaveValue('A strong portfolio')
    await checkAccessibility(page)
    await update.click()
    await expect(toast(page, 'Application updated successfully!')).toBeVisible()
    await expect(row(page, name)).toContainText('Offer')
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('list and dialog are accessible, and worked by keyboard alone', async ({
      page,
      request,
    }) => {
      const { name } = await givenApplication(request)
      await openInbox(page, `applications?search=${encodeURIComponent(name)}`, 'Applications')
      const view = page.getByRole('button', { name: `View ${name}` })
      await view.focus()
      await checkAccessibility(page)
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('button', { name: /^Download resume/ })).toBeFocused()
      await checkAccessibility(page)
      await dialog.getByLabel('Stage').focus()
      await page.keyboard.type('Sho')
      await page.keyboard.press('Tab')
      await page.keyboard.type('Invite her')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(dialog).toHaveCount(0)
      await expect(view).toBeFocused()
      await expect(row(page, name)).toContainText('Shortlisted')
    })
  })
}
