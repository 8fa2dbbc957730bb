/** What the address asks of a list that the server searches and pages. */
import type { Page } from '@playwright/test'
import { longestSearch } from '#platform/list-limits.ts'
import { expect, signIn, test } from './fixtures.ts'

const position = (page: Page) => page.getByText(/^Page \d+ of \d+$/)

test('a search is no longer than any list takes', async ({ page }) => {
  await signIn(page)
  for (const path of ['products', 'logs', 'trash']) {
    await page.goto(`/admin/${path}?search=${'x'.repeat(longestSearch + 1)}`)
    await expect(page.getByText(`match “${'x'.repeat(longestSearch)}”.`)).toBeVisible()
    await page.getByRole('button', { name: 'Clear search' }).click()
    await page.getByLabel('Search').click()
    await page.keyboard.insertText('y'.repeat(longestSearch + 1))
    await expect(page.getByText(`match “${'y'.repeat(longestSearch)}”.`)).toBeVisible()
  }
})

test('a page far beyond the last is the last', async ({ page }) => {
  await signIn(page)
  for (const path of ['products', 'logs']) {
    await page.goto(`/admin/${path}?page=99999999`)
    await expect(position(page)).toHaveText(/^Page (\d+) of \1$/)
    await expect(page.getByRole('row')).not.toHaveCount(1)
  }
})

test('Back from a filter that leaves no rows leads to the page before it', async ({
  page,
  request,
}) => {
  for (let call = 0; call < 12; call += 1) {
    await request.post('/api/v1/admin/login', { data: { username: 'stranger', password: 'x' } })
  }
  await signIn(page)
  await page.goto('/admin/logs?method=POST')
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(/^Page 1 of ([2-9]|\d\d)/)).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(position(page)).toHaveText(/^Page 2 of/)
  await page.getByLabel('Status').selectOption('507')
  await expect(page.getByText('No entries match the filter.')).toBeVisible()
  // What was read before is forgotten.
  await page.reload()
  await expect(page.getByText('No entries match the filter.')).toBeVisible()
  await page.goBack()
  await expect(position(page)).toHaveText(/^Page 2 of/)
  await expect(page).toHaveURL(/page=2/)
})

test('the log is narrowed down to every refusal there is', async ({ page, request }) => {
  const answer = await request.put('/api/v1/category/create')
  expect(answer.status()).toBe(405)
  await signIn(page)
  await page.goto('/admin/logs')
  await page.getByLabel('Status').selectOption('405')
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('row').filter({ hasText: 'PUT' }).first()).toContainText('405', {
      timeout: 2_000,
    })
  }).toPass()
})
