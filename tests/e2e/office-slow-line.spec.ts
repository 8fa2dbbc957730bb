/** A slow line: what is done while an answer is still on its way is neither lost nor ignored. */
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures.ts'
import { hold } from './held-calls.ts'
import { failedCall } from './office-inbox.ts'
import { givenItem, headersOf, row, toast, uniqueName } from './office-records.ts'

/** Opens the list of two new products. @returns what they are called before A and B */
async function openTwo(page: Page, request: APIRequestContext, start: string): Promise<string> {
  const batch = uniqueName(start)
  for (const end of ['A', 'B']) await givenItem(request, 'product', `${batch} ${end}`)
  await signIn(page)
  await page.goto(`/admin/products?search=${encodeURIComponent(batch)}`)
  return batch
}

test('a form that was given up while it was sent leaves the next one open', async ({
  page,
  request,
}) => {
  const batch = await openTwo(page, request, 'Given up')
  const release = await hold(page, '**/api/v1/product/update/*')
  await page.getByRole('button', { name: `Edit ${batch} A` }).press('Enter')
  await page.getByLabel('Client').fill('Sent')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Update Product' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard' }).press('Enter')

  await page.getByRole('button', { name: `Edit ${batch} B` }).press('Enter')
  const dialog = page.getByRole('dialog', { name: `Edit ${batch} B` })
  await dialog.getByLabel('Client').fill('Half a form')
  release()
  await expect(toast(page, 'product updated successfully!')).toBeVisible()
  await expect(dialog.getByLabel('Client')).toHaveValue('Half a form')
  await dialog.getByRole('button', { name: 'Update Product' }).press('Enter')
  await expect(dialog).toHaveCount(0)
})

test.describe('what is being sent', () => {
  test.use({ expectedMessages: [failedCall] })

  test('holds still, and can be written on where it was not saved', async ({ page, request }) => {
    const name = uniqueName('Held')
    await givenItem(request, 'product', name)
    await signIn(page)
    await page.goto(`/admin/products?search=${encodeURIComponent(name)}`)
    const calls = '**/api/v1/product/update/*'
    const release = await hold(page, calls)
    await page.getByRole('button', { name: `Edit ${name}` }).press('Enter')
    const client = page.getByLabel('Client')
    await client.fill('Sent')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Update Product' })).toBeDisabled()
    await page.keyboard.type(' and lost')
    await expect(client).toHaveValue('Sent')
    // A colleague is first, so that nothing is saved.
    await page.unroute(calls)
    const items = await request.get(`/api/v1/product?search=${encodeURIComponent(name)}`)
    const { _id } = (await items.json()).portfolios[0]
    await request.patch(`/api/v1/product/update/${_id}`, {
      headers: await headersOf(request),
      multipart: { technology: 'Rust' },
    })
    release()
    await expect(page.getByRole('region', { name: 'Changed by someone else' })).toBeVisible()
    await expect(client).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type(' again')
    await expect(client).toHaveValue('Sent again')
  })
})

test('one record after the other is switched off, without waiting for the first', async ({
  page,
  request,
}) => {
  const batch = await openTwo(page, request, 'Switched')
  const release = await hold(page, '**/api/v1/product/status/*')
  await page.getByRole('button', { name: `Deactivate ${batch} A` }).press('Enter')
  // Pressed again it is not sent again, which would be refused as outdated.
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `Deactivate ${batch} B` }).press('Enter')
  release()
  for (const end of ['A', 'B']) {
    const on = page.getByRole('button', { name: `Activate ${batch} ${end}`, exact: true })
    await expect(on).toBeVisible()
  }
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('who takes a deletion back by the keys goes on from there, and the notices end', async ({
  page,
  request,
}) => {
  const name = uniqueName('Undone')
  await givenItem(request, 'product', name)
  await signIn(page)
  await page.goto(`/admin/products?search=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: `Delete ${name}` }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(row(page, name)).toBeVisible()
  const back = toast(page, `${name} is back`)
  await expect(back).toBeVisible()
  await expect(back).toHaveCount(0)
})
