/** What the journeys through what visitors sent have in common. */
import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, signIn } from './fixtures.ts'
import { headersOf } from './office-records.ts'

/** Said by the browser of an answer that is no success, and of none at all. */
export const failedCall = /Failed to load resource/

/** Signs in, as the owner unless someone else is named, and opens a screen. */
export async function openInbox(
  page: Page,
  path: string,
  title: string,
  account?: { username: string; password: string },
): Promise<void> {
  await signIn(page, account)
  await page.goto(`/admin/${path}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

type Enquiry = { fullname: string; email: string; message: string }

/** A message from the contact form, by someone nobody else is called. */
export async function givenEnquiry(
  request: APIRequestContext,
  changes: Partial<Enquiry> = {},
): Promise<Enquiry> {
  const key = randomUUID().slice(-8)
  const enquiry = {
    fullname: `Amina ${key}`,
    email: `amina-${key}@example.com`,
    message: 'Could we talk about a booking system for three clinics?',
    ...changes,
  }
  const answer = await request.post('/api/v1/contact/create', {
    data: { ...enquiry, phone: '03001234567', address: 'Canal View 12, Lahore' },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return enquiry
}

/** A subscriber, who also gets a mail. */
export async function givenSubscriber(
  request: APIRequestContext,
  start = 'reader',
): Promise<string> {
  const subscriberEmail = `${start}-${randomUUID().slice(-8)}@example.com`
  const answer = await request.post('/api/v1/newsletter/create', { data: { subscriberEmail } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return subscriberEmail
}

/** What someone else changes meanwhile in the one record that `search` finds under `path`. */
export async function changeElsewhere(
  request: APIRequestContext,
  path: string,
  search: string,
  data: object,
): Promise<void> {
  const headers = await headersOf(request)
  const found = await request.get(`/api/v1/${path}?search=${encodeURIComponent(search)}`, {
    headers,
  })
  const [record] = (await found.json()).data
  const answer = await request.patch(`/api/v1/${path}/${record._id}`, { headers, data })
  expect(answer.ok(), await answer.text()).toBe(true)
}
