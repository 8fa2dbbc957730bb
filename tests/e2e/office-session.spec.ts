/** Getting into the back office, staying in, and leaving it. */
import { owner } from '#tests/owner.ts'
import { checkAccessibility, expect, signIn, test } from './fixtures.ts'
import { endSessionElsewhere } from './office-records.ts'

const paths = ['/admin', '/admin/login', '/admin/category', '/admin/no-such-screen']

for (const path of paths) {
  test(`a stranger sees the login form on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Back office' })).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe(path)
  })
}

test('signing in leads to the dashboard and survives a reload', async ({ page }) => {
  await page.goto('/admin/category')
  await page.getByLabel('Username').fill(owner.username)
  await page.getByLabel('Password').fill(owner.password)
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect(page.getByText('Welcome!')).toBeVisible()

  const user = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'))
  expect(user).toMatchObject({ username: owner.username, role: 'superAdmin' })

  await page.goto('/admin/login')
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('link', { name: /Total Categories/ })).toBeVisible()
})

test('the button says that it is signing in, and is pressed once', async ({ page }) => {
  let calls = 0
  const release = Promise.withResolvers<void>()
  await page.route('**/api/v1/admin/login', async (route) => {
    calls += 1
    await release.promise
    await route.continue()
  })
  await page.goto('/admin')
  await page.getByLabel('Username').fill(owner.username)
  await page.getByLabel('Password').fill(owner.password)
  await page.getByLabel('Password').press('Enter')
  await expect(page.getByRole('button', { name: 'LOGGING IN...' })).toBeDisabled()
  await page.getByLabel('Password').press('Enter')
  release.resolve()
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible()
  expect(calls).toBe(1)
})

test('empty fields are named and nothing is sent', async ({ page }) => {
  await page.goto('/admin')
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await expect(page.getByLabel('Username')).toBeFocused()
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription('Username is required')
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Password is required')
})

test('a password can be looked at', async ({ page }) => {
  await page.goto('/admin')
  const password = page.getByLabel('Password')
  await password.fill('Some-secret-9')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('a forgotten password has an answer', async ({ page }) => {
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Forget Password?' }).click()
  await expect(page.getByRole('dialog', { name: 'Forgotten password' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Forget Password?' })).toBeFocused()
})

test('logging out ends the token on the server', async ({ page, request }) => {
  await signIn(page)
  const token = await page.evaluate(() => localStorage.getItem('DS_Token'))
  const asStaff = { headers: { Authorization: `Bearer ${token}` } }
  expect((await request.get('/api/v1/permission/by-admin', asStaff)).status()).toBe(200)

  const answered = page.waitForResponse('**/api/v1/admin/logout')
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible()
  await expect(page).toHaveURL('/admin/login')
  await answered
  expect((await request.get('/api/v1/permission/by-admin', asStaff)).status()).toBe(401)
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toEqual(
    expect.arrayContaining(['DS_Token']),
  )
})

test('leaving in one window leaves in the other', async ({ page, context }) => {
  await signIn(page)
  const other = await context.newPage()
  await other.goto('/admin')
  await expect(other.getByRole('navigation', { name: 'Back office' })).toBeVisible()
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(other.getByRole('button', { name: 'LOGIN' })).toBeVisible()
})

test('an answer without permissions signs out', async ({ page }) => {
  await signIn(page)
  await page.route('**/api/v1/permission/by-admin', (route) =>
    route.fulfill({ json: { success: true } }),
  )
  await page.reload()
  await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test.describe('refusals', () => {
  test.use({ expectedMessages: [/Failed to load resource/] })

  test('wrong credentials are told in words, and the password is ready to be retyped', async ({
    page,
  }) => {
    await page.goto('/admin')
    await page.getByLabel('Username').fill('nobody-here')
    await page.getByLabel('Password').fill('Wrong-pass-1')
    await page.getByRole('button', { name: 'LOGIN' }).click()
    await expect(page.getByRole('alert')).toHaveText('Invalid credentials')
    await expect(page.getByLabel('Password')).toBeFocused()
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription(
      'Check the username and the password.',
    )
  })

  test('without a network the reason is told', async ({ page }) => {
    await page.goto('/admin')
    await page.route('**/api/v1/**', (route) => route.abort())
    await page.getByLabel('Username').fill(owner.username)
    await page.getByLabel('Password').fill(owner.password)
    await page.getByRole('button', { name: 'LOGIN' }).click()
    await expect(page.getByRole('alert')).toContainText('Network error: ')
  })

  test('a dead token is forgotten and the form comes back', async ({ page }) => {
    await page.goto('/admin')
    await page.evaluate(() => localStorage.setItem('DS_Token', 'no-longer-known'))
    await page.goto('/admin/category')
    await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('DS_Token'))).toBeNull()
  })

  test('whoever loses their session is told, and finds the way back', async ({ page, request }) => {
    await signIn(page)
    await page.goto('/admin/service?search=web')
    await expect(page.getByRole('heading', { level: 1, name: 'Service' })).toBeVisible()
    await endSessionElsewhere(page, request)
    await page.getByRole('link', { name: 'Projects', exact: true }).click()
    await expect(page.getByText('Your session has ended.')).toBeVisible()
    const username = page.getByLabel('Username')
    await expect(username).toBeFocused()
    await username.fill(owner.username)
    await page.getByLabel('Password', { exact: true }).fill(owner.password)
    await page.getByRole('button', { name: 'LOGIN' }).click()
    await expect(page).toHaveURL(/\/admin$/)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Project' })).toBeVisible()

    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByText('Sign in with your staff account.')).toBeVisible()
  })

  test('rights that cannot be loaded can be asked for again', async ({ page }) => {
    await signIn(page)
    await page.route('**/api/v1/permission/by-admin', (route) => route.abort())
    await page.reload()
    await expect(
      page.getByRole('heading', { name: 'Your permissions could not be loaded' }),
    ).toBeVisible()
    await page.unroute('**/api/v1/permission/by-admin')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('link', { name: /Total Categories/ })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test.describe('on a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the sidebar opens on demand and closes on choosing', async ({ page }) => {
    await page.goto('/admin')
    await page.getByLabel('Username').fill(owner.username)
    await page.getByLabel('Password').fill(owner.password)
    await page.getByRole('button', { name: 'LOGIN' }).click()
    const sidebar = page.getByRole('navigation', { name: 'Back office' })
    const button = page.getByRole('button', { name: 'Navigation' })
    await expect(button).toBeVisible()
    await expect(sidebar).toBeHidden()
    await button.click()
    await expect(sidebar.getByRole('link', { name: 'Dashboard' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(sidebar).toBeHidden()
    await expect(button).toBeFocused()

    await button.click()
    await sidebar.getByRole('link', { name: 'Category' }).click()
    await expect(sidebar).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Category' })).toBeVisible()
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('login form and dashboard are accessible', async ({ page }) => {
      await page.goto('/admin')
      await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible()
      await checkAccessibility(page)
      await page.getByRole('button', { name: 'LOGIN' }).click()
      await expect(page.getByText('Username is required')).toBeVisible()
      await checkAccessibility(page)
      await signIn(page)
      await expect(page.getByRole('link', { name: /Total Categories \d/ })).toBeVisible()
      await checkAccessibility(page)
      await page.getByRole('button', { name: 'Account' }).click()
      await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
      await checkAccessibility(page)
    })
  })
}

test('the theme can be chosen and is kept', async ({ page }) => {
  await signIn(page)
  await page.getByRole('button', { name: 'Use dark theme' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Use light theme' })).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
})
