/** The queries on the alert heading. */
import { eq, sql } from 'drizzle-orm'
import { headingTable } from '#domain/heading/heading.table.ts'
import type { Database } from '#platform/database.ts'

export type HeadingRow = typeof headingTable.$inferSelect

/** The heading, or undefined where none was ever set. */
export async function selectHeading(db: Database): Promise<HeadingRow | undefined> {
  const [row] = await db.select().from(headingTable).limit(1)
  return row
}

/** Lets one change of the heading happen at a time, the very first one included. */
export async function lockHeading(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('heading', 0))`)
}

/** Adds the first heading; whoever calls holds `lockHeading` and has found none. */
export async function insertHeading(tx: Database, textField: string): Promise<HeadingRow> {
  const [row] = await tx.insert(headingTable).values({ textField }).returning()
  if (!row) throw new Error('An insert returned no row')
  return row
}

/** Replaces the heading's text and raises its version. */
export async function updateHeading(
  tx: Database,
  id: string,
  textField: string,
): Promise<HeadingRow> {
  const [row] = await tx
    .update(headingTable)
    .set({ textField, version: sql`${headingTable.version} + 1`, updatedAt: sql`now()` })
    .where(eq(headingTable.id, id))
    .returning()
  if (!row) throw new Error('The locked heading is gone')
  return row
}
