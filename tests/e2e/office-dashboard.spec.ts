/** The dashboard: the heading, the counts and the potential customers. */
import { randomUUID } from 'node:crypto'
import { checkAccessibility, expect, signIn, test } from './fixtures.ts'

// One heading for all: its tests take turns.
test.describe.configure({ mode: 'serial' })

test('the heading is edited within its limits and runs until it is paused', async ({ page }) => {
  await signIn(page)
  const alert = page.getByRole('region', { name: 'Alert' })
  await page.getByRole('button', { name: 'Edit heading' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit heading' })
  const field = dialog.getByLabel('Heading')
  const save = dialog.getByRole('button', { name: 'Update Heading' })
  await expect(save).toBeDisabled()
  await field.fill('<b>')
  await expect(field).toHaveAccessibleDescription(
    'Special characters like <, >, =, `, &, %, $, etc., are not allowed.',
  )
  await field.fill('x'.repeat(256))
  await expect(field).toHaveAccessibleDescription("Please don't enter more than 255 characters.")
  await field.fill('')
  await expect(save).toBeDisabled()
  const text = `Closed on Friday ${randomUUID().slice(-8)}`
  await field.fill(text)
  await save.click()
  await expect(
    page.getByRole('status').filter({ hasText: 'Heading updated successfully!' }),
  ).toBeVisible()
  const heading = alert.getByText(text)
  await expect(heading).toHaveCSS('animation-play-state', 'running')
  await alert.getByRole('button', { name: 'Pause the heading' }).click()
  await expect(heading).toHaveCSS('animation-play-state', 'paused')
  await checkAccessibility(page)
})

test('each card leads to the list that it counts', async ({ page }) => {
  await signIn(page)
  const cards = [
    ['Total Categories', '/admin/category'],
    ['Services', '/admin/service'],
    ['Projects', '/admin/projects'],
    ['Total Products', '/admin/products'],
  ] as const
  for (const [label, path] of cards) {
    const card = page.getByRole('main').getByRole('link', { name: new RegExp(`^${label} \\d+$`) })
    await expect(card).toHaveAttribute('href', path)
  }
})

test('who asked for the catalogue is listed and can be found', async ({ page, request }) => {
  const email = `buyer-${randomUUID().slice(-8)}@example.com`
  const data = { email, source: 'catalog' }
  expect((await request.post('/api/v1/potentialCustomer/create', { data })).ok()).toBe(true)
  await signIn(page)
  const table = page.getByRole('table', { name: 'Potential Customers' })
  await page.getByLabel('Search').fill(email)
  await expect(table.getByRole('row').filter({ hasText: email })).toContainText('catalog')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: `View ${email}` }).click()
  const details = page.getByRole('dialog', { name: email })
  await expect(details.getByText('Visits')).toBeVisible()
  await expect(details).toContainText('Visits1')
  await checkAccessibility(page)
})

test('the page of that list stays while another period is chosen', async ({ page, request }) => {
  const batch = `paged-${randomUUID().slice(-8)}`
  for (let lead = 0; lead < 11; lead += 1) {
    const data = { email: `${batch}-${lead}@example.com`, source: 'catalog' }
    expect((await request.post('/api/v1/potentialCustomer/create', { data })).ok()).toBe(true)
  }
  await signIn(page)
  await page.goto(`/admin?search=${batch}`)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  await page.getByLabel('Period').selectOption('90')
  await expect(page).toHaveURL(/days=90/)
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  await expect(page.getByRole('button', { name: `View ${batch}` })).toHaveCount(1)
})

/** Weeks from Monday in which the last days up to today (UTC) lie: one more on some weekdays. */
function weeksTouched(days: number): number {
  const first = new Date()
  first.setUTCDate(first.getUTCDate() - (days - 1))
  const sinceMonday = (first.getUTCDay() + 6) % 7
  return Math.ceil((sinceMonday + days) / 7)
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('charts tell in words and figures, too, what came in', async ({ page, request }) => {
      const data = { email: `chart-${randomUUID().slice(-8)}@example.com`, source: 'catalog' }
      expect((await request.post('/api/v1/potentialCustomer/create', { data })).ok()).toBe(true)
      await signIn(page)
      const chart = page.getByRole('figure', { name: 'Enquiries, applications and leads' })
      await expect(chart).toHaveAccessibleDescription(/Leads \d+\. Most came on [A-Z]/)
      await expect(chart.locator('.recharts-line')).toHaveCount(3)
      await page.getByLabel('Period').selectOption('90')
      await page.getByLabel('Interval').selectOption('week')
      await expect(page).toHaveURL(/days=90&by=week$/)
      await expect(chart).toHaveAccessibleDescription(/Most came in the week of/)
      await chart.getByText('Show as a table').click()
      const table = chart.getByRole('table')
      await expect(table.getByRole('columnheader')).toHaveText([
        'Week of',
        'Enquiries',
        'Applications',
        'Leads',
      ])
      await expect(table.getByRole('row')).toHaveCount(1 + weeksTouched(90))
      await checkAccessibility(page)
      await page.reload()
      await expect(page.getByLabel('Period')).toHaveValue('90')
    })
  })
}

test('a chart without figures says so', async ({ page }) => {
  await page.route('**/api/v1/count/series?*', (route) =>
    route.fulfill({ json: { success: true, data: [] } }),
  )
  await signIn(page)
  await expect(
    page.getByRole('figure', { name: 'Requests by status' }),
  ).toHaveAccessibleDescription('Nothing came in during this time.')
})

test.describe('without an answer', () => {
  test.use({ expectedMessages: [/Failed to load resource/] })

  test('what draws the charts is missed by nothing else', async ({ page }) => {
    await page.route('**/assets/chart-*.js', (route) => route.abort())
    await signIn(page)
    await expect(page.getByText('The chart could not be loaded.').first()).toBeVisible()
    await expect(page.getByRole('table', { name: 'Potential Customers' })).toBeVisible()
    await page.unroute('**/assets/chart-*.js')
    await page.reload()
    await expect(page.locator('.recharts-line')).toHaveCount(3)
  })

  test('the bar says that the heading could not be had', async ({ page }) => {
    await page.route('**/api/v1/alertHeader', (route) => route.abort())
    await signIn(page)
    await expect(page.getByText('Network issue / error 505')).toBeVisible()
  })
})

test('an empty heading is told', async ({ page }) => {
  await page.route('**/api/v1/alertHeader', (route) =>
    route.fulfill({ json: { success: true, data: { textField: '', version: 0 } } }),
  )
  await signIn(page)
  await expect(page.getByRole('region', { name: 'Alert' })).toContainText('No data available')
})
