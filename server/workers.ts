/** Several processes on one port: starts them, replaces those that die, and ends them. */
import cluster, { type Worker } from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Config } from '#platform/config.ts'
import type { ConnectionLimit } from '#platform/connection-limit.ts'
import type { Log } from '#platform/log.ts'
import { openSharedPort, type SharedPort, type Taker } from '#platform/shared-port.ts'
import { StartupError } from '#platform/startup-error.ts'
import type { MetricValues } from '#server/metrics/metrics.ts'

/**
 * What a worker is told: to answer from this database, to take the connection that comes with the
 * message, to tell what it counted, and later to end.
 */
export type ToWorker =
  | { begin: { connection: pg.PoolConfig } }
  | { connection: true }
  | { count: number }
  | { stop: true }
/**
 * What a worker says: that it can answer, or in one line why it can't; that it has the connection;
 * and what it counted when asked.
 */
export type FromWorker =
  | { ready: true }
  | { refused: string }
  | { taken: true }
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
/** Milliseconds in which a worker has to take a connection. */
const takingPatience = 10_000
/** Milliseconds in which all that had connected before a stop has to be taken. */
const handingPatience = 2_000
/** Milliseconds in which a worker has to say what it counted. */
const metricsPatience = 2_000
/** Milliseconds before a worker that has died is replaced, at first and at most. */
const pause = { first: 100, longest: 5_000 }
/** Milliseconds after which a worker is taken for a healthy one. */
const healthyAfter = 10_000

/**
 * Starts workers over the database at `connection`, and opens the port once all can answer.
 *
 * This process accepts the connections and hands them out in turn, which shares them evenly and works
 * wherever Node does; it sees none of the requests on them.
 * @throws StartupError where one of them can't serve, or the port can't be opened
 */
export async function startWorkers(
  { workers: many, port, host, keptPort }: Pick<Config, 'workers' | 'port' | 'host' | 'keptPort'>,
  connection: pg.PoolConfig,
  log: Log,
  limit?: ConnectionLimit,
): Promise<Workers> {
  let isStopping = false
  let shared: SharedPort | undefined
  const running = new Map<Worker, Promise<void>>()
  const answering = new Map<Worker, Taker>()

  function fork(wait = pause.first): Promise<void> {
    const worker = cluster.fork()
    const begun = performance.now()
    const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
    const ended = new Promise<void>((end) => worker.once('exit', () => end()))
    const taker = takerOf(worker)
    running.set(worker, ended)
    worker.on('message', (message: FromWorker) => {
      if ('refused' in message) reject(new StartupError(message.refused))
      if (!('ready' in message)) return
      log.info({ worker: worker.process.pid }, 'a worker answers')
      answering.set(worker, taker)
      shared?.join(taker)
      resolve()
    })
    // Not its exit, which may be heard of before the last that it said.
    worker.once('disconnect', () => {
      answering.delete(worker)
      shared?.leave(taker)
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
    // A worker that hangs takes nothing, and is killed below.
    await Promise.race([shared?.close(), sleep(handingPatience)])
    const ends = [...running].map(async ([worker, ended]) => {
      tell(worker, { stop: true })
      const cut = setTimeout(() => worker.process.kill('SIGKILL'), patience)
      await ended
      clearTimeout(cut)
    })
    await Promise.all(ends)
  }

  try {
    await Promise.all(Array.from({ length: many }, () => fork()))
    shared = await openSharedPort(port, host, keptPort, limit)
    for (const taker of answering.values()) shared.join(taker)
    return { port: shared.port, metrics, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Hands connections to `worker`, one at a time. */
function takerOf(worker: Worker): Taker {
  let taken = () => {}
  worker.on('message', (message: FromWorker) => {
    if ('taken' in message) taken()
  })
  return {
    hand(connection, done) {
      // One that it can't open, as with too many open files, is lost; the next ones needn't be.
      const lost = setTimeout(done, takingPatience)
      taken = () => {
        clearTimeout(lost)
        done()
      }
      const message: ToWorker = { connection: true }
      // Where it can't be sent, the worker is dying, and its end tells so.
      worker.send(message, connection, { keepOpen: true }, () => {})
    },
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
