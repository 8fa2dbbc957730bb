/** A clock that jumps ahead by three days, and is set right again. */
import { expect, test } from 'vitest'
import { ask } from '#tests/faults/ledger.ts'
import { postEnquiry } from '#tests/faults/load.ts'
import { report, until } from '#tests/faults/measure.ts'
import { startProduct } from '#tests/faults/product.ts'
import { shiftedClock, startShiftedPostgres } from '#tests/faults/shifted-clock.ts'
import { statusOf } from '#tests/faults/visitors.ts'
import { signIn } from '#tests/start/server-process.ts'

const jobs = 'select name, started_at from scheduled_job order by name'
/** More than the form takes within its ten minutes. */
const manyPosts = 40

test('sessions, limits, mails and jobs go by the clock as it is, wherever it has been', async (context) => {
  const clock = shiftedClock()
  if (!clock) return context.skip()
  const url = await startShiftedPostgres(clock)
  const connection = { connectionString: url }
  const { origin } = await startProduct({ DATABASE_URL: url, RATE_LIMITS: 'on', ...clock.env })
  const page = await (await fetch(`${origin}/services`)).text()
  const stateOf = (token: string) =>
    statusOf(`${origin}/api/v1/contact`, { headers: { authorization: `Bearer ${token}` } })
  const post = async (name: string) =>
    (await postEnquiry(origin, `clock-${name}@example.com`, name)).status
  /** Posts until the limit says no. */
  const exhaust = async (name: string) => {
    for (let at = 0; at < manyPosts; at++) if ((await post(`${name}-${at}`)) === 429) return
    throw new Error('The limit never said no')
  }
  const isDaysAhead = async () => {
    const [row] = await ask<{ ahead: boolean }>(
      connection,
      `select now() > to_timestamp(${Date.now() / 1_000}) + interval '2 days' as ahead`,
    )
    return row?.ahead
  }
  const queued = async () => {
    const [row] = await ask<{ many: number }>(
      connection,
      `select count(*)::int as many from outbox where status = 'queued'`,
    )
    return row?.many
  }

  const before = await signIn(origin)
  expect(await stateOf(before)).toBe(200)
  await exhaust('before')
  const first = await ask(connection, jobs)
  expect(await isDaysAhead()).toBe(false)

  clock.jump(3)
  expect(await isDaysAhead()).toBe(true)
  expect(await statusOf(`${origin}/readyz`)).toBe(200)
  expect(await (await fetch(`${origin}/services`)).text()).toBe(page)
  // Nobody was there for more than twelve hours.
  expect(await stateOf(before)).toBe(401)
  const ahead = await signIn(origin)
  expect(await stateOf(ahead)).toBe(200)
  expect(await post('ahead')).toBe(200)
  // The answer of three days ago is no longer kept, so this is a new one.
  expect(await post('before-0')).toBe(200)
  await exhaust('ahead')
  const ran = await until(
    'the jobs',
    async () => {
      const now = await ask<{ started_at: Date }>(connection, jobs)
      return (
        now.length === first.length &&
        now.every(({ started_at }) => started_at.getTime() > Date.now() + 86_400_000)
      )
    },
    180_000,
  )
  await until('the mails', async () => (await queued()) === 0)
  // A mail that was put off while the clock was ahead.
  await ask(
    connection,
    `update outbox set status = 'queued', text = 'Hello', html = 'Hello',
       next_attempt_at = now() + interval '10 minutes'
     where id = (select id from outbox where recipient = 'clock-ahead@example.com' limit 1)`,
  )

  clock.jump(0)
  expect(await isDaysAhead()).toBe(false)
  expect(await statusOf(`${origin}/readyz`)).toBe(200)
  expect(await (await fetch(`${origin}/services`)).text()).toBe(page)
  expect(await stateOf(ahead)).toBe(200)
  expect(await post('after')).toBe(200)
  await until('the mail that was put off', async () => (await queued()) === 0)
  await until(
    'the jobs',
    async () => {
      const now = await ask<{ started_at: Date }>(connection, jobs)
      return now.every(({ started_at }) => started_at.getTime() < Date.now() + 60_000)
    },
    180_000,
  )
  const [stored] = await ask<{ rows: number }>(
    connection,
    `select count(*)::int as rows from enquiry where email = 'clock-before-0@example.com'`,
  )
  expect(stored?.rows).toBe(2)
  report('a clock that jumps three days, there and back', {
    'all jobs ran again after s': Math.round(ran / 1_000),
  })
})
