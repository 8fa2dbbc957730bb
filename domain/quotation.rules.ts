/** A request for a quotation: it makes a potential customer, and an enquiry for staff to answer. */
import type { Context } from '#domain/context.ts'
import { notifyStaff, writeToVisitor } from '#domain/correspondence.ts'
import { insertEnquiry } from '#domain/enquiry/enquiry.store.ts'
import { suspicionOf } from '#domain/junk.checks.ts'
import { selectOfferedProduct } from '#domain/quotation.store.ts'
import { ruleBroken } from '#platform/app-error.ts'
import type { Database } from '#platform/database.ts'

/** What someone asks a price for. */
export type QuotationRequest = {
  email: string
  /** Empty where it is about none in particular. */
  productId: string
  message: string
  /** What came in the field that people don't see. */
  honeypot: unknown
  /** What the caller is told where the product isn't on offer. */
  unknownProduct: string
}

/**
 * Stores the request as an enquiry of kind quotation, and promises a notice to staff and a receipt
 * to the sender; what looks like the work of a machine is kept apart and causes no mail.
 * @throws AppError 422 for a product that isn't on offer
 */
export async function takeQuotationRequest(
  ctx: Context,
  tx: Database,
  { email, productId, message, honeypot, unknownProduct }: QuotationRequest,
): Promise<void> {
  const product = productId && (await selectOfferedProduct(tx, productId))
  if (productId && !product) throw ruleBroken([{ path: 'productId', message: unknownProduct }])
  const request = { kind: 'quotation' as const, email, message, productId: productId || null }
  const suspicion = suspicionOf({ lines: [], message, honeypot })
  if (suspicion) {
    await insertEnquiry(tx, { ...request, status: 'quarantined', note: suspicion })
    return
  }
  await insertEnquiry(tx, request)
  const facts: [string, string][] = [
    ['Product', product || 'None in particular'],
    ['E-mail', email],
    ['Message', message],
  ]
  await notifyStaff(
    ctx,
    tx,
    {
      subject: 'A request for a quotation',
      paragraphs: ['Someone has asked for a quotation.'],
      facts: facts.filter(([, value]) => value !== ''),
    },
    email,
  )
  await writeToVisitor(tx, 'quotation-receipt', email, {
    subject: 'We have received your request for a quotation',
    paragraphs: ['Thank you for your interest. One of us will send you a quotation.'],
    footnotes: [
      'You get this mail because a quotation was asked for with this address on our website. If that was not you, there is nothing to do.',
    ],
  })
}
