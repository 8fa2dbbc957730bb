/** What the journeys through the office's lists have in common. */
import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Permissions } from '#domain/permission/permission.contract.ts'
import { owner } from '#tests/owner.ts'
import { pictureFile } from '#tests/pictures.ts'
import { expect } from './fixtures.ts'

/** Said to Playwright's recorder, which tries to read the preview of a chosen picture. */
export const recorderRefused = /Connecting to 'blob:/

/** A name that no other test uses. */
export const uniqueName = (start: string) => `${start} ${randomUUID().slice(-8)}`

export const picture = async (name = 'icon.png') => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(await (await pictureFile(name, { width: 20, height: 30 })).arrayBuffer()),
})

export const wrongPicture = {
  name: 'a.gif',
  mimeType: 'image/gif',
  buffer: Buffer.from('GIF89a'),
}
export const bigPicture = {
  name: 'big.png',
  mimeType: 'image/png',
  buffer: Buffer.alloc(3 * 1_048_576 + 1),
}

type Account = { username: string; password: string }

export async function headersOf(request: APIRequestContext, account: Account = owner) {
  const answer = await request.post('/api/v1/admin/login', { data: account })
  return { Authorization: `Bearer ${(await answer.json()).token}` }
}

/** The first category of the sample content. */
export async function firstCategory(
  request: APIRequestContext,
): Promise<{ _id: string; name: string }> {
  return (await (await request.get('/api/v1/category')).json()).data[0]
}

/** Makes a project or a product by the API. */
export async function givenItem(request: APIRequestContext, type: string, name: string) {
  const answer = await request.post(`/api/v1/${type}/create`, {
    headers: await headersOf(request),
    multipart: {
      type,
      category: (await firstCategory(request))._id,
      name,
      client: 'Sample Client',
      technology: 'TypeScript',
      url: 'https://example.com',
      date: '2026-03-05',
      description: 'As it was before',
      image: await picture(),
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Makes a service with one feature by the API. @returns its id */
export async function givenService(request: APIRequestContext, name: string): Promise<string> {
  const answer = await request.post('/api/v1/services', {
    headers: await headersOf(request),
    multipart: {
      categoryId: (await firstCategory(request))._id,
      name,
      description: 'As it was before',
      approach: 'Step by step',
      color: '#0EA5E9',
      workUrl: 'https://example.com',
      benefits: 'It works',
      icon: await picture(),
      feature: JSON.stringify([{ name: 'Kept', description: 'Stays as it is' }]),
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).data._id
}

/** A new account whose role has these rights and no others. */
export async function givenStaffWith(
  request: APIRequestContext,
  permissions: Permissions,
): Promise<Account> {
  return givenMember(request, { role: await givenRole(request, permissions) })
}

/** A new account of the role Member, unless `fields` say otherwise. */
export async function givenMember(
  request: APIRequestContext,
  fields: { role?: string; email?: string } = {},
): Promise<Account> {
  const member = { username: `member-${randomUUID().slice(-8)}`, password: 'Read-only-4' }
  const answer = await request.post('/api/v1/admin/register', {
    headers: await headersOf(request),
    data: {
      ...member,
      fullName: 'Sample Member',
      email: `${member.username}@example.com`,
      contactNumber: '03000000000',
      address: 'Lahore',
      gender: 'Female',
      dateOfBirth: '1990-01-01',
      ...fields,
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return member
}

/** A new role with these rights. @returns its name */
export async function givenRole(
  request: APIRequestContext,
  permissions: Permissions,
): Promise<string> {
  const role = uniqueName('Role')
  const answer = await request.post('/api/v1/permission/create', {
    headers: await headersOf(request),
    data: { role, permissions },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return role
}

/** Ends the session of the page from elsewhere, as another device of the same person could. */
export async function endSessionElsewhere(page: Page, request: APIRequestContext): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('DS_Token'))
  const headers = { Authorization: `Bearer ${token}` }
  expect((await request.post('/api/v1/admin/logout', { headers })).ok()).toBe(true)
}

export const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
export const toast = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text })
