/** The queries on enquiries. */
import { and, count, desc, eq, isNull } from 'drizzle-orm'
import type { EnquiryFilter } from '#domain/enquiry/enquiry.contract.ts'
import { enquiryTable } from '#domain/enquiry/enquiry.table.ts'
import { offsetOf } from '#domain/paging.ts'
import { holdsText } from '#domain/search.ts'
import { staffTable } from '#domain/staff/staff.table.ts'
import type { Database } from '#platform/database.ts'
import { isUuid } from '#platform/uuid.ts'

export type EnquiryRow = typeof enquiryTable.$inferSelect
type NewEnquiryRow = typeof enquiryTable.$inferInsert

export async function insertEnquiry(tx: Database, values: NewEnquiryRow): Promise<EnquiryRow> {
  const [row] = await tx.insert(enquiryTable).values(values).returning()
  if (!row) throw new Error('An insert returned no row')
  return row
}

/** The enquiries that `filter` lets through, newest first, one page of them, and how many there are. */
export async function selectEnquiries(
  db: Database,
  filter: EnquiryFilter,
): Promise<{ rows: EnquiryRow[]; total: number }> {
  const { status, kind, search, limit } = filter
  const { fullname, phone, email, address, message } = enquiryTable
  const matching = and(
    status && eq(enquiryTable.status, status),
    kind && eq(enquiryTable.kind, kind),
    holdsText(search, fullname, phone, email, address, message),
  )
  const rows = await db
    .select()
    .from(enquiryTable)
    .where(matching)
    .orderBy(desc(enquiryTable.createdAt), desc(enquiryTable.id))
    .limit(limit)
    .offset(offsetOf(filter))
  const [counted] = await db.select({ total: count() }).from(enquiryTable).where(matching)
  return { rows, total: counted?.total ?? 0 }
}

export async function selectEnquiry(db: Database, id: string): Promise<EnquiryRow | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await db.select().from(enquiryTable).where(eq(enquiryTable.id, id))
  return row
}

/** True where `id` is an account that can sign in. */
export async function isStaff(db: Database, id: string): Promise<boolean> {
  const found = await db
    .select({ id: staffTable.id })
    .from(staffTable)
    .where(and(eq(staffTable.id, id), isNull(staffTable.deletedAt)))
  return found.length > 0
}
