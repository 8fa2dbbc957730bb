/** The contact form as a visitor fills it in. */
import type { Page } from '@playwright/test'

export type Typed = Partial<
  Record<'Full name' | 'Phone' | 'E-mail' | 'Address' | 'Message', string>
>

export const valid: Typed = {
  'Full name': 'Amina Test',
  Phone: '03001234567',
  'E-mail': 'amina@example.com',
  Address: 'Lahore',
  Message: 'We need a new web site by spring.',
}

export async function fillIn(page: Page, typed: Typed) {
  for (const [label, text] of Object.entries({ ...valid, ...typed })) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
}

/** Holds up what is sent. @returns what lets it go */
export async function holdSending(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/v1/contact/create', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

export const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click()
