/** Users, their roles, and the account of whoever is signed in. */
import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Permissions, PermissionView } from '#domain/permission/permission.contract.ts'
import { owner } from '#tests/owner.ts'
import { checkAccessibility, checkBothThemes, expect, signIn, test } from './fixtures.ts'
import { givenMember, givenRole, givenStaffWith } from './office-records.ts'

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

async function asOwner(request: APIRequestContext) {
  const { token } = await (await request.post('/api/v1/admin/login', { data: owner })).json()
  return { Authorization: `Bearer ${token}` }
}

/** An account made by the API, to sign in with. */
async function givenUser(request: APIRequestContext, role = 'Member') {
  const data = {
    username: `user-${randomUUID().slice(-8)}`,
    fullName: 'Sana Rahim',
    email: 'sana@example.com',
    password: 'Battery-staple-9',
    contactNumber: '03001234567',
    address: 'Mall Road 5',
    gender: 'Female',
    dateOfBirth: '1990-05-17',
    role,
  }
  const headers = await asOwner(request)
  const answer = await request.post('/api/v1/admin/register', { headers, data })
  expect(answer.status(), await answer.text()).toBe(200)
  return data
}

test('a user is added, given another role and deleted', async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/users')
  await page.getByRole('button', { name: 'Add User' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Username').fill('Upper')
  await expect(dialog.getByText('Username must be lowercase')).toBeVisible()
  const password = dialog.getByLabel('Password', { exact: true })
  await password.fill('short')
  await expect(dialog.getByText('Password must be at least 8 characters')).toBeVisible()
  await password.fill('longenough')
  await expect(
    dialog.getByText('Password must contain an uppercase letter, a special character, and a digit'),
  ).toBeVisible()
  await dialog.getByLabel('Phone Number').fill('12345')
  await expect(dialog.getByText('Phone number must be between 11 and 15 digits')).toBeVisible()
  await dialog.getByLabel('Date of Birth').fill('2020-01-01')
  await expect(dialog.getByText('You must be at least 18 years old')).toBeVisible()
  await checkAccessibility(page)

  const username = `user-${randomUUID().slice(-8)}`
  await dialog.getByLabel('Username').fill(username)
  await dialog.getByLabel('Full Name').fill('Bilal Khan')
  await dialog.getByLabel('Email').fill('bilal@example.com')
  await password.fill('Battery-staple-9')
  await dialog.getByLabel('Phone Number').fill('03001234567')
  await dialog.getByLabel('Address').fill('Mall Road 5')
  await dialog.getByLabel('Gender').selectOption('Male')
  await dialog.getByLabel('Date of Birth').fill('1990-05-17')
  await dialog.getByRole('button', { name: 'Add User' }).click()
  await expect(toast(page, 'Admin added successfully!')).toBeVisible()

  await page.getByLabel('Search').fill(username)
  await expect(page.getByRole('row').filter({ hasText: username })).toContainText('Member')
  await page.getByRole('button', { name: `Edit ${username}` }).click()
  const save = dialog.getByRole('button', { name: 'Update Role' })
  await expect(save).toBeDisabled()
  await dialog.getByLabel('Role').selectOption('')
  await expect(save).toBeDisabled()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.getByRole('button', { name: 'Discard' }).click()

  await page.getByRole('button', { name: `Delete ${username}` }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'User deleted successfully')).toBeVisible()
  await expect(page.getByRole('button', { name: `View ${username}` })).toHaveCount(0)
})

test('a superAdmin keeps role and account', async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/users')
  const edit = page.getByRole('button', { name: `Edit ${owner.username}`, exact: true })
  await expect(edit).toBeDisabled()
  await expect(edit).toHaveAttribute('title', 'The role of a superAdmin cannot be changed')
  await expect(page.getByRole('button', { name: `Delete ${owner.username}` })).toBeDisabled()
})

test('a role is made, ticked, given and taken away', async ({ page, request }) => {
  const role = `Role ${randomUUID().slice(-8)}`
  await signIn(page)
  await page.goto('/admin/permission')
  await page.getByRole('button', { name: 'Add Role' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add Role' }).click()
  await expect(dialog.getByText('The role name is required')).toBeVisible()
  await dialog.getByLabel('Role', { exact: true }).fill(role)
  await dialog.getByLabel('Career: Create').check()
  await expect(dialog.getByLabel('Logs: Status change')).toHaveCount(0)
  await checkAccessibility(page)
  await dialog.getByRole('button', { name: 'Add Role' }).click()
  await expect(dialog).toHaveCount(0)

  await page.getByLabel('Search').fill(role)
  const row = page.getByRole('row').filter({ hasText: role })
  await expect(row).toContainText('Career: create')
  await page.getByRole('button', { name: `Edit ${role}` }).click()
  await dialog.getByRole('button', { name: 'Update Role' }).click()
  await expect(toast(page, 'No changes detected')).toBeVisible()
  await dialog.getByLabel('Career: Update').check()
  await dialog.getByRole('button', { name: 'Update Role' }).click()
  await expect(row).toContainText('Career: create, update')

  const user = await givenUser(request)
  await page.goto(`/admin/users?search=${user.username}`)
  await page.getByRole('button', { name: `Edit ${user.username}` }).click()
  await dialog.getByLabel('Role').selectOption(role)
  await dialog.getByRole('button', { name: 'Update Role' }).click()
  await expect(toast(page, 'Role updated successfully!')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: user.username })).toContainText(role)
})

test('a right that one lacks can’t be ticked for a role', async ({ page, request }) => {
  const permissions = { privilege: { create: true }, services: { update: true } }
  await signIn(page, await givenStaffWith(request, permissions))
  await page.goto('/admin/permission')
  await page.getByRole('button', { name: 'Add Role' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Role' })
  const lacking = dialog.getByRole('checkbox', { name: 'Career: Create' })
  await expect(lacking).toBeDisabled()
  await expect(dialog.getByTitle('You lack this right yourself').first()).toBeVisible()
  await lacking.press('Space')
  await expect(lacking).not.toBeChecked()
  await dialog.getByRole('checkbox', { name: 'Services: Update' }).check()
  await checkBothThemes(page)
  await dialog.getByLabel('Role', { exact: true }).fill(`Role ${randomUUID().slice(-8)}`)
  await dialog.getByRole('button', { name: 'Add Role' }).click()
  await expect(toast(page, 'Privilege created successfully!')).toBeVisible()
})

test.describe('rights that change meanwhile', () => {
  test.use({ expectedMessages: [/Failed to load resource.*403/] })

  /** Gives or takes these rights of a role, while those who have it are at work. */
  async function changeRights(request: APIRequestContext, role: string, permissions: Permissions) {
    const headers = await asOwner(request)
    const roles = await (await request.get('/api/v1/permission/', { headers })).json()
    const { _id } = roles.permissions.find((each: PermissionView) => each.role === role)
    const answer = await request.patch(`/api/v1/permission/${_id}`, {
      headers,
      data: { permissions },
    })
    expect(answer.status(), await answer.text()).toBe(200)
  }

  test('hold from the next screen on', async ({ page, request }) => {
    const role = await givenRole(request, { projects: { create: true } })
    await signIn(page, await givenUser(request, role))
    const link = (name: string) =>
      page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name, exact: true })
    await link('Projects').click()
    await expect(page.getByRole('button', { name: 'Add Project' })).toBeEnabled()
    await changeRights(request, role, {
      projects: { create: false },
      services: { create: true, update: true },
    })
    await link('Services').click()
    await expect(page.getByRole('button', { name: 'Add Service' })).toBeEnabled()
    await expect(page.getByRole('button', { name: /^Edit / }).first()).toBeEnabled()
    await link('Projects').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Project' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add Project' })).toHaveCount(0)
  })

  test('leave the buttons as they were until they are known', async ({ page, request }) => {
    const role = await givenRole(request, { services: { create: true } })
    await signIn(page, await givenUser(request, role))
    await expect(page.getByRole('table', { name: 'Potential Customers' })).toBeVisible()
    await changeRights(request, role, { services: { create: false } })
    const letThrough = Promise.withResolvers<void>()
    await page.route('**/api/v1/permission/by-admin', async (route) => {
      await letThrough.promise
      await route.continue()
    })
    await page.getByRole('link', { name: 'Services', exact: true }).first().click()
    const add = page.getByRole('button', { name: 'Add Service' })
    await expect(add).toBeEnabled()
    letThrough.resolve()
    await expect(add).toHaveCount(0)
  })

  test('show once a call is refused, and what was typed stays', async ({ page, request }) => {
    const role = await givenRole(request, { career: { create: true, update: true } })
    await signIn(page, await givenUser(request, role))
    await page.goto('/admin/careers')
    await page.getByRole('button', { name: 'Add Job' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Job' })
    for (const field of ['Title', 'Description', 'Company overview', 'Job role', 'Requirements']) {
      await dialog.getByLabel(field).fill('Ship designer')
    }
    await changeRights(request, role, { career: { create: false, update: false } })
    await dialog.getByRole('button', { name: 'Add Job' }).click()
    await expect(page.getByText('Your role lacks the right to create in career')).toBeVisible()
    await expect(dialog.getByLabel('Title')).toHaveValue('Ship designer')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByRole('button', { name: 'Add Job' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Edit / }).first()).toBeDisabled()
  })
})

test('only a superAdmin gets to settings, trash and audit', async ({ page, request }) => {
  const role = await givenRole(request, { logs: { create: true }, career: { update: true } })
  const screens = ['Settings', 'Trash', 'Audit']
  for (const account of [await givenMember(request), await givenMember(request, { role })]) {
    await page.goto('/admin')
    await signIn(page, account)
    for (const title of screens) {
      await expect(page.getByRole('link', { name: title })).toHaveCount(0)
      await page.goto(`/admin/${title.toLowerCase()}`)
      await expect(page.getByText(/^Only a superAdmin may open this screen/)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    }
    await checkBothThemes(page)
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible()
  }
  for (const path of [...screens.map((title) => title.toLowerCase()), 'account']) {
    await page.goto(`/admin/${path}`)
    await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible()
  }
})

test('protected roles can be neither edited nor deleted', async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/permission')
  for (const role of ['superAdmin', 'Member']) {
    await expect(page.getByRole('button', { name: `Edit ${role}` })).toBeDisabled()
    await expect(page.getByRole('button', { name: `Delete ${role}` })).toBeDisabled()
  }
})

test('a Member sees what they may not do, and why', async ({ page, request }) => {
  await signIn(page, await givenUser(request))
  await expect(page.getByRole('button', { name: 'Edit heading' })).toHaveCount(0)
  await page.goto('/admin/users')
  const add = page.getByRole('button', { name: 'Add User' })
  await expect(add).toBeDisabled()
  await expect(add).toHaveAttribute('title', 'Your role may not add users')
  await expect(page.getByRole('button', { name: /^View / }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Delete / })).toHaveCount(0)
  await checkAccessibility(page)
})

test('a profile is changed one field at a time, and signs out', async ({ page, request }) => {
  const user = await givenUser(request)
  await signIn(page, user)
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Profile' }).click()
  const dialog = page.getByRole('dialog', { name: 'Profile' })
  const field = (label: string) => dialog.getByRole('textbox', { name: label })
  const update = dialog.getByRole('button', { name: 'Update' })
  await expect(field('Phone Number')).toHaveValue('0300-1234567')
  await expect(field('Email')).not.toBeEditable()
  await expect(update).toBeDisabled()

  await dialog.getByRole('button', { name: 'Edit Email' }).click()
  await expect(field('Email')).toBeFocused()
  for (const [typed, problem] of [
    ['', 'This field cannot be empty.'],
    ['a<b@example.com', 'Special characters like !, <, >, =, `, &, %, $, etc., are not allowed.'],
    ['nobody', 'Please enter a valid email address'],
    ['sana@example.org', /^Email must be in the format/],
  ] as const) {
    await field('Email').fill(typed)
    await expect(field('Email')).toHaveAccessibleDescription(problem)
    await expect(update).toBeDisabled()
  }
  await field('Email').fill(user.email)

  await dialog.getByRole('button', { name: 'Edit Phone Number' }).click()
  await expect(field('Email')).not.toBeEditable()
  await field('Phone Number').fill('0300-12ab')
  await expect(field('Phone Number')).toHaveValue('030012')
  await expect(field('Phone Number')).toHaveAccessibleDescription(
    'Phone number must be between 11 and 15 digits',
  )
  await field('Phone Number').fill('03007654321')

  await dialog.getByRole('button', { name: 'Edit Address' }).click()
  await field('Address').fill('x'.repeat(51))
  await expect(field('Address')).toHaveAccessibleDescription(
    'Field cannot be more than 50 characters',
  )
  await field('Address').fill('Canal View 12')
  await checkAccessibility(page)
  await update.click()
  await expect(toast(page, '🔔 Re-login for changes to take effect!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible()
  await expect(page).toHaveURL('/admin/login')
})

test('a field of the profile that was empty may not be emptied again', async ({ page }) => {
  // The first administrator's personal fields are empty.
  await signIn(page)
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Profile' }).click()
  const dialog = page.getByRole('dialog', { name: 'Profile' })
  await dialog.getByRole('button', { name: 'Edit Address' }).click()
  const address = dialog.getByRole('textbox', { name: 'Address' })
  await expect(address).toHaveValue('')
  await address.fill('x')
  await address.fill('')
  await expect(address).toHaveAccessibleDescription('This field cannot be empty.')
  await expect(dialog.getByRole('button', { name: 'Update' })).toBeDisabled()
})

test.describe('a profile that changes elsewhere', () => {
  test.use({ expectedMessages: [/Failed to load resource/] })

  test('shows what is different and keeps what was typed', async ({ page, request }) => {
    const user = await givenUser(request)
    await signIn(page, user)
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('button', { name: 'Profile' }).click()
    const dialog = page.getByRole('dialog', { name: 'Profile' })
    const field = (label: string) => dialog.getByRole('textbox', { name: label })
    await dialog.getByRole('button', { name: 'Edit Address' }).click()
    await field('Address').fill('Canal View 12')

    const { username, password } = user
    const login = await request.post('/api/v1/admin/login', { data: { username, password } })
    const { token, data } = await login.json()
    await request.patch(`/api/v1/admin/update/${data._id}`, {
      headers: { Authorization: `Bearer ${token}` },
      data: { address: 'Jail Road 9', contactNumber: '03330000000' },
    })
    await dialog.getByRole('button', { name: 'Update' }).click()
    const notice = dialog.getByRole('region', { name: 'Changed by someone else' })
    await expect(notice).toContainText('Jail Road 9')
    await expect(notice).toContainText('03330000000')
    await expect(field('Address')).toHaveValue('Canal View 12')
    await expect(field('Phone Number')).toHaveValue('0333-0000000')
    await checkBothThemes(page)
    await notice.getByRole('button', { name: 'Use theirs for Address' }).click()
    await expect(field('Address')).toHaveValue('Jail Road 9')
    await expect(dialog.getByRole('button', { name: 'Update' })).toBeDisabled()
    await field('Address').fill('Canal View 12')
    await dialog.getByRole('button', { name: 'Update' }).click()
    await expect(toast(page, '🔔 Re-login for changes to take effect!')).toBeVisible()
  })
})

test('roles that the server would refuse are shown with the reason', async ({ page, request }) => {
  const permissions = { userManagement: { create: true, update: true } }
  const own = await givenRole(request, permissions)
  const wider = await givenRole(request, { ...permissions, career: { create: true } })
  const user = await givenUser(request, own)
  const other = await givenUser(request)
  await signIn(page, user)
  await page.goto(`/admin/users?search=${other.username}`)
  await page.getByRole('button', { name: 'Add User' }).click()
  const dialog = page.getByRole('dialog')
  const choice = (name: string) => dialog.getByRole('option', { name })
  await expect(choice('superAdmin (for a superAdmin to give)')).toBeDisabled()
  await expect(choice(`${wider} (has rights that you lack)`)).toBeDisabled()
  await expect(choice('Member (has rights that you lack)')).toBeDisabled()
  await expect(choice(own)).toBeEnabled()
  await checkBothThemes(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: `Edit ${other.username}` }).click()
  await expect(choice('superAdmin (nobody can be made one)')).toBeDisabled()
  await dialog.getByLabel('Role').selectOption(own)
  await dialog.getByRole('button', { name: 'Update Role' }).click()
  await expect(toast(page, 'Role updated successfully!')).toBeVisible()
})
