/** What may be done with enquiries, and by whom. */
import type { Context } from '#domain/context.ts'
import { newEnquiry } from '#domain/enquiry/enquiry.contract.ts'
import { insertEnquiry } from '#domain/enquiry/enquiry.store.ts'
import { validate } from '#domain/validate.ts'

/**
 * Takes an enquiry from the contact form. When this resolves, it is stored for good.
 * @throws AppError 422 with the form's messages in their order
 */
export async function sendEnquiry(ctx: Context, input: Record<string, unknown>): Promise<void> {
  const fields = validate(newEnquiry, input)
  await insertEnquiry(ctx.db, { kind: 'contact', ...fields })
}
