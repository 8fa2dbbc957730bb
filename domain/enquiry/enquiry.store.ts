/** The queries on enquiries. */
import { and, count, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { EnquiryFilter } from '#domain/enquiry/enquiry.contract.ts'
import { enquiryTable } from '#domain/enquiry/enquiry.table.ts'
import { offsetOf } from '#domain/paging.ts'
import { portfolioTable } from '#domain/portfolio/portfolio.table.ts'
import { holdsText } from '#domain/search.ts'
import { staffTable } from '#domain/staff/staff.table.ts'
import type { Database } from '#platform/database.ts'
import { isUuid } from '#platform/uuid.ts'

export type EnquiryRow = typeof enquiryTable.$inferSelect & {
  /** Of the product that a quotation is asked for; null where there is none. */
  productName: string | null
}
type NewEnquiryRow = typeof enquiryTable.$inferInsert

export async function insertEnquiry(tx: Database, values: NewEnquiryRow): Promise<void> {
  await tx.insert(enquiryTable).values(values)
}

// The product may lie in the trash by now; what was asked for remains.
const withProduct = (db: Database) =>
  db
    .select({ enquiry: enquiryTable, productName: portfolioTable.name })
    .from(enquiryTable)
    .leftJoin(portfolioTable, eq(portfolioTable.id, enquiryTable.productId))

/** The enquiries that `filter` lets through, newest first, one page of them, and how many there are. */
export async function selectEnquiries(
  db: Database,
  filter: EnquiryFilter,
): Promise<{ rows: EnquiryRow[]; total: number }> {
  const { status, kind, assignee, search, limit } = filter
  const { fullname, phone, email, address, message } = enquiryTable
  const matching = and(
    status && inArray(enquiryTable.status, status),
    kind && eq(enquiryTable.kind, kind),
    assignee === 'none' ? isNull(enquiryTable.assigneeId) : undefined,
    assignee && assignee !== 'none' ? eq(enquiryTable.assigneeId, assignee) : undefined,
    holdsText(search, fullname, phone, email, address, message),
  )
  const rows = await withProduct(db)
    .where(matching)
    .orderBy(desc(enquiryTable.createdAt), desc(enquiryTable.id))
    .limit(limit)
    .offset(offsetOf(filter))
  const [counted] = await db.select({ total: count() }).from(enquiryTable).where(matching)
  return {
    rows: rows.map(({ enquiry, productName }) => ({ ...enquiry, productName })),
    total: counted?.total ?? 0,
  }
}

/** One enquiry with the name of its product; undefined where there is none, also for what is no id. */
export async function selectEnquiry(db: Database, id: string): Promise<EnquiryRow | undefined> {
  if (!isUuid(id)) return undefined
  const [found] = await withProduct(db).where(eq(enquiryTable.id, id))
  return found && { ...found.enquiry, productName: found.productName }
}

/** True where `id` is an account that can sign in. */
export async function isStaff(db: Database, id: string): Promise<boolean> {
  const found = await db
    .select({ id: staffTable.id })
    .from(staffTable)
    .where(and(eq(staffTable.id, id), isNull(staffTable.deletedAt)))
  return found.length > 0
}

/** Removes at most `most` enquiries that came in more than `months` ago. @returns their ids */
export async function deleteOldEnquiries(
  tx: Database,
  months: number,
  most: number,
): Promise<string[]> {
  const due = tx
    .select({ id: enquiryTable.id })
    .from(enquiryTable)
    .where(lt(enquiryTable.createdAt, sql`now() - make_interval(months => ${months})`))
    .limit(most)
    .for('update', { skipLocked: true })
  const removed = await tx
    .delete(enquiryTable)
    .where(inArray(enquiryTable.id, due))
    .returning({ id: enquiryTable.id })
  return removed.map(({ id }) => id)
}
