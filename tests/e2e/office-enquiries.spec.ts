/** Enquiries: read, answered, given to someone, and kept apart where a machine wrote them. */
import { owner } from '#tests/owner.ts'
import { checkAccessibility, expect, test } from './fixtures.ts'
import { changeElsewhere, failedCall, givenEnquiry, openInbox } from './office-inbox.ts'
import { givenItem, givenStaffWith, row, toast, uniqueName } from './office-records.ts'

test('an enquiry is found, read, given to someone and done', async ({ page, request }) => {
  const { fullname, email, message } = await givenEnquiry(request)
  const staff = await givenStaffWith(request, { enquiries: { update: true } })
  await openInbox(page, 'enquiries', 'Enquiries', staff)
  const sidebar = page.getByRole('navigation', { name: 'Back office' })
  await expect(sidebar.getByRole('link', { name: /^Enquiries [\d+]+ new$/ })).toBeVisible()

  await page.getByLabel('Search').fill(fullname)
  await expect(page.getByText('1 enquiry')).toBeVisible()
  const found = row(page, fullname)
  for (const text of [email, message, 'Contact', 'New', /just now|minute/]) {
    await expect(found).toContainText(text)
  }

  await page.getByRole('button', { name: `View ${fullname}` }).click()
  const dialog = page.getByRole('dialog', { name: `Enquiry from ${fullname}` })
  for (const text of [message, email, '03001234567', 'Canal View 12, Lahore']) {
    await expect(dialog).toContainText(text)
  }
  await expect(dialog.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
  await expect(dialog.getByRole('link', { name: 'Reply by mail' })).toHaveAttribute(
    'href',
    `mailto:${email}?subject=Your%20message%20to%20Darya%20Studio`,
  )
  const update = dialog.getByRole('button', { name: 'Update Enquiry' })
  await expect(update).toBeDisabled()
  await dialog.getByLabel('Note').fill('x'.repeat(2_001))
  await expect(dialog.getByText('At most 2000 characters')).toBeVisible()
  await expect(update).toBeDisabled()
  await dialog.getByLabel('Note').fill('Called back on Tuesday')
  await dialog.getByLabel('Status').selectOption('Open')
  await dialog.getByLabel('Assignee').selectOption(owner.username)
  await update.click()
  await expect(toast(page, 'Enquiry updated successfully!')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(found).toContainText('Open')
  await expect(found).toContainText(owner.username)

  await page.getByLabel('Status').selectOption('Done')
  await expect(page.getByText(`No enquiries match “${fullname}”.`)).toBeVisible()
  await page.getByLabel('Status').selectOption('Open')
  await page.getByLabel('Assignee').selectOption(owner.username)
  await page.getByLabel('Kind').selectOption('Contact')
  await expect(page).toHaveURL(/status=open&assignee=[\da-f-]{36}&kind=contact/)
  await page.reload()
  await expect(found).toBeVisible()
  await page.getByLabel('Assignee').selectOption('Nobody')
  await expect(page.getByText(`No enquiries match “${fullname}”.`)).toBeVisible()
})

test('one enquiry leads on to the next, saved or left as it is', async ({ page, request }) => {
  const message = uniqueName('Three in a row')
  const names: string[] = []
  // The newest comes first.
  for (let at = 0; at < 3; at += 1) {
    names.unshift((await givenEnquiry(request, { message })).fullname)
  }
  const [first = '', second = '', third = ''] = names
  await openInbox(page, `enquiries?status=new&search=${encodeURIComponent(message)}`, 'Enquiries')
  const dialogOf = (name: string) => page.getByRole('dialog', { name: `Enquiry from ${name}` })
  await page.getByRole('button', { name: `View ${first}` }).click()
  await expect(dialogOf(first).getByRole('link', { name: '03001234567' })).toHaveAttribute(
    'href',
    'tel:03001234567',
  )
  await dialogOf(first).getByLabel('Status').selectOption('Done')
  await dialogOf(first).getByRole('button', { name: 'Save and next' }).click()
  // Saved, it has left the list of new ones, and what was below it is open.
  await expect(dialogOf(second)).toBeVisible()
  await expect(toast(page, 'Enquiry updated successfully!')).toBeVisible()
  await expect(dialogOf(second).getByLabel('Status')).toHaveValue('new')
  await dialogOf(second).getByLabel('Note').fill('x'.repeat(2_001))
  await expect(dialogOf(second).getByRole('button', { name: 'Save and next' })).toBeDisabled()
  await dialogOf(second).getByLabel('Note').fill('')
  await dialogOf(second).getByRole('button', { name: 'Next', exact: true }).press('Enter')
  await expect(dialogOf(third)).toBeVisible()
  await expect(dialogOf(third).locator(':focus')).toHaveCount(1)
  await expect(dialogOf(third).getByRole('button', { name: /next/i })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(row(page, first)).toHaveCount(0)
  await expect(row(page, second)).toContainText('New')
})

test('a request for a quotation names its product, and so does the answer', async ({
  page,
  request,
}) => {
  const name = uniqueName('Ledger & Co')
  await givenItem(request, 'product', name)
  const { portfolios } = await (
    await request.get(`/api/v1/product?page=1&search=${encodeURIComponent(name)}`)
  ).json()
  const email = `${uniqueName('buyer').replace(' ', '-')}+quotes@example.com`
  const data = { email, source: 'quotation', productId: portfolios[0]._id }
  expect((await request.post('/api/v1/potentialCustomer/create', { data })).ok()).toBe(true)

  await openInbox(page, `enquiries?kind=quotation&search=${encodeURIComponent(email)}`, 'Enquiries')
  await expect(row(page, email)).toContainText(name)
  await page.getByRole('button', { name: `View ${email}` }).click()
  const subject = encodeURIComponent(`Your request for a quotation: ${name}`)
  await expect(page.getByRole('link', { name: 'Reply by mail' })).toHaveAttribute(
    'href',
    `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${subject}`,
  )
})

test('what is quarantined stays apart until someone releases it', async ({ page, request }) => {
  const { fullname } = await givenEnquiry(request, {
    message: 'Visit <a href="https://spam.example">our casino</a> now',
  })
  await openInbox(page, `enquiries?search=${encodeURIComponent(fullname)}`, 'Enquiries')
  await expect(page.getByText(`No enquiries match “${fullname}”.`)).toBeVisible()
  await page.getByLabel('Status').selectOption('Quarantined')
  await expect(row(page, fullname)).toContainText('<a href="https://spam.example">')
  await page.getByRole('button', { name: `Release ${fullname}` }).click()
  await expect(toast(page, 'Enquiry released to the inbox')).toBeVisible()
  await expect(page.getByText(`No enquiries match “${fullname}”.`)).toBeVisible()
  await page.getByLabel('Status').selectOption('Inbox')
  await expect(row(page, fullname)).toContainText('New')
})

test.describe('in trouble', () => {
  test.use({ expectedMessages: [failedCall] })

  test('nothing that was typed is lost, to a colleague or a broken line', async ({
    page,
    request,
  }) => {
    const { fullname } = await givenEnquiry(request)
    await page.route('**/api/v1/contact?*', (route) => route.abort())
    await openInbox(page, `enquiries?search=${encodeURIComponent(fullname)}`, 'Enquiries')
    await expect(page.getByRole('alert')).toHaveText('Failed to fetch enquiries')
    await expect(page.getByText('The enquiries could not be loaded.')).toBeVisible()
    await checkAccessibility(page)
    await page.unroute('**/api/v1/contact?*')
    await page.getByRole('button', { name: 'Try again' }).click()

    await page.getByRole('button', { name: `View ${fullname}` }).click()
    const dialog = page.getByRole('dialog')
    const note = dialog.getByLabel('Note')
    const update = dialog.getByRole('button', { name: 'Update Enquiry' })
    await note.fill('What I found out')
    await page.route('**/api/v1/contact/*', (route) => route.abort())
    await update.click()
    await expect(dialog.getByText('Nothing was saved. What you typed is still here.')).toBeVisible()
    await expect(note).toHaveValue('What I found out')
    await page.unroute('**/api/v1/contact/*')

    await changeElsewhere(request, 'contact', fullname, { status: 'done', note: 'Theirs' })
    await update.click()
    const notice = dialog.getByRole('region', { name: 'Changed by someone else' })
    await expect(notice).toContainText('Status is now')
    await expect(notice).toContainText('Done')
    await expect(notice).toContainText('Theirs')
    await expect(note).toHaveValue('What I found out')
    await expect(dialog.getByLabel('Status')).toHaveValue('done')
    await checkAccessibility(page)
    await notice.getByRole('button', { name: 'Use theirs for Note' }).click()
    await expect(note).toHaveValue('Theirs')
    await note.fill('Theirs, and what I found out')
    await update.click()
    await expect(toast(page, 'Enquiry updated successfully!')).toBeVisible()
    await expect(row(page, fullname)).toContainText('Done')
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('list and dialog are accessible, and worked by keyboard alone', async ({
      page,
      request,
    }) => {
      const { fullname, email } = await givenEnquiry(request)
      await openInbox(page, 'enquiries', 'Enquiries')
      await page.getByLabel('Search').focus()
      await page.keyboard.type(fullname)
      await expect(page.getByText('1 enquiry')).toBeVisible()
      await checkAccessibility(page)
      const view = page.getByRole('button', { name: `View ${fullname}` })
      await view.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('link', { name: 'Reply by mail' })).toBeFocused()
      await checkAccessibility(page)
      for (const name of [email, '03001234567']) {
        await page.keyboard.press('Tab')
        await expect(dialog.getByRole('link', { name })).toBeFocused()
      }
      await page.keyboard.press('Tab')
      await expect(dialog.getByLabel('Status')).toBeFocused()
      await page.keyboard.type('Don')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.type('Answered')
      await checkAccessibility(page)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(dialog.getByRole('button', { name: 'Update Enquiry' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(dialog).toHaveCount(0)
      await expect(view).toBeFocused()
      await expect(row(page, fullname)).toContainText('Done')
    })
  })
}

test('on a telephone an enquiry begins with its message, however long that is', async ({
  page,
  request,
}) => {
  const { fullname } = await givenEnquiry(request, {
    message: `First. ${'And more. '.repeat(180)}`,
  })
  await openInbox(page, 'enquiries', 'Enquiries')
  await page.setViewportSize({ width: 390, height: 700 })
  await page.getByLabel('Search').fill(fullname)
  await page.getByRole('button', { name: `View ${fullname}` }).press('Enter')
  const dialog = page.getByRole('dialog', { name: `Enquiry from ${fullname}` })
  await expect(dialog.getByText('Message', { exact: true })).toBeInViewport()
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('End')
  await expect(dialog.getByLabel('Note')).toBeInViewport()
})

test('a filter that leaves nothing over speaks of the filter', async ({ page }) => {
  await openInbox(page, 'enquiries', 'Enquiries')
  await page.getByLabel('Assignee').selectOption(owner.username)
  await page.getByLabel('Status').selectOption('Quarantined')
  await expect(page.getByText('No enquiries match the filter.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Clear search' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear filter' }).click()
  await expect(page.getByLabel('Status')).toHaveValue('')
})
