/** The request log: ten a page, narrowed down, and taken along as a file. */
import { checkAccessibility, expect, signIn, test } from './fixtures.ts'

test('the log is paged, filtered and exported', async ({ page, request }) => {
  for (let call = 0; call < 12; call += 1) {
    await request.post('/api/v1/admin/login', { data: { username: 'stranger', password: 'x' } })
  }
  await signIn(page)
  await page.goto('/admin/logs?status=401')
  const table = page.getByRole('table', { name: 'Logs' })
  const rows = table.getByRole('row').filter({ hasText: '/api/v1/admin/login' })
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(/Page 1 of ([2-9]|\d\d)/)).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(table.getByRole('row')).toHaveCount(11)
  await expect(page.getByText(/^\d+ entries$/)).toBeVisible()
  await expect(rows.first()).toContainText('401')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText(/Page 2 of/)).toBeVisible()

  await page.setViewportSize({ width: 768, height: 1024 })
  await rows.first().getByText('/api/v1/admin/login').click()
  const entry = page.getByRole('dialog', { name: 'POST /api/v1/admin/login' })
  await expect(entry).toContainText('127.0.0.1')
  await expect(entry).toContainText(/User Agent.+/)
  await checkAccessibility(page)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1280, height: 800 })

  await page.getByLabel('Method').selectOption('DELETE')
  await page.getByLabel('Search').fill('no route is called this')
  await expect(page.getByText('No entries match “no route is called this”.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page.getByLabel('Method')).toHaveValue('')
  await checkAccessibility(page)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toBe('request-log.csv')
})
