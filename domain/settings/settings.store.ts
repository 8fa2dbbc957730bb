/** The queries on settings. */
import { settingTable } from '#domain/settings/settings.table.ts'
import type { Database } from '#platform/database.ts'

/** Every setting that differs from its default, by key. */
export async function selectSettings(db: Database): Promise<Record<string, unknown>> {
  const rows = await db.select().from(settingTable)
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}
