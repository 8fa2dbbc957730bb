/** What may be done with potential customers, and by whom. */
import { type Context, requireStaff } from '#domain/context.ts'
import { takeForm } from '#domain/form-limit.ts'
import { honeypotField } from '#domain/honeypot.ts'
import { catalogueUrl, leadMessages } from '#domain/lead/lead.checks.ts'
import { type LeadFilter, newLead, unknownProduct, viewLead } from '#domain/lead/lead.contract.ts'
import { countVisit, selectLeads } from '#domain/lead/lead.store.ts'
import { paginationOf } from '#domain/paging.ts'
import { takeQuotationRequest } from '#domain/quotation.rules.ts'
import { validate } from '#domain/validate.ts'
import type { Repeatable } from '#platform/http/idempotency.ts'

/**
 * Notes who left an address for the catalogue, which the answer names, or for a quotation, which is
 * an enquiry as well.
 * @param post what makes it repeatable
 * @throws AppError 422, 429
 */
export async function leaveAddress(
  ctx: Context,
  input: Record<string, unknown>,
  post?: Repeatable,
): Promise<Record<string, unknown>> {
  const { email, source, productId, message } = validate(newLead, input)
  return takeForm(ctx, 'potential-customer', post, async (tx) => {
    await countVisit(tx, { email, source })
    if (source === 'catalog') return { message: leadMessages.catalog, data: { url: catalogueUrl } }
    const honeypot = input[honeypotField]
    await takeQuotationRequest(ctx, tx, { email, productId, message, honeypot, unknownProduct })
    return { message: leadMessages.quotation }
  })
}

/** Potential customers, newest first. @throws AppError 401 */
export async function listLeads(ctx: Context, filter: LeadFilter) {
  requireStaff(ctx)
  const { rows, total } = await selectLeads(ctx.db, filter)
  return { data: rows.map(viewLead), pagination: paginationOf(filter, total) }
}
