import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { purgeSignIns } from '#domain/staff/purge.rules.ts'
import { sessionTable, staffLinkTable, staffTable } from '#domain/staff/staff.table.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()

test('what nobody can use any more is forgotten, and nothing else', async () => {
  const { db } = app.services
  const [owner] = await db.select().from(staffTable).limit(1)
  const staffId = owner?.id ?? ''
  const ago = (interval: string) => sql`now() - ${interval}::interval` as never
  const session = (tokenHash: string, createdAt: string, lastUsedAt: string) =>
    db
      .insert(sessionTable)
      .values({ tokenHash, staffId, createdAt: ago(createdAt), lastUsedAt: ago(lastUsedAt) })
  await session('in use', '6 days', '11 hours')
  await session('idle', '13 hours', '13 hours')
  await session('old', '8 days', '1 minute')
  const link = (tokenHash: string, expiresAt: unknown) =>
    db.insert(staffLinkTable).values({
      tokenHash,
      staffId,
      purpose: 'reset-password',
      expiresAt: expiresAt as never,
    })
  await link('open', sql`now() + interval '1 minute'`)
  await link('over', ago('1 minute'))

  await purgeSignIns(app.services)
  const sessions = await db.select().from(sessionTable)
  expect(sessions.map(({ tokenHash }) => tokenHash)).toEqual(['in use'])
  const links = await db.select().from(staffLinkTable)
  expect(links.map(({ tokenHash }) => tokenHash)).toEqual(['open'])
})
