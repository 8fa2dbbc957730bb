/** The trash: what was deleted is found, and comes back where it can. */
import type { APIRequestContext } from '@playwright/test'
import { checkBothThemes, expect, signIn, test } from './fixtures.ts'
import {
  givenItem,
  givenMember,
  givenRole,
  headersOf,
  picture,
  row,
  toast,
  uniqueName,
} from './office-records.ts'

/** A project that lies in the trash. */
async function givenDeletedProject(request: APIRequestContext, name: string) {
  await givenItem(request, 'project', name)
  const headers = await headersOf(request)
  const found = await request.get(`/api/v1/project?type=project&page=1&search=${name}`, { headers })
  const [{ _id }] = (await found.json()).portfolios
  const answer = await request.delete(`/api/v1/project/delete/${_id}`, { headers })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test('a deleted project is found and restored, by keyboard alone', async ({ page, request }) => {
  const name = uniqueName('Trashed')
  await givenDeletedProject(request, name)
  await signIn(page)
  await page.getByRole('link', { name: 'Trash' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trash')
  await page.getByLabel('Search').fill(name)
  const record = row(page, name)
  await expect(record).toContainText('Project')
  await expect(record).toContainText('owner')
  await expect(record).toContainText('30 days')
  await checkBothThemes(page)
  await page.getByLabel('Kind').selectOption('Category')
  await expect(page.getByText(`No deleted records match “${name}”.`)).toBeVisible()
  await page.getByLabel('Kind').selectOption('Project')
  await expect(record).toBeVisible()

  await page.getByRole('button', { name: `Restore ${name}` }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Restore ${name}?` })
  await expect(dialog).toContainText('takes the deletion back')
  await checkBothThemes(page)
  await dialog.getByRole('button', { name: 'Restore' }).focus()
  await page.keyboard.press('Enter')
  await expect(toast(page, `${name} is back`)).toBeVisible()
  await expect(page.getByText(`No deleted records match “${name}”.`)).toBeVisible()
  await page.goto(`/admin/projects?search=${name}`)
  await expect(row(page, name)).toBeVisible()
})

test('a user whose role is gone too comes back after it, with the rights they had', async ({
  page,
  request,
}) => {
  const headers = await headersOf(request)
  const role = await givenRole(request, {})
  const { username } = await givenMember(request, { role })
  const { data } = await (await request.get('/api/v1/admin', { headers })).json()
  const { permissions } = await (await request.get('/api/v1/permission/', { headers })).json()
  const user = data.find((one: { username: string }) => one.username === username)
  const gone = permissions.find((one: { role: string }) => one.role === role)
  for (const path of [`admin/delete/${user._id}`, `permission/${gone._id}`]) {
    expect((await request.delete(`/api/v1/${path}`, { headers })).ok()).toBe(true)
  }

  await signIn(page)
  await page.goto(`/admin/trash?search=${username}`)
  await expect(row(page, username)).toContainText(`Their role ${role} is in the trash.`)
  await expect(page.getByRole('button', { name: `Restore ${username}` })).toBeDisabled()
  for (const name of [role, username]) {
    await page.getByLabel('Search').fill(name)
    await page.getByRole('button', { name: `Restore ${name}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
    await expect(toast(page, `${name} is back`)).toBeVisible()
  }
  await page.goto(`/admin/users?search=${username}`)
  await expect(row(page, username)).toContainText(role)
})

test.describe('what stands in the way', () => {
  test.use({ expectedMessages: [/Failed to load resource/] })

  test('is said before and after one tries', async ({ page, request }) => {
    const headers = await headersOf(request)
    const category = uniqueName('Gone')
    const made = await request.post('/api/v1/category/create', {
      headers,
      multipart: { name: category, description: 'Sample', logo: await picture() },
    })
    const categoryId = (await made.json()).data._id
    const name = uniqueName('Filed away')
    const service = await request.post('/api/v1/services', {
      headers,
      multipart: {
        categoryId,
        name,
        description: 'd',
        approach: 'a',
        color: '#112233',
        workUrl: 'https://example.com',
        benefits: 'b',
        feature: JSON.stringify([{ name: 'f', description: 'd' }]),
        icon: await picture(),
      },
    })
    expect(service.ok(), await service.text()).toBe(true)
    const { _id } = (await service.json()).data
    await request.delete(`/api/v1/services/${_id}`, { headers })

    await signIn(page)
    await page.goto(`/admin/trash?search=${encodeURIComponent(name)}`)
    const button = page.getByRole('button', { name: `Restore ${name}` })
    await button.click()
    await request.delete(`/api/v1/category/delete/${categoryId}`, { headers })
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Restore' }).click()
    const reason = `Its category ${category} is in the trash. Restore the category first.`
    await expect(dialog.getByRole('alert')).toHaveText(reason)
    await checkBothThemes(page)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(row(page, name)).toContainText(reason)
    await expect(button).toBeDisabled()
    await expect(button).toHaveAttribute('title', reason)
    await checkBothThemes(page)
  })

  test('a trash that can’t be loaded can be asked for again, and an empty one says so', async ({
    page,
  }) => {
    await signIn(page)
    await page.route('**/api/v1/trash?*', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/admin/trash')
    await expect(page.getByText('The deleted records could not be loaded.')).toBeVisible()
    const pagination = { page: 1, limit: 10, total: 0, totalPages: 0 }
    await page.unroute('**/api/v1/trash?*')
    await page.route('**/api/v1/trash?*', (route) =>
      route.fulfill({ json: { success: true, data: [], pagination } }),
    )
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('No deleted records yet.')).toBeVisible()
    await checkBothThemes(page)
  })
})
