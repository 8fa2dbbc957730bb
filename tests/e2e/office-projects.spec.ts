/** Projects and products: forms with pictures, and lists that the server searches and pages. */
import type { Page } from '@playwright/test'
import { checkAccessibility, expect, signIn, test } from './fixtures.ts'
import { hold } from './held-calls.ts'
import {
  bigPicture,
  firstCategory,
  givenItem,
  givenMember,
  headersOf,
  picture,
  recorderRefused,
  row,
  toast,
  uniqueName,
  wrongPicture,
} from './office-records.ts'

test.use({ expectedMessages: [recorderRefused] })

async function openScreen(page: Page, path: string, title: string, search = '') {
  await signIn(page)
  await page.goto(`/admin/${path}${search && `?search=${encodeURIComponent(search)}`}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

const kinds = [
  { type: 'project', path: 'projects', title: 'Project', updated: 'Project updated successfully!' },
  { type: 'product', path: 'products', title: 'Product', updated: 'product updated successfully!' },
]

for (const { type, path, title, updated } of kinds) {
  test(`a ${type} is added once everything is there`, async ({ page, request }) => {
    const name = uniqueName('Added')
    const category = await firstCategory(request)
    await openScreen(page, path, title, name)
    await page.getByRole('button', { name: `Add ${title}` }).click()
    const dialog = page.getByRole('dialog', { name: `Add ${title}` })
    const submit = dialog.getByRole('button', { name: `Add ${title}` })
    await expect(submit).toBeDisabled()
    const categoryField = dialog.getByLabel('Category')
    await expect(categoryField.getByRole('option').first()).toHaveText('Select a category')
    await categoryField.selectOption({ label: category.name })
    const nameField = dialog.getByLabel(`${title} Name`)
    await nameField.fill('x')
    await nameField.fill('')
    await expect(nameField).toHaveAccessibleDescription('Required')
    await nameField.fill(name)
    await dialog.getByLabel('Client').fill('Sample Client')
    await dialog.getByLabel('Technology').fill('TypeScript')
    await dialog.getByLabel('URL').fill('https://example.com/sample')
    await dialog.getByLabel('Date').fill('2026-03-05')
    const description = dialog.getByLabel('Description')
    await description.fill('x'.repeat(501))
    await expect(dialog.getByText('501/500 characters')).toBeVisible()
    await expect(description).toHaveAccessibleDescription(/cannot exceed 500 characters/)
    await description.fill('Made in a test')
    await expect(submit).toBeDisabled()

    const images = dialog.getByLabel('Images')
    await images.setInputFiles(wrongPicture)
    await expect(dialog.getByText('Only PNG, JPG, and JPEG formats are allowed')).toBeVisible()
    await images.setInputFiles(bigPicture)
    await expect(dialog.getByText('Image size cannot be more than 3MB')).toBeVisible()
    await images.setInputFiles(
      await Promise.all(['1.png', '2.png', '3.png', '4.png', '5.png'].map(picture)),
    )
    await expect(dialog.getByText('Maximum image limit reached')).toBeVisible()
    await expect(dialog.getByRole('img', { name: /^Preview of/ })).toHaveCount(4)
    await dialog.getByRole('button', { name: 'Remove image 4' }).click()
    await expect(dialog.getByRole('img', { name: /^Preview of/ })).toHaveCount(3)

    await submit.click()
    await expect(toast(page, `${title} added successfully!`)).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(row(page, name)).toContainText(category.name)
  })

  test(`a ${type} is edited, and each of its images at once`, async ({ page, request }) => {
    const name = uniqueName('Edited')
    await givenItem(request, type, name)
    await openScreen(page, path, title, name)
    await page.getByRole('button', { name: `Edit ${name}` }).click()
    const dialog = page.getByRole('dialog', { name: `Edit ${name}` })
    const save = dialog.getByRole('button', { name: `Update ${title}` })
    await expect(dialog.getByLabel('Category')).not.toHaveValue('')
    await expect(dialog.getByLabel('Date')).toHaveValue('2026-03-05')
    await expect(dialog.getByText('16/1000 characters')).toBeVisible()
    await expect(save).toBeDisabled()

    const present = dialog.getByRole('img', { name: /^Present image/ })
    await dialog.getByRole('button', { name: 'Remove image 1' }).click()
    await expect(dialog.getByText('At least one image is required')).toBeVisible()
    const images = dialog.getByLabel('Images')
    await images.setInputFiles(wrongPicture)
    await expect(dialog.getByText('Please upload JPEG, PNG, or WebP images')).toBeVisible()
    await images.setInputFiles(bigPicture)
    await expect(dialog.getByText('Image size should be less than 3MB')).toBeVisible()
    await images.setInputFiles(await Promise.all(['1.png', '2.png', '3.png', '4.png'].map(picture)))
    await expect(dialog.getByText('You can only upload 3 more image(s)')).toBeVisible()

    await dialog.getByLabel('Client').fill('Another Client')
    await images.setInputFiles(await picture('second.png'))
    await expect(toast(page, 'Image uploaded successfully!')).toBeVisible()
    await expect(present).toHaveCount(2)
    const removal = dialog.getByRole('button', { name: 'Remove image 2' })
    await expect(removal).toBeEnabled()
    await removal.press('Enter')
    await expect(toast(page, 'Image removed successfully!')).toBeVisible()
    await expect(present).toHaveCount(1)
    await expect(images).toBeFocused()
    await expect(dialog.getByLabel('Client')).toHaveValue('Another Client')

    await save.click()
    await expect(toast(page, updated)).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: `View ${name}` }).click()
    await expect(page.getByRole('dialog', { name })).toContainText('Another Client')
  })

  test(`a ${type} is read, switched off and deleted`, async ({ page, request }) => {
    const name = uniqueName('Read')
    await givenItem(request, type, name)
    await openScreen(page, path, title, name)
    await page.getByRole('button', { name: `View ${name}` }).click()
    const details = page.getByRole('dialog', { name })
    await expect(details).toContainText('March 5, 2026')
    await expect(details).not.toContainText(/_id|version|isActive|Status/)
    await checkAccessibility(page)
    await details.getByRole('button', { name: 'Enlarge image 1' }).click()
    await expect(page.getByRole('img', { name: `${name}, image 1 of 1` })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(details).toBeVisible()
    await details.getByRole('button', { name: 'Close' }).click()

    await page.getByRole('button', { name: `Deactivate ${name}` }).click()
    await expect(toast(page, `${title} is inactive now`)).toBeVisible()
    await expect(row(page, name)).toContainText('Inactive')

    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(toast(page, `${title} deleted successfully`)).toBeVisible()
    await expect(page.getByText(`No ${type}s match “${name}”.`)).toBeVisible()
  })
}

test('projects are searched by code and turned by the server, ten a page', async ({
  page,
  request,
}) => {
  const batch = uniqueName('Batch')
  for (const number of Array.from({ length: 11 }, (_, index) => index + 1)) {
    await givenItem(request, 'project', `${batch} no ${number}`)
  }
  await openScreen(page, 'projects', 'Project')
  await expect(
    page.getByText('Start by stocking your store with products your customers will love'),
  ).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText(['Image', 'Name', 'Category', 'Actions'])
  await checkAccessibility(page)
  const search = page.getByPlaceholder('Search by Code/Name......')
  await search.fill(batch.toUpperCase())
  await expect(page.getByText('11 projects')).toBeVisible()
  await expect(row(page, batch)).toHaveCount(10)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(row(page, batch)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled()

  await page.getByRole('button', { name: /^Delete / }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Page 1 of 1')).toBeVisible()
  await expect(row(page, batch)).toHaveCount(10)
  await search.fill('PRJ-0001')
  await expect(page.getByText('1 project', { exact: true })).toBeVisible()
})

test('products are filtered by their status', async ({ page, request }) => {
  const name = uniqueName('Filtered')
  await givenItem(request, 'product', name)
  await openScreen(page, 'products', 'Product', name)
  await checkAccessibility(page)
  await page.getByLabel('Status').selectOption('false')
  await expect(page.getByText(`No products match “${name}”.`)).toBeVisible()
  await page.getByLabel('Status').selectOption('true')
  await expect(row(page, name)).toBeVisible()
})

test('a filter that is chosen right after a search keeps the search', async ({ page, request }) => {
  const name = uniqueName('Hurried')
  await givenItem(request, 'product', name)
  await openScreen(page, 'products', 'Product')
  // In the moment between the search in the address and the list that is drawn for it.
  await page.getByLabel('Status').evaluate((status: HTMLSelectElement) => {
    const { replaceState } = history
    history.replaceState = (...entry) => {
      replaceState.apply(history, entry)
      history.replaceState = replaceState
      queueMicrotask(() => {
        status.value = 'false'
        status.dispatchEvent(new Event('change', { bubbles: true }))
      })
    }
  })
  await page.getByLabel('Search').fill(name)
  await expect(page.getByText(`No products match “${name}”.`)).toBeVisible()
  await expect(page.getByLabel('Search')).toHaveValue(name)
})

test('a Member adds and edits projects, and can neither switch nor delete them', async ({
  page,
  request,
}) => {
  await signIn(page, await givenMember(request))
  await page.goto('/admin/projects')
  await expect(page.getByRole('button', { name: 'Add Project' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Edit / }).first()).toBeEnabled()
  await expect(page.getByRole('button', { name: /^(Delete|Deactivate) / })).toHaveCount(0)
})

test.describe('an image of a project that someone else has changed meanwhile', () => {
  test.use({
    expectedMessages: [new RegExp(`Failed to load resource|${recorderRefused.source}`)],
  })

  test('is still added or removed, and the form shows their change', async ({ page, request }) => {
    const name = uniqueName('Stale')
    await givenItem(request, 'project', name)
    await openScreen(page, 'projects', 'Project', name)
    await page.getByRole('button', { name: `Edit ${name}` }).click()
    const dialog = page.getByRole('dialog', { name: `Edit ${name}` })
    await dialog.getByLabel('Client').fill('My Client')

    const headers = await headersOf(request)
    const found = await request.get(`/api/v1/project?type=project&page=1&search=${name}`, {
      headers,
    })
    const [{ _id }] = (await found.json()).portfolios
    const change = async (fields: Record<string, string>) => {
      const answer = await request.patch(`/api/v1/project/update/${_id}`, {
        headers,
        multipart: { type: 'project', ...fields },
      })
      expect(answer.ok(), await answer.text()).toBe(true)
    }
    await change({ technology: 'Elixir', client: 'Their Client' })
    await dialog.getByLabel('Images').setInputFiles(await picture('second.png'))
    await expect(toast(page, 'Image uploaded successfully!')).toBeVisible()
    const present = dialog.getByRole('img', { name: /^Present image/ })
    await expect(present).toHaveCount(2)
    const notice = dialog.getByRole('region', { name: 'Changed by someone else' })
    await expect(notice).toContainText('Their Client')
    await expect(dialog.getByLabel('Client')).toHaveValue('My Client')
    await expect(dialog.getByLabel('Technology')).toHaveValue('Elixir')

    await change({ technology: 'Erlang' })
    await dialog.getByRole('button', { name: 'Remove image 2' }).click()
    await expect(toast(page, 'Image removed successfully!')).toBeVisible()
    await expect(present).toHaveCount(1)
    await expect(dialog.getByLabel('Technology')).toHaveValue('Erlang')
    await dialog.getByRole('button', { name: 'Update Project' }).click()
    await expect(dialog).toHaveCount(0)
    const saved = await request.get(`/api/v1/project/${_id}`)
    expect((await saved.json()).portfolio).toMatchObject({
      client: 'My Client',
      technology: 'Erlang',
      image: [expect.any(String)],
    })
  })
})

test('one’s own image and one’s own edit wait for each other', async ({ page, request }) => {
  const name = uniqueName('Own')
  await givenItem(request, 'project', name)
  await openScreen(page, 'projects', 'Project', name)
  const edit = page.getByRole('button', { name: `Edit ${name}` })
  const dialog = page.getByRole('dialog', { name: `Edit ${name}` })
  const images = dialog.getByLabel('Images')
  const save = dialog.getByRole('button', { name: 'Update Project' })
  await edit.click()
  await dialog.getByLabel('Client').fill('My Client')
  const letEditGo = await hold(page, '**/api/v1/project/update/*')
  await save.click()
  await expect(images).toHaveAttribute('aria-disabled', 'true')
  await images.setInputFiles(await picture('meanwhile.png'))
  await expect(toast(page, 'Uploading image...')).toHaveCount(0)
  letEditGo()
  await expect(toast(page, 'Project updated successfully!')).toBeVisible()
  await expect(dialog).toHaveCount(0)

  await edit.click()
  await dialog.getByLabel('Client').fill('My other Client')
  const letImageGo = await hold(page, '**/api/v1/project/change-image/*')
  await images.setInputFiles(await picture('second.png'))
  await expect(save).toBeDisabled()
  letImageGo()
  await expect(dialog.getByRole('img', { name: /^Present image/ })).toHaveCount(2)
  await save.click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: `View ${name}` }).click()
  await expect(page.getByRole('dialog', { name })).toContainText('My other Client')
})

test.describe('line breaks', () => {
  test.use({ expectedMessages: [/Failed to load resource/] })

  test('count the same when read again, and are no edit', async ({ page, request }) => {
    const name = uniqueName('Lines')
    await givenItem(request, 'project', name)
    await openScreen(page, 'projects', 'Project', name)
    const edit = page.getByRole('button', { name: `Edit ${name}` })
    const dialog = page.getByRole('dialog', { name: `Edit ${name}` })
    const description = dialog.getByLabel('Description')
    const save = dialog.getByRole('button', { name: 'Update Project' })
    const text = `${'x'.repeat(99)}\n`.repeat(10).slice(0, -1).padEnd(1_000, '!')
    await edit.click()
    await description.fill(text)
    await expect(dialog.getByText('1000/1000 characters')).toBeVisible()
    await save.click()
    await expect(toast(page, 'Project updated successfully!')).toBeVisible()
    await edit.click()
    await expect(dialog.getByText('1000/1000 characters')).toBeVisible()
    await description.focus()
    await page.keyboard.press('Tab')
    await expect(save).toBeDisabled()

    await dialog.getByLabel('Client').fill('My Client')
    const headers = await headersOf(request)
    const found = await request.get(`/api/v1/project?search=${encodeURIComponent(name)}`)
    const [{ _id }] = (await found.json()).portfolios
    const changed = await request.patch(`/api/v1/project/update/${_id}`, {
      headers,
      multipart: { description: 'Written by\r\na colleague' },
    })
    expect(changed.ok(), await changed.text()).toBe(true)
    await save.click()
    await expect(description).toHaveValue('Written by\na colleague')
    await description.focus()
    await page.keyboard.press('Tab')
    await save.click()
    await expect(dialog).toHaveCount(0)
    const saved = await request.get(`/api/v1/project/${_id}`)
    expect((await saved.json()).portfolio).toMatchObject({
      client: 'My Client',
      description: 'Written by\na colleague',
    })
  })
})

test('a form that can’t be sent yet says what it still needs', async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/projects')
  await page.getByRole('button', { name: 'Add Project' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Project' })
  const needed = dialog.getByText('Still needed:')
  await expect(needed).toHaveText(/: Images, Category, Project Name, Client, .*Description$/)
  await dialog.getByLabel('Category').selectOption({ index: 1 })
  for (const label of ['Project Name', 'Client', 'Technology', 'Description']) {
    await dialog.getByLabel(label).fill('Something')
  }
  await dialog.getByLabel('URL').fill('no address')
  await dialog.getByLabel('Date').fill('2026-03-05')
  await expect(needed).toHaveText('Still needed: Images, URL')
  await dialog.getByLabel('URL').fill('https://example.com')
  await dialog.locator('input[type=file]').setInputFiles(await picture())
  await expect(needed).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Add Project' })).toBeEnabled()
})
