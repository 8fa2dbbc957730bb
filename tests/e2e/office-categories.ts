/** Categories, for the journeys through their list and their form. */
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, signIn } from './fixtures.ts'
import { headersOf, picture } from './office-records.ts'

/** Makes a category by the API. */
export async function givenCategory(
  request: APIRequestContext,
  name: string,
  description = 'As it was before',
) {
  const answer = await request.post('/api/v1/category/create', {
    headers: await headersOf(request),
    multipart: { name, description, logo: await picture() },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Signs in and opens the list of those that are called like `search`. */
export async function openCategories(page: Page, search = '') {
  await signIn(page)
  await page.goto(`/admin/category${search && `?search=${encodeURIComponent(search)}`}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Category' })).toBeVisible()
}
