/** How calls get into the log: in memory first, and stored as soon as the database takes them. */
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { createRequestRecorder } from '#domain/request-log/recorder.ts'
import { requestLogTable } from '#domain/request-log/request-log.table.ts'
import { openDatabase } from '#platform/database.ts'
import { createLog } from '#platform/log.ts'
import { openDoor } from '#tests/door.ts'
import { loggedCall } from '#tests/logged-call.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()

beforeEach(() => app.services.db.delete(requestLogTable))

const stored = () => app.services.db.select().from(requestLogTable)
describe('without the database', () => {
  test('calls are kept in memory up to a limit, cost nobody an error, and are stored later', async () => {
    const door = await openDoor(app.database.url)
    const handle = openDatabase({ connectionString: door.url }, createLog('silent'), 1)
    door.shut(true)
    const recorder = createRequestRecorder({ db: handle.db, log: createLog('silent') })
    for (let call = 0; call < 12_000; call++)
      recorder.record(loggedCall({ route: `/kept/${call}` }))
    await recorder.flush()
    door.shut(false)
    await recorder.close()
    expect(await stored()).toHaveLength(10_000)
    recorder.record(loggedCall({ route: '/kept/late' }))
    await handle.close()
    await door.close()
  })

  test('strangers who fail leave room for everybody else', async () => {
    const door = await openDoor(app.database.url)
    const handle = openDatabase({ connectionString: door.url }, createLog('silent'), 1)
    door.shut(true)
    const recorder = createRequestRecorder({ db: handle.db, log: createLog('silent') })
    for (const statusCode of [404, 405, 422]) {
      for (let call = 0; call < 5_000; call++) {
        recorder.record(loggedCall({ route: `/noise/${call}`, username: '', statusCode }))
      }
    }
    const guess = { route: '/api/v1/admin/login', username: '', statusCode: 401, isSignIn: true }
    for (let call = 0; call < 12; call++) recorder.record(loggedCall(guess))
    recorder.record(loggedCall({ route: '/staff' }))
    door.shut(false)
    await expect.poll(async () => (await stored()).length, { timeout: 10_000 }).toBe(8_013)
    const rows = await stored()
    expect(rows.filter(({ statusCode }) => statusCode === 401)).toHaveLength(12)
    expect(rows.map(({ route }) => route)).toContain('/staff')
    await recorder.close()
    await handle.close()
    await door.close()
  })
})

describe('a database that is slow', () => {
  test('gets fewer entries at once, until it takes them', async () => {
    const { db } = app.services
    // Says of more than 40 entries what it says of a statement that took too long.
    await db.execute(sql`
      create function refuse_many() returns trigger language plpgsql as $$
      begin
        if (select count(*) from added) > 40 then
          raise exception 'too long' using errcode = '57014';
        end if;
        return null;
      end $$`)
    await db.execute(sql`
      create trigger refuse_many after insert on request_log referencing new table as added
      for each statement execute function refuse_many()`)
    try {
      const recorder = createRequestRecorder({ db, log: createLog('silent') })
      for (let call = 0; call < 700; call++) recorder.record(loggedCall({ route: `/slow/${call}` }))
      await recorder.flush()
      const rows = (await stored()).filter(({ route }) => route.startsWith('/slow/'))
      expect(new Set(rows.map(({ route }) => route)).size).toBe(700)
      expect(rows).toHaveLength(700)
      await recorder.close()
    } finally {
      await db.execute(sql`drop function refuse_many cascade`)
    }
  })
})
