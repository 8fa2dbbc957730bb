/** Mail servers that are down, slow, refusing or gone in the middle of a mail: each promise is kept once. */
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openDoorTo } from '#tests/door.ts'
import { ask, expectLedger } from '#tests/faults/ledger.ts'
import { startLoad } from '#tests/faults/load.ts'
import { amount, report, until } from '#tests/faults/measure.ts'
import { startProduct } from '#tests/faults/product.ts'
import { type Behaviour, openMailServer } from '#tests/smtp-server.ts'
import { newDatabase, signIn } from '#tests/start/server-process.ts'

/** Mails that one server sends at a time. */
const onTheirWay = 4

/** Waits until nothing is left, for as long as it becomes less: a faster machine leaves more behind. */
async function untilNoneOf(what: string, count: () => Promise<number>): Promise<void> {
  let left = await count()
  while (left > 0) {
    await until(`fewer of ${what}`, async () => {
      const now = await count()
      const isFewer = now < left
      left = Math.min(left, now)
      return isFewer
    })
  }
}

test('every promised mail arrives once, whatever its server goes through', async () => {
  const DATABASE_URL = await newDatabase()
  const connection = { connectionString: DATABASE_URL }
  const behaviour: Behaviour = {}
  const server = await openMailServer(behaviour)
  onTestFinished(() => server.close())
  let cuts = false
  let cut = 0
  // In the middle of the mail itself: it has begun, and its end never comes.
  const door = await openDoorTo(
    () => connect(Number(new URL(server.url).port), '127.0.0.1'),
    (piece) => {
      if (!cuts || !piece.includes('Message-ID:')) return undefined
      cut += 1
      return 'cut'
    },
  )
  onTestFinished(() => door.close())
  const product = await startProduct({ DATABASE_URL, SMTP_URL: `smtp://127.0.0.1:${door.port}` })
  const token = await signIn(product.origin)
  const load = await startLoad(product.origin, { readers: 1, writers: 2, pause: 100 })
  const states = async () => {
    const rows = await ask<{ status: string; many: number; tried: number }>(
      connection,
      `select status, count(*)::int as many,
         coalesce(sum(attempts), 0)::int as tried from outbox group by status`,
    )
    const of = (status: string) => rows.find((row) => row.status === status)
    return {
      queued: of('queued')?.many ?? 0,
      sent: of('sent')?.many ?? 0,
      failed: of('failed')?.many ?? 0,
      tried: rows.reduce((sum, { tried }) => sum + tried, 0),
    }
  }
  /** Lets the time pass until the next attempt of each mail; one that is on its way has its lease. */
  const wait = () =>
    ask(
      connection,
      `update outbox set next_attempt_at = now() where status = 'queued'
       and next_attempt_at - now() not between interval '240 seconds' and interval '301 seconds'`,
    )
  const seconds = amount(4, 20)
  const during = async (begin: () => void, end: () => void) => {
    begin()
    const { tried } = await states()
    await wait()
    await until('attempts meanwhile', async () => (await states()).tried > tried + 3)
    await sleep(seconds * 1_000)
    end()
  }

  await until('a first mail', () => server.mails.length > 3)
  await during(
    () => door.shut(true),
    () => door.shut(false),
  )
  await during(
    () => door.silence(true),
    () => door.silence(false),
  )
  await during(
    () => (behaviour.refuseWith = 451),
    () => (behaviour.refuseWith = undefined),
  )
  await during(
    () => (cuts = true),
    () => (cuts = false),
  )
  // Until the last mail of the slow server is on its way, so that nothing more is refused for good.
  const slow = Promise.withResolvers<void>()
  await during(
    () => (behaviour.before = () => slow.promise),
    () => slow.resolve(),
  )
  await during(
    () => (behaviour.refuseWith = 550),
    () => (behaviour.refuseWith = undefined),
  )
  await load.stop()
  await untilNoneOf('the last attempts', async () => {
    await wait()
    return (await states()).queued
  })
  const { failed } = await states()
  expect(failed).toBeGreaterThan(0)

  // What was refused for good waits for staff, who send it again.
  const bearer = { authorization: `Bearer ${token}` }
  const given = await ask<{ id: string }>(
    connection,
    `select id from outbox where status = 'failed'`,
  )
  for (const { id } of given) {
    const again = await fetch(`${product.origin}/api/v1/mail/retry/${id}`, {
      method: 'POST',
      headers: bearer,
    })
    expect(again.status).toBe(200)
  }
  await untilNoneOf('the last mails', async () => {
    const { queued, failed } = await states()
    return queued + failed
  })
  const { sent, tried } = await states()
  const ids = server.mails.map(({ source }) => /^Message-ID:\s*(<[^>]+>)/im.exec(source)?.[1])
  const recipients = new Set(server.mails.flatMap(({ to }) => to))
  report('mails', {
    promised: sent,
    attempts: tried,
    delivered: server.mails.length,
    'delivered twice': ids.length - new Set(ids).size,
    'refused for good and sent again by staff': failed,
    'cut in the middle': cut,
    acknowledged: load.acknowledged.size,
  })
  expect(new Set(ids).size).toBe(sent)
  // Where the connection ends between the server's taking a mail and its saying so, nobody can know.
  // It may when the server goes down, when it falls silent, and when it takes longer than it may.
  expect(ids.length - new Set(ids).size).toBeLessThanOrEqual(3 * onTheirWay)
  expect([...load.acknowledged].filter((email) => !recipients.has(email))).toEqual([])
  expect(load.refused).toEqual({ away: 0, unanswered: 0 })
  await expectLedger(connection, load)
})
