/** Deleting and bringing back, one record or several, and lists that the server sorts. */
import { checkAccessibility, expect, signIn, test } from './fixtures.ts'
import { givenItem, givenMember, headersOf, row, toast, uniqueName } from './office-records.ts'

test('a deletion is taken back from its notice', async ({ page, request }) => {
  const name = uniqueName('Undone')
  await givenItem(request, 'project', name)
  await signIn(page)
  await page.goto(`/admin/projects?search=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(`No projects match “${name}”.`)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, `${name} is back`)).toBeVisible()
  await expect(row(page, name)).toBeVisible()
})

test('several records are chosen and deleted by keyboard alone, and brought back', async ({
  page,
  request,
}) => {
  const batch = uniqueName('Chosen')
  for (const end of ['A', 'B', 'C']) await givenItem(request, 'product', `${batch} ${end}`)
  await signIn(page)
  await page.goto(`/admin/products?search=${encodeURIComponent(batch)}`)
  await expect(row(page, batch)).toHaveCount(3)
  await expect(page.getByRole('columnheader')).toHaveText(['Image', 'Name', 'Category', 'Actions'])
  const all = page.getByRole('checkbox', { name: 'Select all products on this page' })
  await all.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('3 selected')).toBeVisible()
  const second = page.getByRole('checkbox', { name: `Select ${batch} B` })
  await second.focus()
  await page.keyboard.press('Space')
  await expect(all).toBeChecked({ indeterminate: true })
  await checkAccessibility(page)

  await page.getByRole('button', { name: 'Delete 2 products' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete 2 products?' })
  await expect(dialog.getByRole('listitem')).toHaveText([`${batch} A`, `${batch} C`])
  await checkAccessibility(page)
  await dialog.getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(toast(page, '2 products deleted')).toBeVisible()
  await expect(row(page, batch)).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(row(page, batch)).toHaveCount(3)
})

test('by finger rows are chosen one after the other, and none moves from under it', async ({
  page,
  request,
}) => {
  const batch = uniqueName('Tapped')
  for (const end of ['A', 'B']) await givenItem(request, 'product', `${batch} ${end}`)
  await signIn(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/admin/products?search=${encodeURIComponent(batch)}`)
  const second = page.getByRole('checkbox', { name: `Select ${batch} B` })
  const before = await second.boundingBox()
  await page.getByRole('checkbox', { name: `Select ${batch} A` }).check()
  await expect(page.getByText('1 selected')).toBeVisible()
  expect(await second.boundingBox()).toEqual(before)
  await second.check()
  await expect(page.getByRole('button', { name: 'Delete 2 products' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Clear selection' }).click()
  await expect(page.getByText(/ selected$/)).toHaveCount(0)
})

test.describe('where one is in the way', () => {
  test.use({ expectedMessages: [/Failed to load resource/] })

  test('none is deleted, the reason stands by its name, and it can be left out', async ({
    page,
    request,
  }) => {
    const name = uniqueName('Free')
    const headers = await headersOf(request)
    const category = (await (await request.get('/api/v1/category')).json()).data[0]
    const icon = await (await request.get(category.icon)).body()
    const answer = await request.post('/api/v1/category/create', {
      headers,
      multipart: { name, logo: { name: 'icon.webp', mimeType: 'image/webp', buffer: icon } },
    })
    expect(answer.status(), await answer.text()).toBe(200)
    await signIn(page)
    await page.goto('/admin/category?sort=-name')
    await page.getByLabel('Search').fill('e')
    await page.getByRole('checkbox', { name: 'Select all categories on this page' }).check()
    await page.getByRole('button', { name: /^Delete \d+ categories$/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(
      'Nothing was deleted: not all of them can be.',
    )
    await expect(dialog.getByText(/^This category is still used by /).first()).toBeVisible()
    await dialog.getByRole('button', { name: /^Leave (it|them) out$/ }).press('Enter')
    await expect(dialog.getByText(/^This category is still used by /)).toHaveCount(0)
    await expect(dialog).toBeFocused()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test('projects are sorted by the server, and the address keeps the order', async ({
  page,
  request,
}) => {
  const batch = uniqueName('Sorted')
  for (const end of ['b', 'C', 'a']) await givenItem(request, 'project', `${batch} ${end}`)
  await signIn(page)
  await page.goto(`/admin/projects?search=${encodeURIComponent(batch)}`)
  const names = page.getByRole('row').filter({ hasText: batch })
  await expect(names).toContainText([`${batch} b`, `${batch} C`, `${batch} a`])
  const header = page.getByRole('columnheader', { name: 'Name' })
  await expect(header).toHaveAttribute('aria-sort', 'none')
  await header.getByRole('button').press('Enter')
  await expect(names).toContainText([`${batch} a`, `${batch} b`, `${batch} C`])
  await header.getByRole('button').press('Enter')
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  await expect(names).toContainText([`${batch} C`, `${batch} b`, `${batch} a`])
  await page.reload()
  await expect(names).toContainText([`${batch} C`, `${batch} b`, `${batch} a`])
})

test('a Member is offered no choice of several', async ({ page, request }) => {
  await signIn(page, await givenMember(request))
  await page.goto('/admin/projects')
  await expect(page.getByRole('button', { name: /^View / }).first()).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
})
