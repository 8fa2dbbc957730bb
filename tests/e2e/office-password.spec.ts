/** Getting back in where the password is lost: the request, and the pages that mails lead to. */
import { checkAccessibility, expect, test } from './fixtures.ts'

test('a link is asked for, and the answer tells nothing of accounts', async ({ page }) => {
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Forget Password?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Forgotten password' })
  await dialog.getByLabel('Email').fill('nobody')
  await dialog.getByRole('button', { name: 'Send link' }).click()
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(
    /Please enter a valid email address$/,
  )
  await checkAccessibility(page)
  await dialog.getByLabel('Email').fill('nobody-here@example.com')
  await dialog.getByRole('button', { name: 'Send link' }).click()
  await expect(dialog.getByRole('status')).toHaveText(
    'If an account has this e-mail address, a link to set a new password is on its way.',
  )
})

test.describe('with a link that is not known', () => {
  test.use({ expectedMessages: [/Failed to load resource/] })

  test('a new password must keep the rules, and the refusal is told', async ({ page }) => {
    await page.goto('/reset-password?token=never-sent')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set a new password')
    const password = page.getByLabel('New password')
    await password.fill('short')
    await expect(page.getByText('Password must be at least 8 characters')).toBeVisible()
    await password.fill('longenough')
    await expect(page.getByText(/^Password must contain an uppercase letter/)).toBeVisible()
    await checkAccessibility(page)
    await password.fill('Battery-staple-9')
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to the sign-in page' })).toBeVisible()
  })

  test('nothing is undone by opening the page, and the refusal is told', async ({ page }) => {
    await page.goto('/undo-email?token=never-sent')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.getByRole('button', { name: 'Restore my e-mail address' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await checkAccessibility(page)
  })
})
