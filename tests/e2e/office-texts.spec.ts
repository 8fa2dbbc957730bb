/** The specification's fixed words that no other journey meets: each is said once, where it belongs. */
import type { Page, Route } from '@playwright/test'
import { checkAccessibility, expect, signIn, test } from './fixtures.ts'
import { hold } from './held-calls.ts'
import {
  endSessionElsewhere,
  firstCategory,
  givenItem,
  givenRole,
  givenStaffWith,
  headersOf,
  picture,
  toast,
  uniqueName,
} from './office-records.ts'

test.use({ expectedMessages: [/Failed to load resource|Connecting to 'blob:/] })

const said = (page: Page, text: string) =>
  expect(page.getByRole('alert').filter({ hasText: text })).toHaveText(text)
const cut = (route: Route) => route.abort()
const wordless = (status: number) => (route: Route) =>
  route.fulfill({ status, json: { success: false } })
const discard = async (page: Page) => {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('what cannot be added or deleted', async ({ page, request }) => {
  const role = await givenRole(request, {})
  await signIn(page)
  const dialog = page.getByRole('dialog')

  await page.goto('/admin/service')
  await page.getByRole('button', { name: 'Add Service' }).click()
  await dialog.getByLabel('Category').selectOption((await firstCategory(request))._id)
  for (const label of ['Name', 'Description', 'Approach', 'Benefits']) {
    await dialog.getByLabel(label, { exact: true }).fill('Never stored')
  }
  await dialog.getByLabel('Color', { exact: true }).fill('#0EA5E9')
  await dialog.getByLabel('Work URL').fill('https://example.com')
  await dialog.getByLabel('Icon').setInputFiles(await picture())
  await dialog.getByLabel('Feature name 1').fill('One')
  await dialog.getByLabel('Feature description 1').fill('And only')
  await page.route('**/api/v1/services', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await dialog.getByRole('button', { name: 'Add Service' }).click()
  await said(page, 'Failed to add service')
  await expect(dialog.getByLabel('Approach')).toHaveValue('Never stored')
  await discard(page)

  await page.goto(`/admin/permission?search=${encodeURIComponent(role)}`)
  await page.getByRole('button', { name: `Delete ${role}` }).click()
  await page.route('**/api/v1/permission/*', wordless(500))
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await said(page, 'Failed to delete privilege')
  await page.route('**/api/v1/permission/*', cut)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await said(page, 'Error deleting privilege')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.unroute('**/api/v1/permission/*')

  await page.goto('/admin/category')
  await page.getByRole('button', { name: 'Add Category' }).click()
  await dialog.getByLabel('Name').fill('Never stored')
  await dialog.getByLabel('Icon').setInputFiles(await picture())
  await page.route('**/api/v1/category/create', wordless(500))
  await dialog.getByRole('button', { name: 'Add Category' }).click()
  await said(page, 'Failed to add category')
})

test('a user who cannot be added: the server’s words, else the fixed ones', async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/users')
  await page.getByRole('button', { name: 'Add User' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add User' })
  for (const [label, text] of [
    ['Username', uniqueName('n').toLowerCase().replace(' ', '-')],
    ['Full Name', 'Never Stored'],
    ['Email', 'never@example.com'],
    ['Password', 'Never-stored-1'],
    ['Phone Number', '03000000000'],
    ['Address', 'Lahore'],
    ['Date of Birth', '1990-01-01'],
  ] as const) {
    await dialog.getByLabel(label, { exact: true }).fill(text)
  }
  await dialog.getByLabel('Gender').selectOption('Female')
  const add = dialog.getByRole('button', { name: 'Add User' })
  const path = '**/api/v1/admin/register'
  for (const [answer, text] of [
    [cut, 'Failed to add user'],
    [wordless(500), 'Failed to add admin: Registration failed'],
    [
      (route: Route) =>
        route.fulfill({ status: 409, json: { success: false, message: 'The name is taken' } }),
      'Failed to add admin: The name is taken',
    ],
  ] as const) {
    await page.route(path, answer)
    await add.click()
    await said(page, text)
    await page.unroute(path)
  }
})

test('what is said while images and the heading are on their way', async ({ page, request }) => {
  const name = uniqueName('Pictured')
  await givenItem(request, 'project', name)
  await signIn(page)
  const dialog = page.getByRole('dialog')

  await page.getByRole('button', { name: 'Edit heading' }).click()
  await dialog.getByLabel('Heading').fill(uniqueName('Open on Saturday'))
  const update = dialog.getByRole('button', { name: 'Update Heading' })
  const letHeadingGo = await hold(page, '**/api/v1/alertHeader/update')
  await update.click()
  await expect(toast(page, 'Updating Heading...')).toBeVisible()
  await expect(update).toBeDisabled()
  letHeadingGo()
  await expect(toast(page, 'Heading updated successfully!')).toBeVisible()
  await expect(toast(page, 'Updating Heading...')).toHaveCount(0)

  await page.goto(`/admin/projects?search=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  const letUploadGo = await hold(page, '**/api/v1/project/change-image/*')
  await dialog.getByLabel('Images').setInputFiles(await picture('second.png'))
  await expect(toast(page, 'Uploading image...')).toBeVisible()
  letUploadGo()
  await expect(toast(page, 'Image uploaded successfully!')).toBeVisible()
  await expect(toast(page, 'Uploading image...')).toHaveCount(0)

  const images = dialog.getByRole('button', { name: /^Remove image/ })
  await expect(images).toHaveCount(2)
  await page.route('**/api/v1/project/image/*', cut)
  await images.last().click()
  await said(page, 'Failed to remove image')
  await expect(images).toHaveCount(2)
  await page.unroute('**/api/v1/project/image/*')
  const letRemovalGo = await hold(page, '**/api/v1/project/image/*')
  await images.last().click()
  await expect(toast(page, 'Deleting image...')).toBeVisible()
  letRemovalGo()
  await expect(toast(page, 'Image removed successfully!')).toBeVisible()
  await expect(images).toHaveCount(1)
})

test('lists that fail with a status name it, and say so once', async ({ page }) => {
  await signIn(page)
  for (const [path, api, what] of [
    ['logs', 'logger/get-all?**', 'entries'],
    ['users', 'admin', 'users'],
  ] as const) {
    const pattern = `**/api/v1/${api}`
    await page.route(pattern, wordless(503))
    await page.goto(`/admin/${path}`)
    await said(page, 'HTTP error! status: 503')
    await expect(page.getByText(`The ${what} could not be loaded.`)).toBeVisible()
    await page.unroute(pattern)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('table')).toContainText('owner')
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
  await page.route('**/api/v1/alertHeader', wordless(500))
  await page.goto('/admin')
  await said(page, 'HTTP error! status: 500')
  await expect(page.getByText('Network issue / error 505')).toBeVisible()
})

test('a session that ended signs out on every screen, and a missing right is named', async ({
  page,
  browser,
  request,
}) => {
  await signIn(page)
  for (const label of ['Category', 'Logs', 'Settings', 'Trash']) {
    await endSessionElsewhere(page, request)
    const signedOut = page.getByRole('button', { name: 'LOGIN' })
    const link = page.getByRole('link', { name: label, exact: true })
    // A read of its own accord may have noticed before the link is pressed, or while it is.
    await expect(async () => {
      if (!(await signedOut.isVisible())) await link.click({ timeout: 5_000 })
      await expect(signedOut).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 45_000 })
    expect(await page.evaluate(() => localStorage.getItem('DS_Token'))).toBeNull()
    await signIn(page)
  }

  const context = await browser.newContext()
  const other = await context.newPage()
  const member = await givenStaffWith(request, { services: { create: true, update: true } })
  await signIn(other, member)
  await other.goto('/admin/service')
  const dialog = other.getByRole('dialog')
  await other
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  await dialog.getByLabel('Approach').fill('Written while the right was taken away')
  const headers = await headersOf(request)
  const listed = await (await request.get('/api/v1/permission/', { headers })).json()
  const own = await (
    await request.get('/api/v1/permission/by-admin', { headers: await headersOf(request, member) })
  ).json()
  const { _id } = listed.permissions.find(
    ({ role }: { role: string }) => role === own.permission.role,
  )
  const changed = await request.patch(`/api/v1/permission/${_id}`, {
    headers,
    data: { permissions: { services: { create: true, update: false } } },
  })
  expect(changed.ok(), await changed.text()).toBe(true)
  await dialog.getByRole('button', { name: 'Update Service' }).click()
  await expect(other.getByRole('alert')).toContainText(/update.*services/)
  await expect(dialog.getByLabel('Approach')).toHaveValue('Written while the right was taken away')
  await checkAccessibility(other)
  await context.close()
})

test('two people edit one record: the second sees both, and neither loses anything', async ({
  page,
  browser,
  request,
}) => {
  const name = uniqueName('Shared')
  await givenItem(request, 'project', name)
  const context = await browser.newContext()
  const other = await context.newPage()
  const path = `/admin/projects?search=${encodeURIComponent(name)}`
  for (const each of [page, other]) {
    await signIn(each)
    await each.goto(path)
    await each.getByRole('button', { name: `Edit ${name}` }).click()
  }
  await page.getByLabel('Client').fill('Written first')
  await other.getByLabel('Technology').fill('Written second')
  const save = (each: Page) => each.getByRole('button', { name: 'Update Project' }).click()
  await save(page)
  await expect(toast(page, 'Project updated successfully!')).toBeVisible()
  await save(other)
  await expect(other.getByRole('region', { name: 'Changed by someone else' })).toContainText(
    'Written first',
  )
  await expect(other.getByLabel('Client')).toHaveValue('Written first')
  await expect(other.getByLabel('Technology')).toHaveValue('Written second')
  await save(other)
  await expect(toast(other, 'Project updated successfully!')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: `View ${name}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Written first')
  await expect(dialog).toContainText('Written second')
  await context.close()
})
