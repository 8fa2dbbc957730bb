/** The queries on enquiries. */
import { enquiryTable } from '#domain/enquiry/enquiry.table.ts'
import type { Database } from '#platform/database.ts'

export type EnquiryRow = typeof enquiryTable.$inferSelect
type NewEnquiryRow = Pick<
  EnquiryRow,
  'kind' | 'fullname' | 'phone' | 'email' | 'address' | 'message'
>

export async function insertEnquiry(tx: Database, values: NewEnquiryRow): Promise<EnquiryRow> {
  const [row] = await tx.insert(enquiryTable).values(values).returning()
  if (!row) throw new Error('An insert returned no row')
  return row
}
