/** The rows of a list: a press anywhere opens one, and its details lead on to its form. */
import { expect, signIn, test } from './fixtures.ts'
import { givenItem, givenMember, uniqueName } from './office-records.ts'

test('a press on a row opens its details, from where Edit leads on', async ({ page, request }) => {
  const name = uniqueName('Pressed')
  await givenItem(request, 'project', name)
  await signIn(page)
  await page.goto(`/admin/projects?search=${encodeURIComponent(name)}`)
  const details = page.getByRole('dialog', { name, exact: true })
  const view = page.getByRole('button', { name: `View ${name}` })
  await page.getByRole('cell', { name, exact: true }).click()
  await expect(details).toContainText('Sample Client')
  await page.keyboard.press('Escape')
  await expect(view).toBeFocused()

  // What stands in a row keeps its own meaning.
  await page.getByLabel(`Select ${name}`).check()
  await expect(details).toHaveCount(0)

  await view.press('Enter')
  await details.getByRole('button', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: `Edit ${name}` })
  await expect(form.getByLabel('Client')).toHaveValue('Sample Client')
  await expect(details).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await expect(view).toBeFocused()
})

test('whoever sees no Edit in the list sees none in the details', async ({ page, request }) => {
  await signIn(page, await givenMember(request))
  await page.goto('/admin/category')
  await page
    .getByRole('button', { name: /^View / })
    .first()
    .click()
  const details = page.getByRole('dialog')
  await expect(details.getByRole('button', { name: 'Close' })).toBeVisible()
  await expect(details.getByRole('button', { name: 'Edit' })).toHaveCount(0)
})
