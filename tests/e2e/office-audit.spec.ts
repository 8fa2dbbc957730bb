/** The record of changes: who, what, when, and how it was before. */
import { owner } from '#tests/owner.ts'
import { checkBothThemes, expect, signIn, test } from './fixtures.ts'
import { givenItem, givenMember, headersOf, row, uniqueName } from './office-records.ts'

test('a change is found by person, kind and name, and shows before and after', async ({
  page,
  request,
}) => {
  const name = uniqueName('Audited')
  await givenItem(request, 'project', name)
  const member = await givenMember(request)
  const headers = await headersOf(request, member)
  const found = await request.get(`/api/v1/project?type=project&page=1&search=${name}`, { headers })
  const [{ _id }] = (await found.json()).portfolios
  const update = await request.patch(`/api/v1/project/update/${_id}`, {
    headers,
    multipart: { type: 'project', client: 'Another Client' },
  })
  expect(update.ok(), await update.text()).toBe(true)

  await signIn(page)
  await page.getByRole('link', { name: 'Audit' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit')
  await page.getByLabel('Search').fill(name)
  await expect(row(page, name)).toHaveCount(2)
  await expect(row(page, name).first()).toContainText('Changed project: Client')
  await expect(row(page, name).last()).toContainText('Added project')
  await checkBothThemes(page)

  await page.getByLabel('Kind').selectOption('Role')
  await expect(page.getByText(`No changes match “${name}”.`)).toBeVisible()
  await page.getByLabel('Kind').selectOption('Project')
  await page.getByLabel('Person').selectOption(member.username)
  await expect(row(page, name)).toHaveCount(1)
  await page.reload()
  await expect(row(page, name)).toHaveCount(1)
  await expect(page.getByLabel('Person').locator('option:checked')).toHaveText(member.username)

  await page.getByRole('button', { name: `View Changed project ${name}` }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Changed project ${name}` })
  await expect(dialog).toContainText(`By ${member.username}`)
  const client = dialog.getByRole('row').filter({ hasText: 'Client' })
  await expect(client.getByRole('cell')).toHaveText(['Sample Client', 'Another Client'])
  await expect(dialog.getByRole('row')).toHaveCount(2)
  await checkBothThemes(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await page.getByLabel('Person').selectOption(owner.username)
  await page.getByRole('button', { name: `View Added project ${name}` }).click()
  const picture = page.getByRole('dialog').getByRole('img', { name: 'Image 1' })
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await checkBothThemes(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('audit and logs say in one column who did what and when', async ({ page }) => {
    await page.goto('/admin')
    await page.getByLabel('Username').fill(owner.username)
    await page.getByLabel('Password').fill(owner.password)
    await page.getByRole('button', { name: 'LOGIN' }).click()
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible()
    for (const path of ['/admin/audit', '/admin/logs']) {
      // Other journeys write meanwhile, so that the newest entry may be somebody else's.
      await page.goto(`${path}?search=${owner.username}`)
      const entry = page.getByRole('row').nth(1)
      await expect(entry).toContainText(owner.username)
      await expect(entry.getByText(/ at \d+:\d\d:\d\d/).filter({ visible: true })).toHaveCount(1)
      await expect(page.getByRole('region', { name: 'scrolls sideways' })).toHaveCount(0)
      await checkBothThemes(page)
    }
  })
})
