/** Several processes on one port: starts them, replaces those that die, and ends them. */
import cluster, { type Worker } from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Log } from '#platform/log.ts'
import { StartupError } from '#platform/startup-error.ts'
import type { MetricValues } from '#server/metrics/metrics.ts'

/** What a worker is told: to open the port over this database, to tell what it counted, and later to end. */
export type ToWorker = { begin: { connection: pg.PoolConfig } } | { count: number } | { stop: true }
/** What a worker says: that it answers, or in one line why it can't; and what it counted when asked. */
export type FromWorker =
  | { port: number }
  | { refused: string }
  | { count: number; values: MetricValues }

export type Workers = {
  port: number
  /** What each worker that answers in time has counted. */
  metrics(): Promise<MetricValues[]>
  /** Lets each worker finish its requests, and resolves when all have ended. */
  stop(): Promise<void>
}

/** Milliseconds for a worker's own drain and a little more; who then still runs is killed. */
const patience = 15_000
/** Milliseconds in which a worker has to say what it counted. */
const metricsPatience = 2_000
/** Milliseconds before a worker that has died is replaced, at first and at most. */
const pause = { first: 100, longest: 5_000 }
/** Milliseconds after which a worker is taken for a healthy one. */
const healthyAfter = 10_000

/**
 * Starts `many` workers over the database at `connection`.
 *
 * The first process accepts the connections and hands them out in turn, which shares them evenly and
 * works wherever Node does; it sees none of the requests on them.
 * @throws StartupError where one of them can't serve
 */
export async function startWorkers(
  many: number,
  connection: pg.PoolConfig,
  log: Log,
): Promise<Workers> {
  let isStopping = false
  const running = new Map<Worker, Promise<void>>()

  function fork(wait = pause.first): Promise<number> {
    const worker = cluster.fork()
    const begun = performance.now()
    const { promise: ready, resolve, reject } = Promise.withResolvers<number>()
    const ended = new Promise<void>((end) => worker.once('exit', () => end()))
    running.set(worker, ended)
    worker.on('message', (message: FromWorker) => {
      if ('count' in message) return
      if ('refused' in message) return reject(new StartupError(message.refused))
      log.info({ worker: worker.process.pid }, 'a worker answers')
      resolve(message.port)
    })
    worker.once('exit', (code, signal) => {
      running.delete(worker)
      reject(new Error(`A worker ended before it was ready (${signal ?? code})`))
      if (!isStopping) void replace(code, signal, performance.now() - begun, wait)
    })
    tell(worker, { begin: { connection } })
    return ready
  }

  async function replace(code: number, signal: string | null, lived: number, wait: number) {
    log.error({ code, signal }, 'a worker has died and is replaced')
    await sleep(wait)
    if (isStopping) return
    const next = lived > healthyAfter ? pause.first : Math.min(wait * 2, pause.longest)
    await fork(next).catch((error) => log.error({ error: String(error) }, 'a worker is not ready'))
  }

  let asked = 0
  async function metrics(): Promise<MetricValues[]> {
    asked += 1
    const told = await Promise.all([...running.keys()].map((worker) => askCounts(worker, asked)))
    return told.filter((values) => values !== undefined)
  }

  async function stop() {
    isStopping = true
    const ends = [...running].map(async ([worker, ended]) => {
      tell(worker, { stop: true })
      const cut = setTimeout(() => worker.process.kill('SIGKILL'), patience)
      await ended
      clearTimeout(cut)
    })
    await Promise.all(ends)
  }

  try {
    const [port = 0] = await Promise.all(Array.from({ length: many }, () => fork()))
    return { port, metrics, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** What a worker counted; undefined where it doesn't say so in time. */
function askCounts(worker: Worker, count: number): Promise<MetricValues | undefined> {
  const { promise, resolve } = Promise.withResolvers<MetricValues | undefined>()
  const take = (message: FromWorker) => {
    if ('count' in message && message.count === count) resolve(message.values)
  }
  const given = setTimeout(() => resolve(undefined), metricsPatience)
  worker.on('message', take)
  tell(worker, { count })
  return promise.finally(() => {
    clearTimeout(given)
    worker.off('message', take)
  })
}

/** One that has just died can't be told anything; its end says enough. */
const tell = (worker: Worker, message: ToWorker) => {
  if (worker.isConnected()) worker.send(message, () => {})
}
