/** Two-factor sign-in as staff meet it: set up, used, and where it is required. */
import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { owner } from '#tests/owner.ts'
import { checkAccessibility, expect, signIn, test } from './fixtures.ts'

/** The second answer of a sign-in with a second factor is a refusal, which browsers report. */
test.use({ expectedMessages: [/Failed to load resource: .*\b(401|403|422)\b/] })

async function givenMember(request: APIRequestContext) {
  const user = { username: `user-${randomUUID().slice(-8)}`, password: 'Battery-staple-9' }
  const login = await request.post('/api/v1/admin/login', { data: owner })
  const { token } = await login.json()
  const answer = await request.post('/api/v1/admin/register', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      ...user,
      fullName: 'Sana Rahim',
      email: 'sana@example.com',
      contactNumber: '03001234567',
      address: 'Mall Road 5',
      gender: 'Female',
      dateOfBirth: '1990-05-17',
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return user
}

const codeOf = (secret: string, steps: number) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 })

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Two-factor sign-in' }).click()
  return page.getByRole('dialog', { name: 'Two-factor sign-in' })
}

test('is set up, asked for at the next sign-in, and turned off', async ({ page, request }) => {
  const user = await givenMember(request)
  await signIn(page, user)
  const dialog = await openDialog(page)
  await dialog.getByRole('button', { name: 'Set up' }).click()
  await expect(dialog.getByText('Please enter your current password')).toBeVisible()
  await dialog.getByLabel('Current password').fill('Wrong-password-9')
  await dialog.getByRole('button', { name: 'Set up' }).click()
  await expect(dialog.getByText('Your current password is wrong')).toBeVisible()
  await dialog.getByLabel('Current password').fill(user.password)
  await dialog.getByRole('button', { name: 'Set up' }).click()
  await expect(dialog.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible()
  await checkAccessibility(page)
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  await dialog.getByRole('textbox', { name: 'Code' }).fill('000000')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByText('This code is wrong or has been used already')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, -1))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const recoveryCode = await dialog.getByRole('listitem').first().innerText()
  await checkAccessibility(page)
  await dialog.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByLabel('Username').fill(user.username)
  await page.getByLabel('Password', { exact: true }).fill(user.password)
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second step')
  await expect(page.getByLabel('Code')).toBeFocused()
  await checkAccessibility(page)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('Please enter the code')).toBeVisible()
  await page.getByLabel('Code').fill('AAAA-AAAA-AAAA-AAAA')
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('This code is wrong or has been used already')).toBeVisible()
  await page.getByLabel('Code').fill(recoveryCode)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByRole('navigation', { name: 'Back office' })).toBeAttached()

  const again = await openDialog(page)
  await expect(again.getByText('You have 9 recovery codes left.')).toBeVisible()
  await again.getByRole('button', { name: 'Turn off' }).click()
  await again.getByLabel('Current password').fill(user.password)
  await again.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, 1))
  await again.getByRole('button', { name: 'Turn off' }).click()
  await expect(again.getByRole('button', { name: 'Set up' })).toBeVisible()
})
