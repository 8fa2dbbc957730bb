/** What a power cut leaves: the server, its database, or both end between two instructions. */
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from 'vitest'
import { joinOwnPostgres } from '#platform/own-postgres/own-postgres.ts'
import { expectApplications, startApplying } from '#tests/faults/applications.ts'
import { ask, expectLedger } from '#tests/faults/ledger.ts'
import { startLoad } from '#tests/faults/load.ts'
import { amount, createChance, report, timesOf, until } from '#tests/faults/measure.ts'
import { startProduct } from '#tests/faults/product.ts'
import { signIn } from '#tests/start/server-process.ts'

/** Who is killed: the first process, PostgreSQL's main one, both, or one that serves a connection. */
const victims = ['server', 'database', 'both', 'connection'] as const
/** Bytes of a resume: enough for a death in the middle of it. */
const resumeBytes = 262_144

test('kill -9 at any moment loses nothing that was acknowledged, and doubles nothing', async () => {
  const chance = createChance()
  const product = await startProduct()
  const load = await startLoad(product.origin)
  const applying = await startApplying(product.origin, resumeBytes)
  const times: Record<(typeof victims)[number], number[]> = {
    server: [],
    database: [],
    both: [],
    connection: [],
  }

  const kills = amount(20, 200)
  for (let kill = 0; kill < kills; kill++) {
    await sleep(chance.between(0, 1_000))
    const victim = chance.pick(victims)
    const databasePid = product.databasePid()
    if (victim === 'connection') kill9(await findConnection(product.dataDir))
    if (victim === 'database' || victim === 'both') kill9(databasePid)
    const begun = performance.now()
    if (victim === 'server' || victim === 'both') {
      await product.end('SIGKILL')
      product.launch()
    }
    await until(`an acknowledgement after the end of: ${victim}`, () => {
      return load.lastAcknowledged > begun
    })
    times[victim].push(performance.now() - begun)
  }
  await product.ready()
  await load.stop()
  await applying.stop()

  for (const victim of victims) {
    report(`${times[victim].length} × kill -9 ${victim}, until the next acknowledgement`, {
      times: timesOf(times[victim]),
    })
  }
  const { acknowledged, sent, reads, repeated, refused } = load
  report('kill -9', {
    acknowledged: acknowledged.size,
    'in doubt': sent.size - acknowledged.size,
    'repeated by key': repeated,
    'whole pages': reads,
    'reads refused': load.readsRefused,
    'posts told 503': refused.away,
    'posts unanswered': refused.unanswered,
  })
  // What was acknowledged last may have gone through just before the last death was noticed.
  await findConnection(product.dataDir)
  const connection = joinOwnPostgres(product.dataDir) ?? {}
  await expectLedger(connection, load)
  const { origin } = product
  const resumes = { origin, token: await signIn(origin), bytes: resumeBytes }
  report('applications with a resume meanwhile', {
    acknowledged: applying.acknowledged.size,
    'stored, each with its whole resume': await expectApplications(connection, applying, resumes),
  })
})

/** One that has ended by itself a moment before is as dead. */
function kill9(pid: number | undefined): void {
  try {
    if (pid) process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/**
 * One process of PostgreSQL that serves the product: it takes the death of any for a crash, and
 * recovers. Waits while it still recovers from the one before.
 */
async function findConnection(dataDir: string): Promise<number | undefined> {
  let found: { pid: number }[] = []
  await until('a database to ask', async () => {
    found = await ask<{ pid: number }>(
      joinOwnPostgres(dataDir) ?? {},
      `select pid from pg_stat_activity
       where application_name = 'darya-studio' order by random() limit 1`,
    ).catch(() => [])
    return found.length > 0
  })
  return found[0]?.pid
}
