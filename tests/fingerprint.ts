/** Tells whether a call has changed anything that is stored. */
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '#platform/database.ts'

/** A fingerprint of every row, besides those that merely note that calls were made. */
export async function fingerprint(db: Database): Promise<string> {
  const { rows: tables } = (await db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'
        and table_name not in ('request_log', 'request_log_count', 'request_log_day', 'session', 'rate_limit')
        order by 1`,
  )) as unknown as { rows: { name: string }[] }
  const prints: string[] = []
  for (const { name } of tables) {
    const { rows } = (await db.execute(
      sql`select md5(coalesce(string_agg(t::text, '' order by t::text), '')) as print from ${sql.identifier(name)} t`,
    )) as unknown as { rows: { print: string }[] }
    prints.push(`${name} ${rows[0]?.print}`)
  }
  return prints.join('\n')
}

/** Runs `attack`, which must leave every row as it was. */
export async function leavingNoTraceIn<Result>(
  db: Database,
  attack: () => Promise<Result>,
): Promise<Result> {
  const before = await fingerprint(db)
  const result = await attack()
  expect(await fingerprint(db)).toBe(before)
  return result
}
