/** What may be done with enquiries, and by whom. */
import { type Context, requiring } from '#domain/context.ts'
import { notifyStaff, writeToVisitor } from '#domain/correspondence.ts'
import { enquirySent } from '#domain/enquiry/enquiry.checks.ts'
import {
  type EnquiryFilter,
  type EnquiryView,
  enquiryChanges,
  newEnquiry,
  unknownAssignee,
  viewEnquiry,
} from '#domain/enquiry/enquiry.contract.ts'
import {
  insertEnquiry,
  isStaff,
  selectEnquiries,
  selectEnquiry,
} from '#domain/enquiry/enquiry.store.ts'
import { enquiryTable } from '#domain/enquiry/enquiry.table.ts'
import { takeForm } from '#domain/form-limit.ts'
import { honeypotField } from '#domain/honeypot.ts'
import { suspicionOf } from '#domain/junk.checks.ts'
import { paginationOf } from '#domain/paging.ts'
import { changeRecord, type RecordKind } from '#domain/record.rules.ts'
import { validate } from '#domain/validate.ts'
import { ruleBroken } from '#platform/app-error.ts'
import type { Repeatable } from '#platform/http/idempotency.ts'
import { withPlainHost } from '#platform/mail/email-address.ts'

/** Reading enquiries and working on them is one right. */
export const mayHandleEnquiries = requiring('enquiries', 'update')

const enquiryKind: RecordKind<EnquiryView> = {
  entity: 'enquiry',
  label: 'Enquiry',
  table: enquiryTable,
  async read(db, id) {
    const row = await selectEnquiry(db, id)
    return row && viewEnquiry(row)
  },
}

/**
 * Takes an enquiry from the contact form. When this resolves, it is stored for good, and the mails
 * that it causes are promised: a notice to staff and a receipt to the sender. What looks like the
 * work of a machine is stored too, but kept apart, and causes no mail.
 * @param input the form's fields, and `honeypotField` where our page sent it
 * @param post what makes it repeatable
 * @returns what the form says then
 * @throws AppError 422 with the form's messages in their order, 429
 */
export async function sendEnquiry(
  ctx: Context,
  input: Record<string, unknown>,
  post?: Repeatable,
): Promise<Record<string, unknown>> {
  const typed = validate(newEnquiry, input)
  const fields = { ...typed, email: withPlainHost(typed.email) }
  const { fullname, phone, email, address, message } = fields
  const suspicion = suspicionOf({
    lines: [fullname, address],
    message,
    honeypot: input[honeypotField],
  })
  return takeForm(ctx, 'contact', post, async (tx) => {
    if (suspicion) {
      await insertEnquiry(tx, {
        kind: 'contact',
        ...fields,
        status: 'quarantined',
        note: suspicion,
      })
      return { message: enquirySent }
    }
    await insertEnquiry(tx, { kind: 'contact', ...fields })
    await notifyStaff(
      ctx,
      tx,
      {
        subject: 'A new enquiry',
        paragraphs: ['Someone has written through the contact form.'],
        facts: [
          ['Name', fullname],
          ['Phone', phone],
          ['E-mail', email],
          ['Address', address],
          ['Message', message],
        ],
      },
      email,
    )
    await writeToVisitor(tx, 'enquiry-receipt', email, {
      subject: 'We have received your message',
      paragraphs: [
        'Thank you for writing to us. Your message has arrived, and one of us will answer it.',
      ],
      footnotes: [
        'You get this mail because this address was entered in the contact form of our website. If that was not you, there is nothing to do.',
      ],
    })
    return { message: enquirySent }
  })
}

/** Enquiries, newest first. @throws AppError 401, 403 */
export async function listEnquiries(ctx: Context, filter: EnquiryFilter) {
  mayHandleEnquiries(ctx)
  const { rows, total } = await selectEnquiries(ctx.db, filter)
  return { data: rows.map(viewEnquiry), pagination: paginationOf(filter, total) }
}

/** Changes status, assignee or note. @throws AppError 401, 403, 404, 412, 422 */
export async function changeEnquiry(
  ctx: Context,
  id: string,
  input: Record<string, unknown>,
  expectedVersion: number | undefined,
): Promise<EnquiryView> {
  const actor = mayHandleEnquiries(ctx)
  const { assignee, ...changes } = validate(enquiryChanges, input)
  if (assignee && !(await mayBeAssigned(ctx, assignee, id))) {
    throw ruleBroken([{ path: 'assignee', message: unknownAssignee }])
  }
  return changeRecord(ctx, enquiryKind, actor, id, expectedVersion, {
    ...changes,
    ...(assignee !== undefined && { assigneeId: assignee }),
  })
}

/** Members of staff; and whoever has it already, so that a form can be saved after they have left. */
const mayBeAssigned = async ({ db }: Context, assignee: string, enquiryId: string) =>
  (await isStaff(db, assignee)) || (await selectEnquiry(db, enquiryId))?.assigneeId === assignee
