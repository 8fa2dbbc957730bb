/** Services and open positions: forms with lists in them. */
import type { Page } from '@playwright/test'
import { checkAccessibility, expect, signIn, test } from './fixtures.ts'
import {
  firstCategory,
  givenMember,
  givenService,
  picture,
  recorderRefused,
  toast,
  uniqueName,
} from './office-records.ts'

test.use({ expectedMessages: [recorderRefused] })

async function openScreen(page: Page, path: string, title: string, search = '') {
  await signIn(page)
  await page.goto(`/admin/${path}${search && `?search=${encodeURIComponent(search)}`}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

test('a service is added, and what is missing is said at its field', async ({ page, request }) => {
  const name = uniqueName('Added')
  const category = await firstCategory(request)
  await openScreen(page, 'service', 'Service', name)
  await page.getByRole('button', { name: 'Add Service' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Service' })
  const submit = dialog.getByRole('button', { name: 'Add Service' })
  await submit.click()
  await expect(dialog.getByLabel('Category')).toHaveAccessibleDescription('Required')
  await expect(dialog.getByText('Icon is required')).toBeVisible()
  await expect(dialog.getByText('All feature fields are required').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove feature 1' }).click()
  await expect(dialog.getByText('At least one feature is required')).toBeVisible()
  await checkAccessibility(page)

  await dialog.getByLabel('Category').selectOption({ label: category.name })
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await dialog.getByLabel('Description', { exact: true }).fill('Made in a test')
  await dialog.getByLabel('Approach').fill('x'.repeat(501))
  await expect(dialog.getByText('501/500')).toBeVisible()
  await dialog.getByLabel('Approach').fill('Step by step')
  await dialog.getByLabel('Color', { exact: true }).fill('blue')
  await expect(dialog.getByText('Color must be a hex value such as #0EA5E9')).toBeVisible()
  await dialog.getByLabel('Color', { exact: true }).fill('#0ea5e9')
  await dialog.getByLabel('Work URL').fill('https://example.com')
  await dialog.getByLabel('Benefits').fill('It works')
  await dialog.getByLabel('Icon').setInputFiles(await picture())
  for (const number of [1, 2]) {
    await dialog.getByRole('button', { name: 'Add feature' }).click()
    await dialog.getByLabel(`Feature name ${number}`).fill(`Feature ${number}`)
    await dialog.getByLabel(`Feature description ${number}`).fill(`What ${number} does`)
  }
  await submit.click()
  await expect(toast(page, 'Service added successfully!')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: `View ${name}` }).click()
  const details = page.getByRole('dialog', { name })
  for (const text of ['#0ea5e9', 'Feature 2', 'What 2 does', category.name]) {
    await expect(details).toContainText(text)
  }
  await expect(details).not.toContainText(/_id|version|isActive/)
})

test('a service is edited, switched off and deleted', async ({ page, request }) => {
  const name = uniqueName('Edited')
  await givenService(request, name)
  await openScreen(page, 'service', 'Service', name)
  await checkAccessibility(page)
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: `Edit ${name}` })
  const save = dialog.getByRole('button', { name: 'Update Service' })
  await expect(dialog.getByLabel('Category')).not.toHaveValue('')
  await expect(dialog.getByLabel('Feature name 1')).toHaveValue('Kept')
  await expect(save).toBeDisabled()
  await dialog.getByRole('button', { name: 'Add feature' }).click()
  await expect(save).toBeDisabled()
  await dialog.getByLabel('Feature name 2').fill('New')
  await dialog.getByLabel('Feature description 2').fill('Came in an edit')
  await save.click()
  await expect(toast(page, 'Service updated successfully!')).toBeVisible()

  await page.getByRole('button', { name: `Deactivate ${name}` }).click()
  await expect(toast(page, 'Service is inactive now')).toBeVisible()
  await page.getByRole('button', { name: `Activate ${name}` }).click()
  await expect(toast(page, 'Service is active now')).toBeVisible()

  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Service deleted successfully')).toBeVisible()
  await expect(page.getByText(`No services match “${name}”.`)).toBeVisible()
})

test('an open position is added, edited and deleted', async ({ page }) => {
  const title = uniqueName('Sample job')
  await openScreen(page, 'careers', 'Careers', title)
  await page.getByRole('button', { name: 'Add Job' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add Job' }).click()
  await expect(dialog.getByText('Title is required')).toBeVisible()
  await expect(dialog.getByText('Requirements needs at least one line')).toBeVisible()
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Description').fill('Made in a test')
  await dialog.getByLabel('Company overview').fill('A studio')
  await dialog.getByLabel('Job role').fill('Build\n\n  Review ')
  await dialog.getByLabel('Requirements').fill('Patience')
  await checkAccessibility(page)
  await dialog.getByRole('button', { name: 'Add Job' }).click()
  await expect(toast(page, 'Job added successfully!')).toBeVisible()

  await page.getByRole('button', { name: `Edit ${title}` }).click()
  await expect(dialog.getByLabel('Job role')).toHaveValue('Build\nReview')
  await dialog.getByLabel('Requirements').fill('Patience\nCuriosity')
  await dialog.getByRole('button', { name: 'Update Job' }).click()
  await expect(toast(page, 'Job updated successfully!')).toBeVisible()
  await page.getByRole('button', { name: `View ${title}` }).click()
  await expect(dialog.getByRole('listitem')).toHaveText([
    'Build',
    'Review',
    'Patience',
    'Curiosity',
  ])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Job deleted successfully')).toBeVisible()
  await expect(page.getByText(`No jobs match “${title}”.`)).toBeVisible()
})

test('a Member sees jobs but is told that they may not be edited', async ({ page, request }) => {
  await signIn(page, await givenMember(request))
  await page.goto('/admin/careers')
  const edit = page.getByRole('button', { name: /^Edit / }).first()
  await expect(edit).toHaveAttribute('title', 'Your role may not edit jobs')
  await expect(edit).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('button', { name: 'Add Job' })).toHaveCount(0)
})
