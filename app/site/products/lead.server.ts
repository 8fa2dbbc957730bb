/** Takes the forms for the catalogue and for quotations from browsers without script. */
import { readPageForm, refusalOf } from '#app/site/form/page-form.server.ts'
import type { FormHandler } from '#app/site/loaders.server.ts'
import { honeypotField } from '#domain/honeypot.ts'
import type { LeadSource } from '#domain/lead/lead.checks.ts'
import { leaveAddress } from '#domain/lead/lead.rules.ts'

/** A handler of the form that a page shows for `source`; it leads back to that page. */
export const takeLead =
  (source: LeadSource): FormHandler =>
  async (ctx, request, { url }) => {
    const form = await readPageForm(request)
    const typed = form.pick(['email', 'message', 'productId'])
    try {
      const input = { ...typed, [honeypotField]: form.get(honeypotField), source }
      await leaveAddress(ctx, input)
      const page = new URL(url)
      page.searchParams.set('sent', '1')
      return { redirect: `${page.pathname}${page.search}#form` }
    } catch (error) {
      return refusalOf(error, typed)
    }
  }
