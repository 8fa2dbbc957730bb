/** Addresses that were stored before their hosts were looked at. */
import { and, inArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#platform/database.ts'
import { spellingsOf } from '#platform/mail/spellings.ts'

/**
 * Gives the row whose address is `email` in another spelling that of today, so that the same mailbox
 * is known again. Where a row has that already, both stay: which one its owner meant, nobody knows.
 * @param email with its host as the name system has it
 */
export async function respell(tx: Database, column: PgColumn, email: string): Promise<void> {
  const others = spellingsOf(email).filter((spelling) => spelling !== email)
  // Hosts of plain letters have no other one, which is nearly all of them.
  if (others.length === 0) return
  const { table } = column
  const name = sql.identifier(column.name)
  const known = sql`exists (select 1 from ${table} known where known.${name} = ${email})`
  await tx.execute(
    sql`update ${table} set ${name} = ${email} where ${and(inArray(column, others), sql`not ${known}`)}`,
  )
}
