/** What of sign-ins is forgotten once it is over. */
import type { Services } from '#domain/context.ts'
import { deleteDeadSessions } from '#domain/staff/session.store.ts'
import { deleteExpiredLinks } from '#domain/staff/staff-link.store.ts'

/** Removes sessions and mailed links that nobody can use any more. Meant to run hourly. */
export async function purgeSignIns({ db }: Pick<Services, 'db'>): Promise<void> {
  await deleteDeadSessions(db)
  await deleteExpiredLinks(db)
}
