/** What a potential customer is to callers and forms. Browser-safe. */
import * as z from 'zod'
import { invalidLeadEmail, leadSources } from '#domain/lead/lead.checks.ts'
import type { LeadRow } from '#domain/lead/lead.store.ts'
import { pageQuery } from '#domain/paging.ts'
import { recordShape, recordView, shown } from '#domain/record-view.ts'
import { longestSearch } from '#platform/list-limits.ts'
import { emailFormat, isEmailAddress, withPlainHost } from '#platform/mail/email-address.ts'
import { text } from '#platform/text.ts'
import { isUuid } from '#platform/uuid.ts'

export const unknownProduct = 'This product is no longer available'

/** A post of "Get our catalogue" or "Request a quotation". Fields that it doesn't know are ignored. */
export const newLead = z.object({
  email: text(invalidLeadEmail)
    .refine(isEmailAddress, invalidLeadEmail)
    .meta(emailFormat)
    .transform((address) => withPlainHost(address).toLowerCase()),
  source: z.enum(leadSources, 'Source must be catalog or quotation'),
  productId: text(unknownProduct)
    .refine((id) => id === '' || isUuid(id), unknownProduct)
    .default('')
    .meta({ description: 'The _id of the product that a quotation is asked for', maxLength: 36 }),
  message: text('Please fill in this field', 5_000).default(''),
})

/** The parameters of the list; without them, all potential customers. */
export const leadQuery = pageQuery.extend({
  search: text('Search must be text', longestSearch)
    .default('')
    .meta({ description: 'Found in the e-mail address, whatever its case' }),
})
export type LeadFilter = z.output<typeof leadQuery>

/** What staff see of a potential customer. */
export const leadShape = recordShape.extend({
  email: z.string(),
  visitCount: z.int().meta({ description: 'How often the address was left' }),
  source: z
    .enum(leadSources)
    .meta({ description: 'The last one, but quotation once one was asked for' }),
})
export type LeadView = z.infer<typeof leadShape>
export const viewLead = (row: LeadRow) => shown(leadShape, { ...row, ...recordView(row) })
