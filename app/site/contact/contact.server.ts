import type { ContactFormResult, ContactPageData } from '#app/site/contact/contact.page.tsx'
import type { FormOutcome } from '#app/site/loaders.server.ts'
import type { PageRequest } from '#app/site/page.ts'
import type { Context } from '#domain/context.ts'
import { contactFields } from '#domain/enquiry/enquiry.checks.ts'
import { sendEnquiry } from '#domain/enquiry/enquiry.rules.ts'
import { honeypotField } from '#domain/honeypot.ts'
import { AppError } from '#platform/app-error.ts'

export const load = async (_ctx: Context, { url }: PageRequest): Promise<ContactPageData> => ({
  sent: url.searchParams.get('sent') === '1',
})

/**
 * Takes the contact form from a browser without script. What is refused comes back with the form,
 * everything typed kept.
 */
export async function submit(ctx: Context, form: URLSearchParams): Promise<FormOutcome> {
  const typed = Object.fromEntries(contactFields.map((field) => [field, form.get(field) ?? '']))
  try {
    await sendEnquiry(ctx, { ...typed, [honeypotField]: form.get(honeypotField) ?? '' })
    return { redirect: '/contact?sent=1#form' }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const data: ContactFormResult = { typed, message: error.message, problems: error.fields }
    return { status: error.status, retryAfter: error.retryAfter, data }
  }
}
