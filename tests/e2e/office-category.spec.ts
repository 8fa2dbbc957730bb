/** The categories screen: the pattern that the other lists of the office follow. */
import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { owner } from '#tests/owner.ts'
import { pictureFile } from '#tests/pictures.ts'
import { wordsUnder } from './boxes.ts'
import { checkAccessibility, expect, signIn, test } from './fixtures.ts'

/** Said to Playwright's recorder, which tries to read the preview of a chosen picture. */
const recorderRefused = /Connecting to 'blob:/
test.use({ expectedMessages: [recorderRefused] })

/** A name that no other test uses, short enough for the edit form. */
const uniqueName = (start: string) => `${start} ${randomUUID().slice(-8)}`

const picture = async (name = 'icon.png') => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(await (await pictureFile(name)).arrayBuffer()),
})

async function tokenOf(request: APIRequestContext, account = owner): Promise<string> {
  return (await (await request.post('/api/v1/admin/login', { data: account })).json()).token
}

/** Makes a category by the API. */
async function given(request: APIRequestContext, name: string, description = 'As it was before') {
  const answer = await request.post('/api/v1/category/create', {
    headers: { Authorization: `Bearer ${await tokenOf(request)}` },
    multipart: { name, description, logo: await picture() },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

async function openCategories(page: Page, search = '') {
  await signIn(page)
  await page.goto(`/admin/category${search && `?search=${encodeURIComponent(search)}`}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Category' })).toBeVisible()
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

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
  await icon.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(
    dialog.getByText('Invalid file type. Please upload JPEG, PNG, or WebP images'),
  ).toBeVisible()
  await icon.setInputFiles({
    name: 'big.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(3 * 1_048_576 + 1),
  })
  await expect(dialog.getByText('Image size cannot be more than 3MB')).toBeVisible()
  await icon.setInputFiles(await picture())
  await expect(dialog.getByAltText('Preview of icon.png')).toBeVisible()

  await submit.click()
  await expect(toast(page, 'Category created successfully!')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(row(page, name).getByRole('cell', { name: 'Made in a test' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add Category' })).toBeFocused()
})

test('the icon of a category is afloat on home as a thing of its craft is, clear of its words', async ({
  page,
  request,
}) => {
  const name = uniqueName('With icon')
  await given(request, name, 'As many words as a card is likely to have to say of a craft')
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const card = page.locator('.category-grid > li').filter({ hasText: name })
    await card.scrollIntoViewIfNeeded()
    const icon = card.locator('img')
    await expect(icon).toHaveJSProperty('complete', true)
    expect(await icon.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    // Of whatever shape, it has the place of other things, whole.
    await expect(icon).toHaveCSS('object-fit', 'contain')
    const covered = await wordsUnder(card, 'img', 'h3, p, a')
    expect(covered, `at ${width} pixels`).toEqual([])
  }
})

test('a category is edited within its limits, once something has changed', async ({
  page,
  request,
}) => {
  const name = uniqueName('Edited')
  await given(request, name)
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

test('a category is read in a dialog that changes nothing', async ({ page, request }) => {
  const name = uniqueName('Read')
  await given(request, name, 'Worth reading')
  await openCategories(page, name)
  const view = page.getByRole('button', { name: `View ${name}` })
  await view.click()
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog.getByText('Worth reading')).toBeVisible()
  const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date())
  await expect(dialog.getByText(today)).toHaveCount(2)
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
  await expect(dialog).not.toContainText(/_id|version|isActive/)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(view).toBeFocused()
})

test('a category is deleted after a question', async ({ page, request }) => {
  const name = uniqueName('Deleted')
  await given(request, name)
  await openCategories(page, name)
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: `Delete ${name}?` })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(row(page, name)).toBeVisible()

  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Category deleted successfully')).toBeVisible()
  await expect(page.getByRole('button', { name: `View ${name}` })).toHaveCount(0)
  await expect(page.getByText(`No categories match “${name}”.`)).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('the list is searched, turned and sorted, and the address keeps it all', async ({
  page,
  request,
}) => {
  const batch = randomUUID().slice(-6)
  const token = await tokenOf(request)
  for (const number of Array.from({ length: 12 }, (_, index) => index + 1)) {
    const answer = await request.post('/api/v1/category/create', {
      headers: { Authorization: `Bearer ${token}` },
      multipart: { name: `Batch ${batch} ${number}`, logo: await picture() },
    })
    expect(answer.ok()).toBe(true)
  }
  await openCategories(page)
  await page.getByLabel('Search').fill(`bATCH ${batch}`)
  const rows = row(page, `Batch ${batch}`)
  const previous = page.getByRole('button', { name: 'Previous page' })
  const next = page.getByRole('button', { name: 'Next page' })
  await expect(page.getByText('12 categories')).toBeVisible()
  await expect(rows).toHaveCount(10)
  await expect(previous).toBeDisabled()
  await next.click()
  await expect(rows).toHaveCount(2)
  await expect(next).toBeDisabled()
  await expect(next).toBeFocused()
  await expect(page.getByText('Page 2 of 2')).toBeVisible()

  await page.reload()
  await expect(rows).toHaveCount(2)
  await page.goBack()
  await expect(page.getByText('Page 1 of 2')).toBeVisible()

  const nameHeader = page.getByRole('columnheader', { name: 'Name' })
  await expect(nameHeader).toHaveAttribute('aria-sort', 'none')
  await nameHeader.getByRole('button').click()
  await nameHeader.getByRole('button').click()
  await expect(nameHeader).toHaveAttribute('aria-sort', 'descending')
  await expect(rows.first()).toContainText(`Batch ${batch} 12`)

  await page.getByRole('button', { name: 'Next page' }).click()
  await page.getByLabel('Search').fill('nothing is called this')
  await expect(page.getByText('No categories match “nothing is called this”.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page.getByText(/Page 1 of/)).toBeVisible()
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
    await given(request, name)
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

  test('a category in use stays, and the reason is told', async ({ page }) => {
    await openCategories(page)
    await page.getByLabel('Search').fill('Web Development')
    await page.getByRole('button', { name: 'Delete Web Development' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('alert')).toContainText('This category is still used by')
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(row(page, 'Web Development')).toBeVisible()
  })

  test('a list that cannot be loaded says so and can be asked for again', async ({ page }) => {
    await signIn(page)
    await page.route('**/api/v1/category', (route) => route.abort())
    await page.goto('/admin/category')
    await expect(page.getByRole('alert')).toHaveText('Failed to fetch categories')
    await expect(page.getByText('The categories could not be loaded.')).toBeVisible()
    await checkAccessibility(page)
    await page.unroute('**/api/v1/category')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: /^View / }).first()).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('without an answer the fixed words are told and nothing typed is lost', async ({
    page,
    request,
  }) => {
    const name = uniqueName('Offline')
    await given(request, name)
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

test('a Member reads categories and is offered nothing else', async ({ page, request }) => {
  const member = { username: `member-${randomUUID().slice(-8)}`, password: 'Read-only-4' }
  const registered = await request.post('/api/v1/admin/register', {
    headers: { Authorization: `Bearer ${await tokenOf(request)}` },
    data: {
      ...member,
      fullName: 'Sample Member',
      email: `${member.username}@example.com`,
      contactNumber: '03000000000',
      address: 'Lahore',
      gender: 'Female',
      dateOfBirth: '1990-01-01',
    },
  })
  expect(registered.ok(), await registered.text()).toBe(true)
  await signIn(page, member)
  await page.goto('/admin/category')
  await expect(page.getByRole('button', { name: /^View / }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Add|Edit|Delete) / })).toHaveCount(0)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('the screen and its dialogs are accessible', async ({ page }) => {
      await openCategories(page)
      await expect(page.getByRole('button', { name: /^View / }).first()).toBeVisible()
      await checkAccessibility(page)
      await page
        .getByRole('button', { name: /^View / })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await checkAccessibility(page)
      await page.getByRole('button', { name: 'Close' }).click()
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click()
      await page.getByLabel('Name').fill('a < b')
      await expect(page.getByText('Name contains invalid characters')).toBeVisible()
      await checkAccessibility(page)
      await page.keyboard.press('Escape')
      await expect(page.getByText('Discard your changes?')).toBeVisible()
      await checkAccessibility(page)
      await page.getByRole('button', { name: 'Discard' }).click()
      await page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await checkAccessibility(page)
    })
  })
}
