/** The queries on sessions. */
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Permissions } from '#domain/permission/permission.contract.ts'
import { roleTable } from '#domain/permission/permission.table.ts'
import { sessionTable, staffTable } from '#domain/staff/staff.table.ts'
import type { Database } from '#platform/database.ts'

/** Contract of a session's life: 12 hours idle, 7 days at most. */
const idle = sql`interval '12 hours'`
const longest = sql`interval '7 days'`
/** The last use is written down at most this often, so that reading costs no write. */
const noteEvery = sql`interval '1 minute'`

const alive = sql`${sessionTable.lastUsedAt} > now() - ${idle} and ${sessionTable.createdAt} > now() - ${longest}`

/** A live session with its account's role and rights of this moment. */
export type LiveSession = {
  sessionId: string
  staffId: string
  username: string
  role: string
  permissions: Permissions
  noted: boolean
}

export async function selectLiveSession(
  db: Database,
  tokenHash: string,
): Promise<LiveSession | undefined> {
  const [session] = await db
    .select({
      sessionId: sessionTable.id,
      staffId: staffTable.id,
      username: staffTable.username,
      role: roleTable.name,
      permissions: roleTable.permissions,
      noted: sql<boolean>`${sessionTable.lastUsedAt} > now() - ${noteEvery}`,
    })
    .from(sessionTable)
    .innerJoin(staffTable, eq(staffTable.id, sessionTable.staffId))
    .innerJoin(roleTable, eq(roleTable.id, staffTable.roleId))
    .where(and(eq(sessionTable.tokenHash, tokenHash), isNull(staffTable.deletedAt), alive))
  return session
}

/** Writes down that the session was used just now. */
export async function touchSession(db: Database, sessionId: string): Promise<void> {
  await db
    .update(sessionTable)
    .set({ lastUsedAt: sql`now()` })
    .where(eq(sessionTable.id, sessionId))
}

export async function insertSession(
  db: Database,
  values: { tokenHash: string; staffId: string; userAgent: string; ip: string },
): Promise<void> {
  await db.insert(sessionTable).values(values)
}

/** Ends the session and, on the way, clears away those of the same account that have run out. */
export async function deleteSession(
  db: Database,
  sessionId: string,
  staffId: string,
): Promise<void> {
  const outlived = and(
    eq(sessionTable.staffId, staffId),
    or(
      lt(sessionTable.lastUsedAt, sql`now() - ${idle}`),
      lt(sessionTable.createdAt, sql`now() - ${longest}`),
    ),
  )
  await db.delete(sessionTable).where(or(eq(sessionTable.id, sessionId), outlived))
}
