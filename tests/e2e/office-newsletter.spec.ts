/** The newsletter's readers, and failed mails: lists with one thing to do. */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import { checkAccessibility, expect, test } from './fixtures.ts'
import { queryDatabase } from './office-database.ts'
import { failedCall, openInbox } from './office-inbox.ts'
import { row, toast } from './office-records.ts'

/** A subscriber, who also gets a mail. */
async function givenSubscriber(request: APIRequestContext, start = 'reader'): Promise<string> {
  const subscriberEmail = `${start}-${randomUUID().slice(-8)}@example.com`
  const answer = await request.post('/api/v1/newsletter/create', { data: { subscriberEmail } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return subscriberEmail
}

/** The mail to this address, as if it had been given up. */
async function giveUpMailTo(email: string) {
  await expect(async () => {
    const given = await queryDatabase(
      "update outbox set status = 'failed', attempts = 9, last_error = $2 where recipient = $1 and status = 'sent' returning id",
      [email, '550 5.1.1 No such mailbox here'],
    )
    expect(given).toHaveLength(1)
  }).toPass()
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('subscribers are found, and the confirmed ones taken along', async ({ page, request }) => {
      const waiting = await givenSubscriber(request)
      const confirmed = await givenSubscriber(request, '=cmd')
      await queryDatabase(
        "update subscriber set status = 'confirmed' where subscriber_email = $1",
        [confirmed],
      )
      await openInbox(page, 'newsletter', 'Newsletter')
      await page.getByLabel('Search').focus()
      await page.keyboard.type(waiting)
      await expect(page.getByText('1 subscriber')).toBeVisible()
      await expect(row(page, waiting)).toContainText('Pending')
      await page.getByLabel('Status').selectOption('Confirmed')
      await expect(page.getByText(`No subscribers match “${waiting}”.`)).toBeVisible()
      await page.getByLabel('Search').fill(confirmed)
      await expect(row(page, confirmed)).toContainText('Confirmed')
      await checkAccessibility(page)

      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Export confirmed' }).press('Enter')
      const file = await download
      expect(file.suggestedFilename()).toBe('subscribers.csv')
      const table = await readFile(await file.path(), 'utf8')
      expect(table).toContain(`'${confirmed},confirmed,`)
      expect(table).not.toContain(waiting)
    })

    test('a mail that was given up is sent once more', async ({ page, request }) => {
      const email = await givenSubscriber(request)
      await giveUpMailTo(email)
      await openInbox(page, `mails?search=${email}`, 'Failed mails')
      const found = row(page, email)
      for (const text of ['Please confirm your subscription', '550 5.1.1 No such mailbox here']) {
        await expect(found).toContainText(text)
      }
      await checkAccessibility(page)
      await page.getByRole('button', { name: `Retry mail to ${email}` }).press('Enter')
      await expect(toast(page, 'The mail will be sent again')).toBeVisible()
      await expect(page.getByText(`No failed mails match “${email}”.`)).toBeVisible()
      await expect(page.getByRole('main')).toBeFocused()
    })
  })
}

test.describe('without an answer', () => {
  test.use({ expectedMessages: [failedCall] })

  test('lists and what they offer say so, and can be tried again', async ({ page, request }) => {
    const email = await givenSubscriber(request)
    await giveUpMailTo(email)
    await openInbox(page, `mails?search=${email}`, 'Failed mails')
    await page.route('**/api/v1/mail/retry/*', (route) => route.abort())
    const retry = page.getByRole('button', { name: `Retry mail to ${email}` })
    await retry.click()
    await expect(page.getByRole('alert')).toHaveText('Failed to retry the mail')
    await expect(retry).toBeFocused()

    await page.route('**/api/v1/newsletter**', (route) => route.abort())
    await page.goto('/admin/newsletter')
    await expect(page.getByText('The subscribers could not be loaded.')).toBeVisible()
    await page.getByRole('button', { name: 'Export confirmed' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Network error' })).toBeVisible()
    await checkAccessibility(page)
    await page.unroute('**/api/v1/newsletter**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(/^\d+ subscribers?$/)).toBeVisible()
  })
})
