/** Getting back in where the password is lost: the request, and the pages that mails lead to. */
import { randomUUID } from 'node:crypto'
import { checkAccessibility, checkBothThemes, expect, signIn, test } from './fixtures.ts'
import { mailedLink } from './mailbox.ts'
import { givenMember, headersOf, toast } from './office-records.ts'

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
    await page.goto('/reset-password#token=never-sent')
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
    await page.goto('/undo-email#token=never-sent')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.getByRole('button', { name: 'Restore my e-mail address' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await checkAccessibility(page)
  })
})

/** A mailbox that no other test reads. */
const newAddress = () => `inbox-${randomUUID().slice(-8)}@example.com`

test('a lost password is replaced by the link that comes by mail', async ({ page, request }) => {
  const email = newAddress()
  const member = await givenMember(request, { email })
  const elsewhere = await headersOf(request, member)
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Forget Password?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Forgotten password' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Send link' }).click()
  await expect(dialog.getByRole('status')).toBeVisible()

  const link = await mailedLink(email, '/reset-password')
  await page.goto(link)
  await page.getByLabel('New password').fill('Battery-staple-9')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('status')).toHaveText(
    'Your password was changed. Please sign in with the new one.',
  )
  await checkBothThemes(page)
  const answer = await request.get('/api/v1/permission/by-admin', { headers: elsewhere })
  expect(answer.status()).toBe(401)
  await page.getByRole('link', { name: 'Go to the sign-in page' }).click()
  await signIn(page, { ...member, password: 'Battery-staple-9' })
})

test.describe('a change of e-mail', () => {
  test.use({ expectedMessages: [/Failed to load resource/] })

  test('is taken back by the link that the former address gets, once', async ({
    page,
    request,
  }) => {
    const former = newAddress()
    const member = await givenMember(request, { email: former })
    await signIn(page, member)
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('button', { name: 'Profile' }).click()
    const dialog = page.getByRole('dialog', { name: 'Profile' })
    await dialog.getByRole('button', { name: 'Edit Email' }).click()
    await dialog.getByRole('textbox', { name: 'Email' }).fill(newAddress())
    await dialog.getByRole('button', { name: 'Update' }).click()
    await expect(toast(page, '🔔 Re-login for changes to take effect!')).toBeVisible()

    const link = await mailedLink(former, '/undo-email')
    await page.goto(link)
    await page.getByRole('button', { name: 'Restore my e-mail address' }).click()
    await expect(page.getByRole('status')).toContainText('back to what it was')
    await checkBothThemes(page)
    await page.goto(await mailedLink(former, '/reset-password'))
    await page.getByLabel('New password').fill('Battery-staple-9')
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page.getByRole('status')).toBeVisible()
    await page.getByRole('link', { name: 'Go to the sign-in page' }).click()
    await signIn(page, { ...member, password: 'Battery-staple-9' })
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('button', { name: 'Profile' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(former)

    await page.goto(link)
    await page.getByRole('button', { name: 'Restore my e-mail address' }).click()
    await expect(page.getByRole('alert')).toHaveText(/^This link has been used or has run out/)
  })
})
