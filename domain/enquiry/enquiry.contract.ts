/** What an enquiry is to callers of the API. */
import * as z from 'zod'
import {
  contactMaximum,
  contactMinimum,
  contactProblems,
  pakistaniMobile,
} from '#domain/enquiry/enquiry.checks.ts'
import type { EnquiryRow } from '#domain/enquiry/enquiry.store.ts'
import { pageQuery } from '#domain/paging.ts'
import { recordShape, recordView, shown } from '#domain/record-view.ts'
import { longestSearch } from '#platform/list-limits.ts'
import { emailFormat } from '#platform/mail/email-address.ts'
import { text, textOfAnyLength } from '#platform/text.ts'

/**
 * What is no text is as good as left out. The limits stand here for the documentation: the form's
 * checks know them, and in which order they speak.
 */
const field = (limits: z.GlobalMeta) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value : ''),
    textOfAnyLength('This must be text').meta(limits),
  )

/** A post of the contact form. Fields that it doesn't know are ignored. */
export const newEnquiry = z
  .object({
    fullname: field({
      minLength: contactMinimum.fullname,
      maxLength: contactMaximum.fullname,
      examples: ['Sana Malik'],
    }),
    phone: field({ pattern: pakistaniMobile.source, examples: ['03001234567'] }),
    email: field(emailFormat),
    address: field({
      minLength: contactMinimum.address,
      maxLength: contactMaximum.address,
      examples: ['Mall Road, Lahore'],
    }),
    message: field({
      minLength: contactMinimum.message,
      maxLength: contactMaximum.message,
      examples: ['We would like to talk about a shop of our own.'],
    }),
  })
  .superRefine((input, context) => {
    for (const { path, message } of contactProblems(input)) {
      context.addIssue({ code: 'custom', path: [path], message })
    }
  })

export const enquiryKinds = ['contact', 'quotation'] as const
/** `quarantined` is what the form posts of machines look like; staff decide. */
export const enquiryStatuses = ['new', 'open', 'done', 'quarantined'] as const

const status = z.enum(enquiryStatuses, 'Status must be new, open, done or quarantined')

/** The parameters of the list; without them, all enquiries. */
export const enquiryQuery = pageQuery.extend({
  status: z
    .string()
    .transform((list) => list.split(','))
    .pipe(z.array(status))
    .optional()
    .meta({ description: 'One status, or several with commas between them' }),
  kind: z.enum(enquiryKinds, 'Kind must be contact or quotation').optional(),
  assignee: z
    .union([z.uuid(), z.literal('none')], 'Assignee must be the _id of a user, or none')
    .optional()
    .meta({ description: '_id of a user, or none for what nobody looks after' }),
  search: text('Search must be text', longestSearch)
    .default('')
    .meta({ description: 'Found in name, phone, e-mail, address or message, whatever its case' }),
})
export type EnquiryFilter = z.output<typeof enquiryQuery>

export const unknownAssignee = 'Assign this to a member of staff'

/** What staff may change of an enquiry; what is left out stays as it is. */
export const enquiryChanges = z.strictObject({
  status: status.optional(),
  assignee: z.uuid(unknownAssignee).nullable().optional().meta({ description: '_id of a user' }),
  note: text('Note must be text', 2_000).optional(),
})

/** What staff see of an enquiry. */
export const enquiryShape = recordShape.extend({
  kind: z.enum(enquiryKinds),
  fullname: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  message: z.string(),
  productId: z.uuid().nullable().meta({ description: 'What a quotation is asked for' }),
  product: z
    .object({ _id: z.uuid(), name: z.string() })
    .nullable()
    .meta({ description: 'The same product by name' }),
  status: z.enum(enquiryStatuses),
  assignee: z.uuid().nullable().meta({ description: '_id of the user who looks after it' }),
  note: z.string(),
})
export type EnquiryView = z.infer<typeof enquiryShape>
export const viewEnquiry = (row: EnquiryRow) =>
  shown(enquiryShape, {
    ...row,
    ...recordView(row),
    product:
      row.productId && row.productName !== null
        ? { _id: row.productId, name: row.productName }
        : null,
    assignee: row.assigneeId,
  })
