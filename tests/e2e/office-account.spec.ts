/** One's own account: the password, and where one is signed in. */
import { checkBothThemes, expect, signIn, test } from './fixtures.ts'
import { givenMember, headersOf, toast } from './office-records.ts'

test.use({ expectedMessages: [/Failed to load resource/] })

test('the menu leads there, by keyboard alone, and sessions are ended', async ({
  page,
  request,
}) => {
  const member = await givenMember(request)
  const elsewhere = await request.post('/api/v1/admin/login', {
    data: member,
    headers: {
      'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    },
  })
  const { token } = await elsewhere.json()
  await signIn(page, member)
  await page.getByRole('button', { name: 'Account' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Profile' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security')

  const sessions = page.getByRole('region', { name: 'Sessions' })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  const own = sessions.getByRole('listitem').filter({ hasText: 'This session' })
  await expect(own).toContainText('Chrome on')
  await expect(own.getByRole('button')).toHaveCount(0)
  const other = sessions.getByRole('listitem').filter({ hasText: 'Firefox on Linux' })
  await expect(other).toContainText('127.0.0.1')
  await checkBothThemes(page)
  await other.getByRole('button', { name: 'End session: Firefox on Linux' }).focus()
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Session ended')).toBeVisible()
  await expect(other).toHaveCount(0)
  await expect(sessions).toBeFocused()
  const headers = { Authorization: `Bearer ${token}` }
  expect((await request.get('/api/v1/permission/by-admin', { headers })).status()).toBe(401)

  const tokens = [await headersOf(request, member), await headersOf(request, member)]
  await page.reload()
  await sessions.getByRole('button', { name: 'End all others' }).press('Enter')
  await expect(toast(page, '2 sessions ended')).toBeVisible()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await expect(sessions).toBeFocused()
  for (const dead of tokens) {
    const answer = await request.get('/api/v1/permission/by-admin', { headers: dead })
    expect(answer.status()).toBe(401)
  }
})

test('the password is changed, and other sessions end with the old one', async ({
  page,
  request,
}) => {
  const member = await givenMember(request)
  await signIn(page, member)
  await page.goto('/admin/account')
  const current = page.getByLabel('Current password')
  const next = page.getByLabel('New password')
  const change = page.getByRole('button', { name: 'Change password' })
  await change.click()
  await expect(current).toHaveAccessibleDescription('Please enter your current password')
  await expect(next).toHaveAccessibleDescription(
    /^At least 8 characters, with an uppercase letter.* Password must be at least 8 characters$/,
  )
  await next.fill('longenough')
  await expect(next).toHaveAccessibleDescription(/Password must contain an uppercase letter/)
  await checkBothThemes(page)
  await current.fill('Not-the-one-1')
  await next.fill('Battery-staple-9')
  await change.click()
  await expect(current).toHaveAccessibleDescription('Your current password is wrong')
  await expect(current).toBeFocused()

  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Profile' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(next).toHaveValue('Battery-staple-9')

  const elsewhere = await headersOf(request, member)
  await current.fill(member.password)
  await change.click()
  await expect(toast(page, 'Password changed successfully!')).toBeVisible()
  await expect(next).toHaveValue('')
  const answer = await request.get('/api/v1/permission/by-admin', { headers: elsewhere })
  expect(answer.status()).toBe(401)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security')
  await headersOf(request, { ...member, password: 'Battery-staple-9' })
})

test('sessions that can’t be loaded can be asked for again', async ({ page }) => {
  await signIn(page)
  await page.route('**/api/v1/admin/sessions', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/admin/account')
  await expect(page.getByText('The sessions could not be loaded.')).toBeVisible()
  await checkBothThemes(page)
  await page.unroute('**/api/v1/admin/sessions')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('This session')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})
