/** Failed mails: what was given up, and another try. */
import { checkAccessibility, expect, test } from './fixtures.ts'
import { queryDatabase } from './office-database.ts'
import { failedCall, givenSubscriber, openInbox } from './office-inbox.ts'
import { row, toast } from './office-records.ts'

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

  test('list and button say so, and can be tried again', async ({ page, request }) => {
    const email = await givenSubscriber(request)
    await giveUpMailTo(email)
    await openInbox(page, `mails?search=${email}`, 'Failed mails')
    await page.route('**/api/v1/mail/retry/*', (route) => route.abort())
    const retry = page.getByRole('button', { name: `Retry mail to ${email}` })
    await retry.click()
    await expect(page.getByRole('alert')).toHaveText('Failed to retry the mail')
    await expect(retry).toBeFocused()

    await page.route('**/api/v1/mail/failed*', (route) => route.abort())
    await page.reload()
    await expect(page.getByText('The failed mails could not be loaded.')).toBeVisible()
    await checkAccessibility(page)
    await page.unroute('**/api/v1/mail/failed*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(retry).toBeVisible()
  })
})
