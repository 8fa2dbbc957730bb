/** What becomes of what was typed when a page is reloaded, a session ends or the line is cut. */
import { checkAccessibility, expect, signIn, test } from './fixtures.ts'
import {
  endSessionElsewhere,
  givenItem,
  givenMember,
  givenService,
  headersOf,
  toast,
  uniqueName,
} from './office-records.ts'

test('an edit survives a reload, shows what others saved since, and ends with its saving', async ({
  page,
  request,
}) => {
  const name = uniqueName('Drafted')
  await givenItem(request, 'project', name)
  await signIn(page)
  await page.goto(`/admin/projects?search=${encodeURIComponent(name)}`)
  const edit = page.getByRole('button', { name: `Edit ${name}` })
  const dialog = page.getByRole('dialog', { name: `Edit ${name}` })
  await edit.click()
  await dialog.getByLabel('Client').fill('Typed before the reload')
  page.once('dialog', (question) => question.accept())
  await page.reload()

  const list = await request.get(`/api/v1/project?search=${encodeURIComponent(name)}`)
  const [{ _id }] = (await list.json()).portfolios
  const answer = await request.patch(`/api/v1/project/update/${_id}`, {
    headers: await headersOf(request),
    multipart: { technology: 'Changed by another' },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  await page.reload()
  await edit.click()
  const draft = dialog.getByRole('region', { name: 'Draft' })
  await expect(draft).toContainText('was not saved')
  await expect(dialog.getByLabel('Client')).toHaveValue('Sample Client')
  await checkAccessibility(page)
  // Neither restored nor discarded, it is offered again.
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await edit.click()
  await expect(draft).toContainText('was not saved')
  await draft.getByRole('button', { name: 'Restore draft' }).press('Enter')
  await expect(draft).toHaveCount(0)
  await expect(dialog.getByLabel('Client')).toHaveValue('Typed before the reload')
  await expect(dialog.getByRole('region', { name: 'Changed by someone else' })).toContainText(
    'Changed by another',
  )
  await dialog.getByRole('button', { name: 'Update Project' }).click()
  await expect(toast(page, 'Project updated successfully!')).toBeVisible()
  await edit.click()
  await expect(dialog.getByLabel('Client')).toHaveValue('Typed before the reload')
  await expect(draft).toHaveCount(0)
})

test('a draft is found again, and the focus is at its first field, although a colleague has renamed the record', async ({
  page,
  request,
}) => {
  const name = uniqueName('Named')
  const renamed = uniqueName('Renamed')
  const id = await givenService(request, name)
  await signIn(page)
  await page.goto(`/admin/service?search=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await page.getByRole('dialog').getByLabel('Approach').fill('Typed before the renaming')
  page.once('dialog', (question) => question.accept())
  await page.reload()

  const answer = await request.patch(`/api/v1/services/${id}`, {
    headers: await headersOf(request),
    multipart: { name: renamed },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  await page.goto(`/admin/service?search=${encodeURIComponent(renamed)}`)
  await page.getByRole('button', { name: `Edit ${renamed}` }).click()
  const dialog = page.getByRole('dialog', { name: `Edit ${renamed}` })
  await dialog.getByRole('button', { name: 'Restore draft' }).press('Enter')
  await expect(dialog.getByLabel('Approach')).toHaveValue('Typed before the renaming')
  await expect(dialog.getByRole('region', { name: 'Changed by someone else' })).toContainText(
    renamed,
  )
  await expect(dialog.getByLabel('Category')).toBeFocused()
})

test.describe('the features of a service', () => {
  test.use({ expectedMessages: [/Failed to load resource/] })

  test('that were added are on show after a reload and after another’s edit, and saved', async ({
    page,
    request,
  }) => {
    const name = uniqueName('Rows')
    const id = await givenService(request, name)
    const change = async (approach: string) => {
      const answer = await request.patch(`/api/v1/services/${id}`, {
        headers: await headersOf(request),
        multipart: { approach },
      })
      expect(answer.ok(), await answer.text()).toBe(true)
    }
    await signIn(page)
    await page.goto(`/admin/service?search=${encodeURIComponent(name)}`)
    const edit = page.getByRole('button', { name: `Edit ${name}` })
    const dialog = page.getByRole('dialog', { name: `Edit ${name}` })
    const conflict = dialog.getByRole('region', { name: 'Changed by someone else' })
    const save = dialog.getByRole('button', { name: 'Update Service' })
    await edit.click()
    await dialog.getByRole('button', { name: 'Add feature' }).click()
    await dialog.getByLabel('Feature name 2').fill('Second')
    page.once('dialog', (question) => question.accept())
    await page.reload()
    await edit.click()
    await dialog.getByRole('button', { name: 'Restore draft' }).click()
    await expect(dialog.getByLabel('Feature name 1')).toHaveValue('Kept')
    await expect(dialog.getByLabel('Feature name 2')).toHaveValue('Second')
    await expect(save).toBeDisabled()
    await dialog.getByLabel('Feature description 2').fill('Was not lost')

    await change('Changed by another')
    await save.click()
    await expect(conflict).toContainText('Changed by another')
    await expect(dialog.getByLabel('Feature name 2')).toHaveValue('Second')
    await dialog.getByRole('button', { name: 'Add feature' }).click()
    await dialog.getByLabel('Feature name 3').fill('Third')

    await change('Changed again')
    page.once('dialog', (question) => question.accept())
    await page.reload()
    await edit.click()
    await dialog.getByRole('button', { name: 'Restore draft' }).click()
    await expect(conflict).toContainText('Changed again')
    await expect(dialog.getByLabel('Feature name 3')).toHaveValue('Third')
    await dialog.getByLabel('Feature description 3').fill('Neither was this')
    await save.click()
    await expect(toast(page, 'Service updated successfully!')).toBeVisible()
    const saved = await (await request.get(`/api/v1/services/${id}`)).json()
    expect(saved.service).toMatchObject({
      approach: 'Changed again',
      features: [{ name: 'Kept' }, { name: 'Second' }, { name: 'Third' }],
    })
  })

  test('of which one was removed, and nothing else, are a draft', async ({ page, request }) => {
    const name = uniqueName('Removed')
    await givenService(request, name)
    await signIn(page)
    await page.goto(`/admin/service?search=${encodeURIComponent(name)}`)
    const edit = page.getByRole('button', { name: `Edit ${name}` })
    const dialog = page.getByRole('dialog', { name: `Edit ${name}` })
    await edit.click()
    await dialog.getByRole('button', { name: 'Remove feature 1' }).click()
    await expect(dialog.getByText('At least one feature is required')).toBeVisible()
    page.once('dialog', (question) => question.accept())
    await page.reload()
    await edit.click()
    await expect(dialog.getByLabel('Feature name 1')).toHaveValue('Kept')
    await dialog.getByRole('button', { name: 'Restore draft' }).click()
    await expect(dialog.getByLabel('Feature name 1')).toHaveCount(0)
    await expect(dialog.getByText('At least one feature is required')).toBeVisible()
  })
})

test.describe('signed out', () => {
  test.use({ expectedMessages: [/Failed to load resource/] })

  test('by a dead token, the same person finds the draft again; after Logout, nobody does', async ({
    page,
    request,
  }) => {
    const name = uniqueName('Expired')
    await givenItem(request, 'product', name)
    const member = await givenMember(request)
    const path = `/admin/products?search=${encodeURIComponent(name)}`
    const dialog = page.getByRole('dialog', { name: `Edit ${name}` })
    const draft = dialog.getByRole('region', { name: 'Draft' })
    const client = dialog.getByLabel('Client')
    const open = async () => {
      await page.goto(path)
      await page.getByRole('button', { name: `Edit ${name}` }).click()
    }
    await signIn(page, member)
    await open()
    await client.fill('Half a form')
    const token = await page.evaluate(() => localStorage.getItem('DS_Token'))
    await request.post('/api/v1/admin/logout', { headers: { Authorization: `Bearer ${token}` } })
    await dialog.getByRole('button', { name: 'Update Product' }).click()
    await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('DS_Token'))).toBeNull()

    await signIn(page, member)
    await open()
    await draft.getByRole('button', { name: 'Restore draft' }).click()
    await expect(client).toHaveValue('Half a form')
    page.once('dialog', (question) => question.accept())
    await open()
    await draft.getByRole('button', { name: 'Discard draft' }).click()
    await expect(client).toHaveValue('Sample Client')
    await client.fill('Left behind')
    page.once('dialog', (question) => question.accept())
    await page.goto(path)
    const kept = () => page.evaluate(() => JSON.stringify(sessionStorage))
    expect(await kept()).toContain('Left behind')
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible()
    expect(await kept()).not.toContain('Left behind')
  })

  test('by a dead token, a profile is filled in again, and shows what changed since', async ({
    page,
    request,
  }) => {
    const member = await givenMember(request)
    const dialog = page.getByRole('dialog', { name: 'Profile' })
    const draft = dialog.getByRole('region', { name: 'Draft' })
    const address = dialog.getByRole('textbox', { name: 'Address' })
    const update = dialog.getByRole('button', { name: 'Update' })
    const open = async () => {
      await page.getByRole('button', { name: 'Account' }).click()
      await page.getByRole('button', { name: 'Profile' }).click()
    }
    await signIn(page, member)
    await open()
    await dialog.getByRole('button', { name: 'Edit Address' }).click()
    await address.fill('Half a street')
    await endSessionElsewhere(page, request)
    await update.click()
    await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible()

    await signIn(page, member)
    const { _id } = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? ''))
    const changed = await request.patch(`/api/v1/admin/update/${_id}`, {
      headers: await headersOf(request, member),
      data: { contactNumber: '03009999999' },
    })
    expect(changed.ok(), await changed.text()).toBe(true)
    await open()
    await expect(address).toHaveValue('Lahore')
    await checkAccessibility(page)
    await dialog.getByRole('button', { name: 'Edit Email' }).press('Enter')
    await draft.getByRole('button', { name: 'Restore draft' }).press('Enter')
    await expect(draft).toHaveCount(0)
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeFocused()
    await expect(address).toHaveValue('Half a street')
    await update.click()
    await expect(dialog.getByRole('region', { name: 'Changed by someone else' })).toContainText(
      '03009999999',
    )
    await update.click()
    await expect(toast(page, '🔔 Re-login for changes to take effect!')).toBeVisible()

    await signIn(page, member)
    await open()
    await expect(address).toHaveValue('Half a street')
    await expect(draft).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Edit Address' }).click()
    await address.fill('Never kept')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.getByRole('button', { name: 'Discard' }).click()
    await open()
    await expect(address).toHaveValue('Half a street')
    await expect(draft).toHaveCount(0)
  })

  test('a lost connection is told, and what was missing is read once it is back', async ({
    page,
    context,
  }) => {
    await signIn(page)
    await expect(page.getByRole('table', { name: 'Potential Customers' })).toBeVisible()
    await context.setOffline(true)
    await expect(toast(page, 'The connection is lost. What you typed is kept.')).toBeVisible()
    await page.getByLabel('Search').fill('nobody-at-all')
    await expect(page.getByText('could not be loaded').last()).toBeVisible()
    await context.setOffline(false)
    await expect(toast(page, 'The connection is back.')).toBeVisible()
    await expect(page.getByText('No potential customers match “nobody-at-all”.')).toBeVisible()
  })

  test('a right that is missing is named', async ({ page, request }) => {
    await signIn(page, await givenMember(request))
    await page.route('**/api/v1/project?*', (route) =>
      route.fulfill({
        status: 403,
        json: { success: false, message: 'Your role lacks the right to update in projects' },
      }),
    )
    await page.goto('/admin/projects')
    await expect(page.getByText('Your role does not show you these projects.')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText(
      'Your role lacks the right to update in projects',
    )
  })
})
