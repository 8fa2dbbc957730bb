/** The palette: screens, actions and records by keyboard alone. */
import type { Page } from '@playwright/test'
import { checkAccessibility, expect, signIn, test } from './fixtures.ts'
import { givenEnquiry, givenSubscriber } from './office-inbox.ts'
import { givenItem, givenMember, row, uniqueName } from './office-records.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Commands' })
const box = (page: Page) => page.getByRole('combobox', { name: 'Command or record' })
const marked = (page: Page) => palette(page).getByRole('option', { selected: true })

async function openByKey(page: Page) {
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
}

test('screens are opened and the focus comes back, in light and in dark', async ({ page }) => {
  await signIn(page)
  const button = page.getByRole('button', { name: 'Commands' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(box(page)).toBeFocused()
  await expect(marked(page)).toHaveText('Dashboard')
  await expect(box(page)).toHaveAttribute(
    'aria-activedescendant',
    (await marked(page).getAttribute('id')) ?? '',
  )
  await checkAccessibility(page)
  await page.keyboard.press('ArrowDown')
  await expect(marked(page)).toHaveText('Category')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(marked(page)).toHaveText('Logout')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(box(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)
  await expect(button).toBeFocused()

  await openByKey(page)
  await page.keyboard.type('dark')
  await expect(palette(page).getByRole('option')).toHaveText(['Use dark theme'])
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await openByKey(page)
  await checkAccessibility(page)
  await page.keyboard.type('permi')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Permissions' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('an action opens its form, and a record its details', async ({ page, request }) => {
  const name = uniqueName('Sought')
  await givenItem(request, 'project', name)
  await signIn(page)
  await openByKey(page)
  await page.keyboard.type('add cat')
  await expect(marked(page)).toHaveText('Add Category')
  // With a space it would name two elements, and none of them.
  const option = await box(page).getAttribute('aria-activedescendant')
  expect(option).toMatch(/^\S+$/)
  await expect(marked(page)).toHaveAttribute('id', option ?? '')
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'Add Category' })
  await expect(form.getByLabel('Name')).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Category' })).toBeVisible()
  await expect(form).toHaveCount(0)

  await openByKey(page)
  await page.keyboard.type(name.toLowerCase())
  await expect(marked(page)).toContainText(name)
  await page.keyboard.press('Enter')
  const details = page.getByRole('dialog', { name })
  await expect(details).toContainText('March 5, 2026')
  for (const [label, value] of [
    ['Type', 'project'],
    ['Slug', name.toLowerCase().replace(' ', '-')],
    ['Version', '1'],
  ] as const) {
    const term = page.getByText(label, { exact: true })
    const line = details.locator('dl > div').filter({ has: term })
    await expect(line.getByRole('definition')).toHaveText(value)
  }
  await expect(row(page, name)).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openByKey(page)
  await page.keyboard.type('nothing is called this')
  await expect(palette(page)).toContainText('Nothing is called “nothing is called this”.')
  await expect(palette(page).getByRole('option')).toHaveCount(0)
})

test('what visitors sent and the roles are found too', async ({ page, request }) => {
  const { fullname, email } = await givenEnquiry(request)
  const reader = await givenSubscriber(request)
  const lead = `lead-${reader}`
  const asked = await request.post('/api/v1/potentialCustomer/create', {
    data: { email: lead, source: 'catalog' },
  })
  expect(asked.ok(), await asked.text()).toBe(true)
  await signIn(page)
  for (const [search, hint] of [
    ['superAdmin', 'Role'],
    [reader, 'Subscriber'],
    [lead, 'Potential customer'],
    [email, `Enquiry ${email}`],
  ] as const) {
    await openByKey(page)
    await page.keyboard.type(search)
    await expect(marked(page)).toContainText(hint)
    if (hint === 'Potential customer') {
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog', { name: lead })).toContainText('Visits1')
    }
    if (!hint.startsWith('Enquiry')) await page.keyboard.press('Escape')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: `Enquiry from ${fullname}` })).toBeVisible()
})

test('a quarantined enquiry is opened before the list that holds it', async ({ page, request }) => {
  const { fullname, email } = await givenEnquiry(request, {
    message: 'Visit <a href="https://spam.example">our casino</a> now',
  })
  await signIn(page)
  await openByKey(page)
  await page.keyboard.type(email)
  await expect(marked(page)).toContainText(`Enquiry ${email}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: `Enquiry from ${fullname}` })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row(page, fullname)).toContainText('Quarantined')
})

test('a Member is offered only what the role may do', async ({ page, request }) => {
  await signIn(page, await givenMember(request))
  await openByKey(page)
  const offered = palette(page).getByRole('option')
  await expect(offered.filter({ hasText: 'Add Project' })).toHaveCount(1)
  for (const label of ['Add Category', 'Add User', 'Add Role', 'Trash', 'Enquiries']) {
    await expect(offered.filter({ hasText: label })).toHaveCount(0)
  }
  await page.keyboard.type('logout')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible()
})
