/** What is said where the server does not answer: the specification's own words, and nothing typed is lost. */
import type { Page, Route } from '@playwright/test'
import { expect, signIn, test } from './fixtures.ts'
import { givenItem, givenMember, headersOf, picture, uniqueName } from './office-records.ts'

test.use({ expectedMessages: [/Failed to load resource|Connecting to 'blob:/] })

const said = (page: Page, text: string) =>
  expect(page.getByRole('alert').filter({ hasText: text })).toHaveText(text)
const cutWrites = (route: Route) =>
  route.request().method() === 'GET' ? route.continue() : route.abort()

const lists = [
  { path: 'service', api: 'services', noun: 'service', label: 'Service', field: 'Approach' },
  { path: 'projects', api: 'project', noun: 'project', label: 'Project', field: 'Client' },
  { path: 'products', api: 'product', noun: 'product', label: 'Product', field: 'Client' },
]

for (const { path, api, noun, label, field } of lists) {
  test(`${noun}s that cannot be changed, deleted or read`, async ({ page, request }) => {
    const name = uniqueName('Out of reach')
    const isPortfolio = api !== 'services'
    // Those of the sample may have as many pictures as they can.
    if (isPortfolio) await givenItem(request, api, name)
    await signIn(page)
    await page.route(`**/api/v1/${api}/**`, cutWrites)
    await page.goto(`/admin/${path}${isPortfolio ? `?search=${name}` : ''}`)
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(field).fill('Never saved')
    await dialog.getByRole('button', { name: `Update ${label}` }).click()
    await said(page, `Failed to update ${noun}`)
    await expect(dialog.getByLabel(field)).toHaveValue('Never saved')
    if (isPortfolio) {
      await dialog.getByLabel('Images').setInputFiles(await picture())
      await said(page, 'Failed to upload image')
    }
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.getByRole('button', { name: 'Discard' }).click()
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await said(page, `Failed to delete ${noun}`)
    await dialog.getByRole('button', { name: 'Close' }).click()

    await page.route(new RegExp(`/api/v1/${api}(\\?|$)`), (route) => route.abort())
    await page.reload()
    await said(page, `Failed to fetch ${noun}s`)
    await expect(page.getByText(`The ${noun}s could not be loaded.`)).toBeVisible()
  })
}

test('a list shows how a record stands that someone else has switched off or deleted', async ({
  page,
  request,
}) => {
  const name = uniqueName('Overtaken')
  await givenItem(request, 'project', name)
  await signIn(page)
  await page.goto(`/admin/projects?search=${encodeURIComponent(name)}`)
  await expect(page.getByRole('button', { name: `Deactivate ${name}` })).toBeVisible()
  const headers = await headersOf(request)
  const found = await request.get(`/api/v1/project?search=${encodeURIComponent(name)}`, { headers })
  const [{ _id }] = (await found.json()).portfolios
  const off = { headers, data: { isActive: false } }
  expect((await request.patch(`/api/v1/project/status/${_id}`, off)).ok()).toBe(true)
  await page.getByRole('button', { name: `Deactivate ${name}` }).click()
  await said(page, 'This record was changed by someone else in the meantime')
  await page.getByRole('button', { name: `Activate ${name}` }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Project is active now' })).toBeVisible()

  await page.getByRole('button', { name: `Edit ${name}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Client').fill('Never saved')
  expect((await request.delete(`/api/v1/project/delete/${_id}`, { headers })).ok()).toBe(true)
  await dialog.getByRole('button', { name: 'Update Project' }).click()
  await said(page, 'Project not found')
  await expect(dialog.getByLabel('Client')).toHaveValue('Never saved')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText(`No projects match “${name}”.`)).toBeVisible()
})

test('a role, a user, the heading and the profile that cannot be saved', async ({
  page,
  request,
}) => {
  const role = uniqueName('Role')
  const made = await request.post('/api/v1/permission/create', {
    headers: await headersOf(request),
    data: { role },
  })
  expect(made.ok(), await made.text()).toBe(true)
  const { username } = await givenMember(request)
  await signIn(page)
  await page.route('**/api/v1/{permission,admin,alertHeader}/**', cutWrites)
  const dialog = page.getByRole('dialog')
  const close = async () => {
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.getByRole('button', { name: 'Discard' }).click()
    await expect(dialog).toHaveCount(0)
  }

  await page.getByRole('button', { name: 'Edit heading' }).click()
  await dialog.getByLabel('Heading').fill('Never shown')
  await dialog.getByRole('button', { name: 'Update Heading' }).click()
  await said(page, 'Failed to update heading. Please try again.')
  await close()

  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Profile' }).click()
  await dialog.getByRole('button', { name: 'Edit Address' }).click()
  await dialog.getByLabel('Address', { exact: true }).fill('Another street')
  await dialog.getByRole('button', { name: 'Update' }).click()
  await said(page, 'Failed to update profile. Please try again.')
  await close()

  await page.goto('/admin/permission')
  await page.getByRole('button', { name: 'Add Role' }).click()
  await dialog.getByLabel('Role', { exact: true }).fill('Never made')
  await dialog.getByRole('button', { name: 'Add Role' }).click()
  await said(page, 'Error creating permission')
  await close()
  await page.getByLabel('Search').fill(role)
  await page.getByRole('button', { name: `Edit ${role}` }).click()
  await dialog.getByLabel('Career: Create').check()
  await dialog.getByRole('button', { name: /^Update/ }).click()
  await said(page, 'Failed to update privileges')
  await close()

  await page.goto(`/admin/users?search=${username}`)
  await page.getByRole('button', { name: `Edit ${username}` }).click()
  await dialog.getByLabel('Role').selectOption(role)
  await dialog.getByRole('button', { name: 'Update Role' }).click()
  await said(page, 'An error occurred while updating the role.')
  await page.route('**/api/v1/admin/update-role/*', (route) =>
    route.fulfill({ status: 500, json: { success: false } }),
  )
  await dialog.getByRole('button', { name: 'Update Role' }).click()
  await said(page, 'Failed to update role.')
})
