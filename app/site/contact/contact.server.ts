import type { ContactPageData } from '#app/site/contact/contact.page.tsx'
import { wasSent } from '#app/site/form/form-result.ts'
import { readPageForm, refusalOf } from '#app/site/form/page-form.server.ts'
import type { FormOutcome } from '#app/site/loaders.server.ts'
import type { PageRequest } from '#app/site/page.ts'
import type { Context } from '#domain/context.ts'
import { contactFields } from '#domain/enquiry/enquiry.checks.ts'
import { sendEnquiry } from '#domain/enquiry/enquiry.rules.ts'
import { honeypotField } from '#domain/honeypot.ts'

export const load = async (_ctx: Context, { url }: PageRequest): Promise<ContactPageData> => ({
  sent: wasSent(url),
})

/**
 * Takes the contact form from a browser without script. What is refused comes back with the form,
 * everything typed kept.
 */
export async function submit(ctx: Context, request: Request): Promise<FormOutcome> {
  const form = await readPageForm(request)
  const typed = form.pick(contactFields)
  try {
    await sendEnquiry(ctx, { ...typed, [honeypotField]: form.get(honeypotField) })
    return { redirect: '/contact?sent=1#form' }
  } catch (error) {
    return refusalOf(error, typed)
  }
}
