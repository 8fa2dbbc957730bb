/** The queries on roles. */
import { eq } from 'drizzle-orm'
import type { Permissions } from '#domain/permission/permission.contract.ts'
import { roleTable } from '#domain/permission/permission.table.ts'
import type { Database } from '#platform/database.ts'

export type RoleRow = typeof roleTable.$inferSelect

export async function selectRoleByName(db: Database, name: string): Promise<RoleRow | undefined> {
  const [row] = await db.select().from(roleTable).where(eq(roleTable.name, name))
  return row
}

/** Makes the role unless one of that name exists. */
export async function insertRoleOnce(
  tx: Database,
  values: { name: string; permissions: Permissions },
): Promise<void> {
  await tx.insert(roleTable).values(values).onConflictDoNothing()
}
