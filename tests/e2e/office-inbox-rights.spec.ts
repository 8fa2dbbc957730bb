/** Who may see what visitors sent, and who only reads that they may not. */
import type { Page } from '@playwright/test'
import { checkAccessibility, expect, signIn, test } from './fixtures.ts'
import { givenMember, givenStaffWith } from './office-records.ts'

const screens = [
  { path: 'applications', title: 'Applications' },
  { path: 'enquiries', title: 'Enquiries' },
  { path: 'newsletter', title: 'Newsletter' },
  { path: 'mails', title: 'Failed mails' },
]

const link = (page: Page, title: string) =>
  page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: title })

/** Opens every screen and expects those with these titles, and of the others a refusal. */
async function expectOnly(page: Page, ...titles: string[]) {
  for (const { path, title } of screens) {
    await page.goto(`/admin/${path}`)
    const refusal = page.getByRole('heading', { level: 1, name: /^Your role may not see / })
    if (titles.includes(title)) {
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByRole('table', { name: title })).toHaveAttribute('aria-busy', 'false')
      await expect(link(page, title)).toHaveAttribute('aria-current', 'page')
    } else {
      await expect(refusal).toBeVisible()
      await expect(page.getByRole('table')).toHaveCount(0)
      await expect(link(page, title)).toHaveCount(0)
    }
  }
}

test('a superAdmin sees all of it', async ({ page }) => {
  await signIn(page)
  await expectOnly(page, ...screens.map(({ title }) => title))
})

test('a Member sees nothing of it, and reads why', async ({ page, request }) => {
  await signIn(page, await givenMember(request))
  await expectOnly(page)
  await expect(page.getByText('A superAdmin can grant it under Permissions.')).toBeVisible()
  await checkAccessibility(page)
})

test('whoever handles enquiries sees those and the newsletter', async ({ page, request }) => {
  await signIn(page, await givenStaffWith(request, { enquiries: { update: true } }))
  await expectOnly(page, 'Enquiries', 'Newsletter')
})

test('whoever looks after careers sees applications', async ({ page, request }) => {
  await signIn(page, await givenStaffWith(request, { career: { update: true } }))
  await expectOnly(page, 'Applications')
})

test('a visitor is asked to sign in', async ({ page }) => {
  for (const { path } of screens) {
    await page.goto(`/admin/${path}`)
    await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
  }
})
