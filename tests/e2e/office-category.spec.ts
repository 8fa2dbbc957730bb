/** The list of categories: the pattern that the other lists of the office follow. */
import { randomUUID } from 'node:crypto'
import { wordsUnder } from './boxes.ts'
import { checkAccessibility, expect, signIn, test } from './fixtures.ts'
import { givenCategory, openCategories } from './office-categories.ts'
import { givenMember, recorderRefused, row, toast, uniqueName } from './office-records.ts'

test.use({ expectedMessages: [recorderRefused] })

test('a category that is switched off says so on every width', async ({ page, request }) => {
  const name = uniqueName('Off')
  await givenCategory(request, name)
  await openCategories(page, name)
  await page.getByRole('button', { name: `Deactivate ${name}` }).press('Enter')
  const mark = row(page, name).getByText('Inactive', { exact: true }).filter({ visible: true })
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(mark).toHaveCount(1)
  }
})

test('the list is searched, turned and sorted, and the address keeps it all', async ({
  page,
  request,
}) => {
  const batch = randomUUID().slice(-6)
  for (const number of Array.from({ length: 12 }, (_, index) => index + 1)) {
    await givenCategory(request, `Batch ${batch} ${number}`)
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

test('a category is read in a dialog that changes nothing', async ({ page, request }) => {
  const name = uniqueName('Read')
  await givenCategory(request, name, 'Worth reading')
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
  await givenCategory(request, name)
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

test('the icon of a category is afloat on home as a thing of its craft is, clear of its words', async ({
  page,
  request,
}) => {
  const name = uniqueName('With icon')
  await givenCategory(request, name, 'As many words as a card is likely to have to say of a craft')
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

test.describe('refusals', () => {
  test.use({ expectedMessages: [/Failed to load resource|Connecting to 'blob:/] })

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
})

test('a Member reads categories and is offered nothing else', async ({ page, request }) => {
  await signIn(page, await givenMember(request))
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
