/** What is held of a person: found, handed out and forgotten by a superAdmin. */
import { readFile } from 'node:fs/promises'
import { checkBothThemes, expect, signIn, test } from './fixtures.ts'
import { failedCall, givenEnquiry, openInbox } from './office-inbox.ts'
import { givenMember, toast } from './office-records.ts'

test.use({ expectedMessages: [failedCall] })

test('what is held of an address is shown, downloaded and erased', async ({ page, request }) => {
  const { email, fullname, message } = await givenEnquiry(request)
  await request.post('/api/v1/newsletter/create', { data: { subscriberEmail: email } })
  await signIn(page)
  await page.keyboard.press('Control+k')
  // Opens once the rights are known.
  await expect(page.getByRole('combobox', { name: 'Command or record' })).toBeFocused()
  await page.keyboard.type('personal')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Personal data')
  const address = page.getByLabel('Email')
  const search = page.getByRole('button', { name: 'Search' })
  await address.fill('nobody')
  await search.click()
  await expect(address).toHaveAccessibleDescription('Please enter a valid email address')
  await expect(address).toBeFocused()
  await checkBothThemes(page)

  await address.fill(email.toUpperCase())
  await address.press('Enter')
  const enquiries = page.getByRole('region', { name: 'Enquiries' })
  await expect(enquiries).toContainText(fullname)
  await expect(enquiries).toContainText(message)
  await expect(page.getByRole('region', { name: 'Newsletter' })).toContainText('Pending')
  await expect(page.getByRole('region', { name: 'Applications' })).toHaveCount(0)
  expect(page.url()).not.toContain('example.com')
  await checkBothThemes(page)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('personal-data.json')
  const data = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(data.enquiries).toMatchObject([{ fullname, email, message }])

  await page.getByRole('button', { name: 'Erase' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('1 enquiry, 1 subscription')
  await checkBothThemes(page)
  await page.route('**/personal-data/erase', (route) => route.fulfill({ status: 500, json: {} }))
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alert')).toHaveText(/HTTP error! status: 500/)
  await page.unroute('**/personal-data/erase')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Erased for good')).toBeVisible()
  await expect(page.getByText(/^Nothing is held of /)).toBeVisible()
  await checkBothThemes(page)
  await page.goto(`/admin/enquiries?search=${encodeURIComponent(email)}`)
  await expect(page.getByText(/^No enquiries match/)).toBeVisible()
})

test('is a superAdmin’s alone', async ({ page, request }) => {
  await openInbox(page, 'personal-data', 'Personal data', await givenMember(request))
  await expect(page.getByText(/^Only a superAdmin may open this screen/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Personal data' })).toHaveCount(0)
})
