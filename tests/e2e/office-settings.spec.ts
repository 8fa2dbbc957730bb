/** The settings: what is saved shows at once, and nobody's change is lost. */
import type { APIRequestContext } from '@playwright/test'
import { checkBothThemes, expect, signIn, test } from './fixtures.ts'
import { hold } from './held-calls.ts'
import {
  endSessionElsewhere,
  headersOf,
  picture,
  recorderRefused,
  toast,
  uniqueName,
} from './office-records.ts'

// There is one record of settings, so these journeys go one after the other.
test.describe.configure({ mode: 'serial' })
test.use({
  expectedMessages: [new RegExp(`Failed to load resource|${recorderRefused.source}`)],
})

/** A phone number that no other journey uses. */
const newPhone = () => `+92 300 ${String(Math.random()).slice(2, 9)}`

/** An address that isn’t stored yet, not even where the journey begins anew. */
const newAddress = () => `Canal View ${String(Math.random()).slice(2, 9)}, Lahore`

const change = async (request: APIRequestContext, data: object) => {
  const answer = await request.put('/api/v1/settings', { headers: await headersOf(request), data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test('each section is one press away, wherever one is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page)
  await page.goto('/admin/settings')
  const list = page.getByRole('navigation', { name: 'Sections' })
  await list.getByRole('button', { name: 'Notices and retention' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Notices and retention' })).toBeFocused()
  await expect(page.getByLabel('Keep the request log for')).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Notice address')).toBeFocused()
  await list.getByRole('button', { name: 'Social links' }).click()
  await expect(page.getByRole('heading', { name: 'Social links' })).toBeInViewport()
  await expect(page.getByLabel('Name 1').first()).toBeInViewport()
})

test('a saved change stands on the public site at once', async ({ page, context, request }) => {
  await signIn(page)
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  const save = page.getByRole('button', { name: 'Save changes' })
  await expect(save).toBeDisabled()
  await expect(save).toHaveAttribute('title', 'Nothing has been changed')
  await checkBothThemes(page)

  const whole = await request.get('/api/v1/settings', { headers: await headersOf(request) })
  const { version: _, ...settings } = (await whole.json()).data
  for (const name of Object.keys(settings)) {
    expect(await page.locator(`form [name^="${name}"]`).count(), name).toBeGreaterThan(0)
  }

  const phone = page.getByLabel('Phone Number')
  await phone.fill('')
  await page.getByLabel('Latitude').fill('north')
  await page.getByLabel('Keep the request log for').fill('')
  await page.getByLabel('Map tiles').fill('https://tiles.example/one.png')
  for (const [label, problem] of [
    ['Phone Number', 'The phone number is required'],
    ['Latitude', /Latitude must be a number from -90 to 90$/],
    ['Keep the request log for', /Days must be a whole number from 1 to 3650$/],
    ['Map tiles', /The tile address must begin with https:/],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(problem)
  }
  await save.click()
  await expect(phone).toBeFocused()
  await checkBothThemes(page)

  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByText('All changes are saved.')).toBeVisible()
  const number = newPhone()
  await phone.fill(number)
  await page.getByRole('button', { name: 'Add link' }).click()
  const links = page.getByRole('region', { name: 'Social links' })
  await save.click()
  await expect(links.getByText('A link needs a name')).toBeVisible()
  const name = uniqueName('Mastodon')
  await links.getByLabel(/^Name/).last().fill(name)
  await links
    .getByLabel(/^Address/)
    .last()
    .fill('https://social.example/darya')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Settings updated successfully!')).toBeVisible()
  await expect(save).toBeDisabled()

  const site = await context.newPage()
  await site.goto('/')
  const footer = site.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: number })).toBeAttached()
  await expect(footer.getByRole('link', { name })).toHaveAttribute(
    'href',
    'https://social.example/darya',
  )
})

test('a partner is added with a logo, and taken away', async ({ page, request }) => {
  await signIn(page)
  await page.goto('/admin/settings')
  const partners = page.getByRole('region', { name: 'Partners' })
  await partners.getByRole('button', { name: 'Add partner' }).click()
  const partner = partners.getByRole('group', { name: /^partner/ }).last()
  const name = uniqueName('Partner')
  await partner.getByLabel(/^Name/).fill(name)
  await partner.getByLabel(/^Link/).fill('partner.example')
  await expect(partner.getByText(/^Please enter a full address/)).toBeVisible()
  await partner.getByLabel(/^Link/).fill('https://partner.example')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(partner.getByText('A partner needs a logo')).toBeVisible()
  const file = partner.getByLabel(/^Logo/)
  await file.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(partner.getByText(/^Invalid file type/)).toBeVisible()
  await file.setInputFiles(await picture('logo.png'))
  await expect(partner.getByAltText('Present logo', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(toast(page, 'Settings updated successfully!')).toBeVisible()
  const listed = async () => (await (await request.get('/api/v1/settings')).json()).data.partners
  expect((await listed()).at(-1)).toEqual({
    name,
    url: 'https://partner.example',
    logo: expect.stringMatching(/^\/media\//),
  })

  const many = (await listed()).length
  await partners.getByRole('button', { name: `Remove partner ${many}` }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.poll(async () => (await listed()).length).toBe(many - 1)
})

test('a logo on a slow line comes to its own partner, and only where it is still wanted', async ({
  page,
  request,
}) => {
  const calls = '**/api/v1/settings/logo'
  await signIn(page)
  await page.goto('/admin/settings')
  const partners = page.getByRole('region', { name: 'Partners' })
  const rows = partners.getByRole('group', { name: /^partner/ })
  const add = partners.getByRole('button', { name: 'Add partner' })
  const save = page.getByRole('button', { name: 'Save changes' })
  const last = rows.last()
  const logo = last.getByAltText(/^Present logo/)
  await add.click()
  await add.click()
  const many = await rows.count()
  const name = uniqueName('Slow')
  await last.getByLabel(/^Name/).fill(name)
  await last.getByLabel(/^Link/).fill('https://slow.example')

  // A row above is removed meanwhile.
  let release = await hold(page, calls)
  await last.getByLabel(/^Logo/).setInputFiles(await picture('own.png'))
  await expect(last.getByText('Uploading own.png…')).toBeVisible()
  await expect(save).toHaveAttribute('title', 'A logo is on its way')
  await partners.getByRole('button', { name: `Remove partner ${many - 1}` }).press('Enter')
  release()
  await expect(logo).toBeVisible()
  await expect(rows).toHaveCount(many - 1)

  // It is removed meanwhile.
  const begun = () => page.waitForRequest(calls)
  release = await hold(page, calls)
  let asked = begun()
  await last.getByLabel(/^Logo/).setInputFiles(await picture('unwanted.png'))
  const unwanted = await asked
  await last.getByRole('button', { name: 'Remove', exact: true }).press('Enter')
  await expect(last.getByLabel(/^Logo/)).toBeFocused()
  release()
  await unwanted.response()
  await save.press('Enter')
  await expect(last.getByText('A partner needs a logo')).toBeVisible()

  // Another is chosen meanwhile, and is there first.
  release = await hold(page, calls)
  asked = begun()
  await last.getByLabel(/^Logo/).setInputFiles(await picture('first.png'))
  const first = await asked
  await page.route(calls, (route) => route.continue())
  await last.getByLabel(/^Logo/).setInputFiles(await picture('second.png'))
  await expect(logo).toBeVisible()
  const second = await logo.getAttribute('src')
  release()
  await first.response()
  await save.press('Enter')
  await expect(toast(page, 'Settings updated successfully!')).toBeVisible()
  const listed = async () => (await (await request.get('/api/v1/settings')).json()).data.partners
  expect((await listed()).at(-1)).toMatchObject({ name, logo: second })

  await partners.getByRole('button', { name: `Remove partner ${many - 1}` }).press('Enter')
  await save.press('Enter')
  await expect.poll(async () => (await listed()).length).toBe(many - 2)
})

test('a logo that was not stored is forgotten by its field, so that the same file can be chosen again', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/admin/settings')
  const partners = page.getByRole('region', { name: 'Partners' })
  await partners.getByRole('button', { name: 'Add partner' }).click()
  const partner = partners.getByRole('group', { name: /^partner/ }).last()
  const file = partner.getByLabel(/^Logo/)
  const calls = '**/api/v1/settings/logo'
  await page.route(calls, (route) => route.abort())
  await file.setInputFiles(await picture('logo.png'))
  await expect(partner.getByText('Failed to upload image')).toBeVisible()
  // A browser tells of no choice that is the same as the one before.
  await expect(file).toHaveValue('')
  await page.unroute(calls)
  await file.setInputFiles(await picture('logo.png'))
  await expect(partner.getByAltText(/^Present logo/)).toBeVisible()
})

test('what someone else saved meanwhile is shown, and nothing typed is lost', async ({
  page,
  request,
}) => {
  await signIn(page)
  await page.goto('/admin/settings')
  const mine = newPhone()
  const theirs = newPhone()
  await page.getByLabel('Phone Number').fill(mine)
  const address = newAddress()
  await change(request, { phone: theirs, address })
  await page.getByRole('button', { name: 'Save changes' }).click()
  const notice = page.getByRole('region', { name: 'Changed by someone else' })
  await expect(notice).toContainText(theirs)
  await expect(notice).toContainText(address)
  await expect(page.getByLabel('Phone Number')).toHaveValue(mine)
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(address)
  await checkBothThemes(page)
  await notice.getByRole('button', { name: 'Use theirs for Phone Number' }).click()
  await expect(page.getByLabel('Phone Number')).toHaveValue(theirs)
  await page.getByLabel('Phone Number').fill(mine)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(notice).toHaveCount(0)
  expect((await (await request.get('/api/v1/settings')).json()).data.phone).toBe(mine)
})

test('rows that are half filled in stay on show after a reload and after another’s edit', async ({
  page,
  request,
}) => {
  await signIn(page)
  await page.goto('/admin/settings')
  const links = page.getByRole('region', { name: 'Social links' })
  const partners = page.getByRole('region', { name: 'Partners' })
  const linkName = links.getByLabel(/^Name/).last()
  const partnerName = partners.getByLabel(/^Name/).last()
  const name = uniqueName('Half')
  await links.getByRole('button', { name: 'Add link' }).click()
  await linkName.fill(name)
  await partners.getByRole('button', { name: 'Add partner' }).click()
  await partnerName.fill(name)
  page.once('dialog', (question) => question.accept())
  await page.reload()
  await page.getByRole('button', { name: 'Restore draft' }).click()
  await expect(linkName).toHaveValue(name)
  await expect(partnerName).toHaveValue(name)
  await expect(partners.getByText('A partner needs a logo')).toBeVisible()

  await links
    .getByLabel(/^Address/)
    .last()
    .fill('https://social.example/half')
  const partner = partners.getByRole('group', { name: /^partner/ }).last()
  await partner.getByLabel(/^Link/).fill('https://partner.example')
  await partner.getByLabel(/^Logo/).setInputFiles(await picture('logo.png'))
  await expect(partner.getByAltText('Present logo', { exact: false })).toBeVisible()
  await change(request, { address: newAddress() })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('region', { name: 'Changed by someone else' })).toBeVisible()
  await expect(linkName).toHaveValue(name)
  await expect(partnerName).toHaveValue(name)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(toast(page, 'Settings updated successfully!')).toBeVisible()
  const stored = async () => (await (await request.get('/api/v1/settings')).json()).data
  const { socialLinks, partners: saved } = await stored()
  expect([socialLinks.at(-1).name, saved.at(-1).name]).toEqual([name, name])

  await partners.getByRole('button', { name: `Remove partner ${saved.length}` }).click()
  await links.getByRole('button', { name: `Remove link ${socialLinks.length}` }).click()
  page.once('dialog', (question) => question.accept())
  await page.reload()
  await expect(partnerName).toHaveValue(name)
  await page.getByRole('button', { name: 'Restore draft' }).click()
  await expect(partnerName).not.toHaveValue(name)
  await expect(linkName).not.toHaveValue(name)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.poll(async () => (await stored()).partners.length).toBe(saved.length - 1)
})

test('what is typed while the settings are being saved is neither saved unseen nor lost', async ({
  page,
  request,
}) => {
  await signIn(page)
  await page.goto('/admin/settings')
  const phone = newPhone()
  const address = newAddress()
  await page.getByLabel('Phone Number').fill(phone)
  const release = await hold(page, '**/api/v1/settings')
  await page.keyboard.press('Enter')
  const save = page.getByRole('button', { name: 'Save changes' })
  await expect(save).toHaveAttribute('aria-busy', 'true')
  await page.getByLabel('Address', { exact: true }).fill(address)
  release()
  await expect(toast(page, 'Settings updated successfully!')).toBeVisible()
  await expect(page.getByText('There are unsaved changes.')).toBeVisible()
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(address)
  await save.press('Enter')
  await expect(page.getByText('All changes are saved.')).toBeVisible()
  const { data } = await (await request.get('/api/v1/settings')).json()
  expect([data.phone, data.address]).toEqual([phone, address])
})

test('leaving asks first, by keyboard alone', async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/settings')
  await page.getByLabel('Email', { exact: true }).fill('office@example.com')
  const trash = page.getByRole('link', { name: 'Trash' })
  await trash.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await checkBothThemes(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(trash).toBeFocused()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('office@example.com')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Discard' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trash')
  await page.goBack()
  await expect(page.getByLabel('Email', { exact: true })).not.toHaveValue('office@example.com')
})

test('a session that ends elsewhere does not take what was typed', async ({ page, request }) => {
  await signIn(page)
  await page.goto('/admin/settings')
  const mine = newPhone()
  await page.getByLabel('Phone Number').fill(mine)
  await endSessionElsewhere(page, request)
  const address = newAddress()
  await change(request, { address })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible()
  await signIn(page)
  await page.getByRole('link', { name: 'Settings' }).click()
  const draft = page.getByRole('region', { name: 'Draft' })
  await draft.getByRole('button', { name: 'Restore draft' }).click()
  await expect(draft).toHaveCount(0)
  await expect(page.getByLabel('Phone Number')).toHaveValue(mine)
  await expect(page.getByRole('region', { name: 'Changed by someone else' })).toContainText(address)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(toast(page, 'Settings updated successfully!')).toBeVisible()
  const { data } = await (await request.get('/api/v1/settings')).json()
  expect([data.phone, data.address]).toEqual([mine, address])
  await page.reload()
  await expect(page.getByLabel('Phone Number')).toHaveValue(mine)
  await expect(draft).toHaveCount(0)
})

test('settings that can’t be loaded can be asked for again', async ({ page }) => {
  await signIn(page)
  await page.route('**/api/v1/settings', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/admin/settings')
  await expect(page.getByText('The settings could not be loaded.')).toBeVisible()
  await checkBothThemes(page)
  await page.unroute('**/api/v1/settings')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Phone Number')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})
