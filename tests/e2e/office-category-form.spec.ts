/** The form of a category: what it asks for, what it refuses, and that nothing typed is lost. */
import { expect, test } from './fixtures.ts'
import { givenCategory, openCategories } from './office-categories.ts'
import {
  bigPicture,
  picture,
  recorderRefused,
  row,
  toast,
  uniqueName,
  wrongPicture,
} from './office-records.ts'

test.use({ expectedMessages: [recorderRefused] })

test('a category is added, and what is missing is said at its field', async ({ page }) => {
  const name = uniqueName('Added')
  await openCategories(page, name)
  await page.getByRole('button', { name: 'Add Category' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Category' })
  const submit = dialog.getByRole('button', { name: 'Add Category' })
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await expect(dialog.getByText('Recommended 400 x 200 px, max 1MB')).toBeVisible()
  await submit.click()
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('Name cannot be empty')
  await expect(dialog.getByText('Category icon is required')).toBeVisible()

  const description = dialog.getByLabel('Description')
  await description.fill('x'.repeat(81))
  await expect(dialog.getByText('81/80')).toBeVisible()
  await expect(description).toHaveAccessibleDescription('Description cannot exceed 80 characters')
  await description.fill('Made in a test')
  await expect(dialog.getByText('14/80')).toBeVisible()

  await dialog.getByLabel('Name').fill(name)
  const icon = dialog.getByLabel('Icon')
  await icon.setInputFiles(wrongPicture)
  await expect(
    dialog.getByText('Invalid file type. Please upload JPEG, PNG, or WebP images'),
  ).toBeVisible()
  await icon.setInputFiles(bigPicture)
  await expect(dialog.getByText('Image size cannot be more than 3MB')).toBeVisible()
  await icon.setInputFiles(await picture())
  await expect(dialog.getByAltText('Preview of icon.png')).toBeVisible()

  await submit.click()
  await expect(toast(page, 'Category created successfully!')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(row(page, name).getByRole('cell', { name: 'Made in a test' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add Category' })).toBeFocused()
})

test('a category is edited within its limits, once something has changed', async ({
  page,
  request,
}) => {
  const name = uniqueName('Edited')
  await givenCategory(request, name)
  await openCategories(page, name)
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: `Edit ${name}` })
  const save = dialog.getByRole('button', { name: 'Update Category' })
  const nameField = dialog.getByLabel('Name')
  const description = dialog.getByLabel('Description')
  await expect(nameField).toHaveValue(name)
  await expect(description).toHaveValue('As it was before')
  await expect(save).toBeDisabled()

  await nameField.fill('')
  await expect(nameField).toHaveAccessibleDescription('Name cannot be empty')
  await nameField.fill('x'.repeat(28))
  await expect(save).toBeEnabled()
  await nameField.fill('x'.repeat(29))
  await expect(nameField).toHaveAccessibleDescription(/at most 28 characters/)
  await expect(save).toBeDisabled()
  await nameField.fill('x'.repeat(51))
  await expect(nameField).toHaveAccessibleDescription('Name cannot exceed 50 characters')
  await nameField.fill('a < b')
  await expect(nameField).toHaveAccessibleDescription('Name contains invalid characters')
  await nameField.fill(name)
  await expect(save).toBeDisabled()

  await description.fill('100% cotton')
  await expect(description).toHaveAccessibleDescription('Description contains invalid characters')
  await description.fill('')
  await expect(save).toBeDisabled()
  await description.fill('As it is now')
  await expect(save).toBeEnabled()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(dialog.getByText('Category icon is required')).toBeVisible()
  await expect(save).toBeDisabled()
  await dialog.getByLabel('Icon').setInputFiles(await picture('new.png'))
  await save.click()
  await expect(toast(page, 'Category updated successfully!')).toBeVisible()
  await expect(row(page, name)).toContainText('As it is now')
  await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeFocused()
})

test('a dialog keeps the focus and asks before it drops what was typed', async ({ page }) => {
  await openCategories(page)
  const opener = page.getByRole('button', { name: 'Add Category' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add Category' })
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.type('Half a thought')
  await page.keyboard.press('Escape')
  await expect(dialog.getByText('Discard your changes?')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Name')).toHaveValue('Half a thought')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test.describe('refusals', () => {
  test.use({ expectedMessages: [/Failed to load resource|Connecting to 'blob:/] })

  test('an edit that comes second shows the first and keeps what was typed', async ({
    page,
    context,
    request,
  }) => {
    const name = uniqueName('Both')
    await givenCategory(request, name)
    await openCategories(page, name)
    const other = await context.newPage()
    await other.goto(`/admin/category?search=${encodeURIComponent(name)}`)
    for (const window of [page, other]) {
      await window.getByRole('button', { name: `Edit ${name}` }).click()
      await expect(window.getByRole('dialog')).toBeVisible()
    }
    const newName = uniqueName('Theirs')
    await other.getByLabel('Name').fill(newName)
    await other.getByLabel('Description').fill('Their words')
    await other.getByRole('button', { name: 'Update Category' }).click()
    await expect(toast(other, 'Category updated successfully!')).toBeVisible()

    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Description').fill('My words')
    await dialog.getByRole('button', { name: 'Update Category' }).click()
    const notice = dialog.getByRole('region', { name: 'Changed by someone else' })
    await expect(notice).toContainText('Their words')
    await expect(dialog.getByLabel('Name')).toHaveValue(newName)
    await expect(dialog.getByLabel('Description')).toHaveValue('My words')

    await dialog.getByRole('button', { name: 'Update Category' }).click()
    await expect(toast(page, 'Category updated successfully!')).toBeVisible()
    await page.getByLabel('Search').fill(newName)
    await expect(row(page, newName)).toContainText('My words')
  })

  test('without an answer the fixed words are told and nothing typed is lost', async ({
    page,
    request,
  }) => {
    const name = uniqueName('Offline')
    await givenCategory(request, name)
    await openCategories(page, name)
    for (const path of ['create', 'update/*', 'delete/*']) {
      await page.route(`**/api/v1/category/${path}`, (route) => route.abort())
    }
    await page.getByRole('button', { name: 'Add Category' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Never arrives')
    await dialog.getByLabel('Icon').setInputFiles(await picture())
    await dialog.getByRole('button', { name: 'Add Category' }).click()
    await expect(page.getByRole('alert')).toHaveText('Failed to create category')
    await expect(dialog.getByLabel('Name')).toHaveValue('Never arrives')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.getByRole('button', { name: 'Discard' }).click()

    await page.getByRole('button', { name: `Edit ${name}` }).click()
    await dialog.getByLabel('Description').fill('Never saved')
    await dialog.getByRole('button', { name: 'Update Category' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'update' })).toHaveText(
      'Failed to update category!',
    )
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Discard' }).click()

    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'delete' })).toHaveText(
      'Failed to delete category',
    )
  })
})
