/** The queries on sessions. */
import { randomUUIDv7 } from 'node:crypto'
import { and, desc, eq, gt, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { type Permissions, superAdminRole } from '#domain/permission/permission.contract.ts'
import { roleTable } from '#domain/permission/permission.table.ts'
import { settingTable } from '#domain/settings/settings.table.ts'
import { sessionTable, staffTable } from '#domain/staff/staff.table.ts'
import type { Database } from '#platform/database.ts'
import { isUuid } from '#platform/uuid.ts'

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
  /** The role must have a second factor, and the account has none yet. */
  lacksSecondFactor: boolean
  /** The transaction that asks has itself written the role. */
  isRoleWrittenHere: boolean
  noted: boolean
}

/** Whether the setting asks staff of a role for a second factor. */
const requiresSecondFactor = (role: SQL) => sql<boolean>`exists (
  select 1 from ${settingTable} where ${settingTable.key} = 'secondFactor' and (
    ${settingTable.value} = '"everyone"'::jsonb
    or (${settingTable.value} = '"superAdmins"'::jsonb and ${role} = ${superAdminRole})))`

/** Whether staff of the role must sign in with a second factor. */
export async function isSecondFactorRequired(db: Database, role: string): Promise<boolean> {
  const { rows } = await db.execute<{ is_required: boolean }>(
    sql`select ${requiresSecondFactor(sql`${role}`)} as is_required`,
  )
  return rows[0]?.is_required === true
}

/** The session with this token, or with this id, while it and its account live. */
export async function selectLiveSession(
  db: Database,
  by: { tokenHash: string } | { sessionId: string },
): Promise<LiveSession | undefined> {
  const wanted =
    'tokenHash' in by ? eq(sessionTable.tokenHash, by.tokenHash) : eq(sessionTable.id, by.sessionId)
  const [session] = await db
    .select({
      sessionId: sessionTable.id,
      staffId: staffTable.id,
      username: staffTable.username,
      role: roleTable.name,
      permissions: roleTable.permissions,
      lacksSecondFactor: sql<boolean>`${staffTable.secondFactorSecret} is null and ${requiresSecondFactor(sql`${roleTable.name}`)}`,
      isRoleWrittenHere: sql<boolean>`coalesce(${roleTable}.xmin = pg_current_xact_id_if_assigned()::xid, false)`,
      noted: sql<boolean>`${sessionTable.lastUsedAt} > now() - ${noteEvery}`,
    })
    .from(sessionTable)
    .innerJoin(staffTable, eq(staffTable.id, sessionTable.staffId))
    .innerJoin(roleTable, eq(roleTable.id, staffTable.roleId))
    .where(and(wanted, isNull(staffTable.deletedAt), alive))
  return session
}

/** Whether the session has neither been ended nor run out. */
export async function isSessionAlive(tx: Database, sessionId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: sessionTable.id })
    .from(sessionTable)
    .where(and(eq(sessionTable.id, sessionId), alive))
  return rows.length > 0
}

/** Whether someone signed in for the session within the last ten minutes. */
export async function isSessionNew(tx: Database, sessionId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: sessionTable.id })
    .from(sessionTable)
    .where(
      and(
        eq(sessionTable.id, sessionId),
        gt(sessionTable.createdAt, sql`now() - interval '10 minutes'`),
      ),
    )
  return rows.length > 0
}

/** Writes down that the session was used just now. */
export async function touchSession(db: Database, sessionId: string): Promise<void> {
  await db
    .update(sessionTable)
    .set({ lastUsedAt: sql`now()` })
    .where(eq(sessionTable.id, sessionId))
}

/**
 * Opens a session for the account, as long as password and second factor are still those that were
 * checked: what was changed in the meantime must not leave a session behind.
 * @returns whether it was opened
 */
export async function insertSession(
  db: Database,
  values: { tokenHash: string; staffId: string; userAgent: string; ip: string },
  checked: { passwordHash: string; secondFactorSecret: string | null },
): Promise<boolean> {
  // One statement, so that the account's row is held no longer than it takes to commit. It needn't
  // wait for the disk: what a crash of the database takes with it is a token that then is dead.
  const { tokenHash, staffId, userAgent, ip } = values
  const { rowCount } = await db.execute(sql`
    with quick as materialized (select set_config('synchronous_commit', 'off', true))
    insert into ${sessionTable} (id, token_hash, staff_id, user_agent, ip)
    select ${randomUUIDv7()}::uuid, ${tokenHash}, ${staffTable.id}, ${userAgent}, ${ip}
    from ${staffTable}, quick
    where ${staffTable.id} = ${staffId} and ${staffTable.passwordHash} = ${checked.passwordHash}
      and ${staffTable.secondFactorSecret} is not distinct from ${checked.secondFactorSecret}
      and ${staffTable.deletedAt} is null
    for share of ${staffTable}`)
  return rowCount === 1
}

export type SessionRow = typeof sessionTable.$inferSelect

/** The account's live sessions, the one used last first. */
export function selectSessions(db: Database, staffId: string): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessionTable)
    .where(and(eq(sessionTable.staffId, staffId), alive))
    .orderBy(desc(sessionTable.lastUsedAt), desc(sessionTable.id))
}

/** Ends one session of the account. @returns whether it was there */
export async function deleteOwnSession(
  db: Database,
  sessionId: string,
  staffId: string,
): Promise<boolean> {
  if (!isUuid(sessionId)) return false
  const rows = await db
    .delete(sessionTable)
    .where(and(eq(sessionTable.id, sessionId), eq(sessionTable.staffId, staffId), alive))
    .returning({ id: sessionTable.id })
  return rows.length > 0
}

/** Ends every session of the account, except the one named. */
export async function deleteSessions(
  tx: Database,
  staffId: string,
  exceptId?: string,
): Promise<void> {
  await tx
    .delete(sessionTable)
    .where(
      and(eq(sessionTable.staffId, staffId), exceptId ? ne(sessionTable.id, exceptId) : undefined),
    )
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

/** Removes sessions that have ended by themselves. */
export async function deleteDeadSessions(db: Database): Promise<void> {
  await db.delete(sessionTable).where(sql`not (${alive})`)
}
