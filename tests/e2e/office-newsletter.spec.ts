/** The newsletter's readers: found, and those taken along who may be written to. */
import { readFile } from 'node:fs/promises'
import { checkAccessibility, expect, test } from './fixtures.ts'
import { queryDatabase } from './office-database.ts'
import { failedCall, givenSubscriber, openInbox } from './office-inbox.ts'
import { row } from './office-records.ts'

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
  })
}

test.describe('without an answer', () => {
  test.use({ expectedMessages: [failedCall] })

  test('list and export say so, and can be tried again', async ({ page, request }) => {
    await givenSubscriber(request)
    await openInbox(page, 'newsletter', 'Newsletter')
    await page.route('**/api/v1/newsletter**', (route) => route.abort())
    await page.reload()
    await expect(page.getByText('The subscribers could not be loaded.')).toBeVisible()
    await page.getByRole('button', { name: 'Export confirmed' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Network error' })).toBeVisible()
    await checkAccessibility(page)
    await page.unroute('**/api/v1/newsletter**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(/^\d+ subscribers?$/)).toBeVisible()
  })
})
