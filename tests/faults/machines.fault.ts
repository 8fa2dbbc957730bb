/** Two machines that share a database, an object store and a mail server, one of which dies. */
import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openJob, postApplication } from '#tests/faults/applications.ts'
import { ask, expectLedger } from '#tests/faults/ledger.ts'
import { startLoad } from '#tests/faults/load.ts'
import { amount, report, until } from '#tests/faults/measure.ts'
import { newFolder, newProduct, type Product } from '#tests/faults/product.ts'
import { startProxy } from '#tests/faults/proxy.ts'
import { startS3Server } from '#tests/s3-server.ts'
import { type Behaviour, openMailServer, type TestMailServer } from '#tests/smtp-server.ts'
import { newDatabase } from '#tests/start/server-process.ts'

/** Mails that one server sends at a time. */
const onTheirWay = 4

/** Two products with a folder each. Neither runs yet. */
async function newMachines(env: Record<string, string>) {
  const store = await startS3Server()
  onTestFinished(() => store.close())
  const DATABASE_URL = await newDatabase()
  const shared = { DATABASE_URL, STORAGE_URL: store.url, SECRET_KEY: 'x'.repeat(32), ...env }
  const one = await newProduct({ LOG_LEVEL: 'info', ...shared })
  const two = await newProduct({ LOG_LEVEL: 'info', ...shared, PUBLIC_URL: one.origin })
  return { one, two, store, connection: { connectionString: DATABASE_URL } }
}

async function start(...products: Product[]): Promise<void> {
  for (const product of products) product.launch()
  for (const product of products) await product.ready()
}

const idsOf = ({ mails }: TestMailServer) =>
  mails.map(({ source }) => /^Message-ID:\s*(<[^>]+>)/im.exec(source)?.[1] ?? '')
const twice = (ids: string[]) => ids.filter((id, at) => ids.indexOf(id) !== at)

test('of two machines each mail is sent by one, and by the other where that one dies', async () => {
  const behaviour: Behaviour = {}
  const server = await openMailServer(behaviour)
  onTestFinished(() => server.close())
  const { one, two, connection } = await newMachines({ SMTP_URL: server.url })
  await start(one, two)
  const queued = async () => {
    const [row] = await ask<{ many: number }>(
      connection,
      `select count(*)::int as many from outbox where status = 'queued'`,
    )
    return row?.many ?? 0
  }

  const proxy = await startProxy([one.origin, two.origin])
  onTestFinished(() => proxy.close())
  // Fewer than the two can send beside other work, or their mails would never be gone.
  const load = await startLoad(proxy.origin, { readers: 1, writers: 2, pause: 50 })
  await sleep(amount(5, 30) * 1_000)
  await until('most of the mails', async () => (await queued()) < 20)
  const sentBy = (product: Product) => product.said().includes('"mail sent"')
  expect([sentBy(one), sentBy(two)]).toEqual([true, true])
  expect(twice(idsOf(server))).toEqual([])
  const beforeTheEnd = server.mails.length

  // The first machine ends with mails on their way, of which nobody has said that they arrived.
  const slow = Promise.withResolvers<void>()
  behaviour.before = () => slow.promise
  await until('mails on their way from both', async () => {
    const [row] = await ask<{ many: number }>(
      connection,
      `select count(*)::int as many from outbox where status = 'queued' and attempts > 0`,
    )
    return row?.many === 2 * onTheirWay
  })
  await one.end('SIGKILL')
  slow.resolve()
  const { size } = load.acknowledged
  await until('more enquiries', () => load.acknowledged.size > size + 50)
  await load.stop()
  // What it had taken is its own until its lease is over.
  await until('all others', async () => (await queued()) <= onTheirWay)
  await ask(connection, `update outbox set next_attempt_at = now() where status = 'queued'`)
  await until('those of the dead machine', async () => (await queued()) === 0)

  const [promised] = await ask<{ many: number }>(
    connection,
    `select count(*)::int as many from outbox`,
  )
  const ids = idsOf(server)
  report('mails of two machines', {
    promised: promised?.many,
    'sent before one died': beforeTheEnd,
    'sent twice before': 0,
    'sent in all': ids.length,
    'sent twice after its death': twice(ids).length,
  })
  expect(new Set(ids).size).toBe(promised?.many)
  // What the dead machine had handed over and could not note.
  expect(twice(ids).length).toBeLessThanOrEqual(onTheirWay)
  await expectLedger(connection, load)
})

test('of two machines each job is run by one, and taken up by the other where that one dies', async () => {
  const BACKUP_DIR = newFolder()
  const { one, two, store, connection } = await newMachines({ BACKUP_DIR })
  const backups = () => readdirSync(BACKUP_DIR).filter((name) => name.endsWith('.tar'))
  const jobs = () =>
    ask<{ name: string; attempts: number; ended: boolean }>(
      connection,
      `select name, attempts, finished_at is not null as ended from scheduled_job order by name`,
    )
  const allHaveEnded = async () => {
    const rows = await jobs()
    return rows.some(({ name }) => name === 'empty-trash') && rows.every(({ ended }) => ended)
  }
  /** Each of these lines is one run. */
  const runs = (...products: Product[]) =>
    products.flatMap((product) => product.said().match(/"(made a backup|purged the trash)"/g) ?? [])

  await start(one, two)
  await until('an end of all jobs', allHaveEnded)
  expect(runs(one, two).toSorted()).toEqual(['"made a backup"', '"purged the trash"'])
  expect(backups()).toHaveLength(1)

  // The next turn begins, and with it a backup that ends in the middle of a file.
  expect(await postApplication(one.origin, await openJob(one.origin), 'apply', 10_000)).toBe(200)
  await one.end('SIGTERM')
  await two.end('SIGTERM')
  await ask(connection, `update scheduled_job set started_at = now() - interval '2 days'`)
  const given = Promise.withResolvers<void>()
  onTestFinished(() => given.resolve())
  store.beforeGiving = given.promise
  one.launch()
  const isBackingUp = async () =>
    (await jobs()).some(({ name, ended }) => name === 'backup' && !ended)
  await until('a backup that has begun', isBackingUp)
  await one.end('SIGKILL')
  given.resolve()

  // The other one leaves it alone for as long as it may be alive, and then makes it.
  await start(two)
  await until('a look', () => runs(two).includes('"purged the trash"'))
  expect(backups()).toHaveLength(1)
  await ask(
    connection,
    `update scheduled_job set started_at = started_at - interval '3 minutes',
       alive_at = alive_at - interval '3 minutes'`,
  )
  const taken = await until('a second backup', () => backups().length === 2, 120_000)
  await until('an end of all jobs', allHaveEnded)
  expect(runs(two).toSorted()).toEqual(['"made a backup"', '"purged the trash"'])
  const backup = (await jobs()).find(({ name }) => name === 'backup')
  expect(backup).toMatchObject({ attempts: 2, ended: true })
  report('a job whose machine was killed', {
    'taken up by the other after s': Math.round(taken / 1_000),
  })
})
