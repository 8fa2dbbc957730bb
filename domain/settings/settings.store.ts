/** The queries on settings. */
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import { superAdminRole } from '#domain/permission/permission.contract.ts'
import { roleTable } from '#domain/permission/permission.table.ts'
import { settingTable } from '#domain/settings/settings.table.ts'
import { staffTable } from '#domain/staff/staff.table.ts'
import type { Database } from '#platform/database.ts'

/** Every setting that differs from its default, by key, and how often any was written. */
export async function selectSettings(
  db: Database,
): Promise<{ values: Record<string, unknown>; version: number }> {
  const rows = await db.select().from(settingTable)
  return {
    values: Object.fromEntries(rows.map(({ key, value }) => [key, value])),
    version: rows.reduce((sum, row) => sum + row.version, 0),
  }
}

/** Lets one change of the settings happen at a time, until the transaction ends. */
export async function lockSettings(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('settings', 0))`)
}

/** Writes a setting, and raises its version where it was written before. */
export async function upsertSetting(tx: Database, key: string, value: unknown): Promise<void> {
  await tx
    .insert(settingTable)
    .values({ key, value })
    .onConflictDoUpdate({
      target: settingTable.key,
      set: { value, version: sql`${settingTable.version} + 1`, updatedAt: sql`now()` },
    })
}

/** The address of the oldest superAdmin that has one; empty where none has. */
export async function selectFirstAdministratorEmail(db: Database): Promise<string> {
  const [row] = await db
    .select({ email: staffTable.email })
    .from(staffTable)
    .innerJoin(roleTable, eq(roleTable.id, staffTable.roleId))
    .where(
      and(
        eq(roleTable.name, superAdminRole),
        isNull(staffTable.deletedAt),
        ne(staffTable.email, ''),
      ),
    )
    .orderBy(asc(staffTable.createdAt), asc(staffTable.id))
    .limit(1)
  return row?.email ?? ''
}
