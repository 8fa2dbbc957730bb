/** One of several processes that answer requests on one port. The one that forked it opens it, and does the rest. */
import cluster from 'node:cluster'
import type { Socket } from 'node:net'
import { readConfig } from '#platform/config.ts'
import { answerHanded } from '#platform/listen.ts'
import { createLog } from '#platform/log.ts'
import { StartupError } from '#platform/startup-error.ts'
import { connectionLimit } from '#server/connection-limit.ts'
import type { Metrics } from '#server/metrics/metrics.ts'
import { type Serving, serve } from '#server/serve.ts'
import { connectServices, poolSizeFor } from '#server/services.ts'
import type { FromWorker, ToWorker } from '#server/workers.ts'

/** Waits to be told where the database is, then serves until it is told to stop. */
export function run(): void {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  let metrics: Metrics | undefined
  let isDraining = false
  let begun: Promise<() => Promise<void>> | undefined
  let take: ((connection: Socket) => void) | undefined

  async function begin(connection: Parameters<typeof connectServices>[2]) {
    if (config.metrics) {
      const { createMetrics } = await import('#server/metrics/metrics.ts')
      metrics = createMetrics(String(cluster.worker?.id))
    }
    const poolSize = poolSizeFor(config.workers)
    const { services, pool, close } = connectServices(config, log, connection, poolSize)
    metrics?.watchPool(pool)
    const limit = connectionLimit(config, log)
    if (limit) metrics?.watchConnections(limit)
    let serving: Serving<ReturnType<typeof answerHanded>>
    try {
      serving = await serve({
        open: (listener) => answerHanded(listener, limit),
        services,
        connection,
        development: false,
        isDraining: () => isDraining,
        metrics,
      })
    } catch (error) {
      await close()
      throw error
    }
    take = serving.connections.take
    say({ ready: true })
    return async () => {
      await serving.close()
      await close()
    }
  }

  async function stop() {
    if (isDraining) return
    isDraining = true
    const end = await begun?.catch(() => undefined)
    await end?.().catch((error) => log.error({ error: String(error) }, 'closing'))
    process.exit(0)
  }

  async function tellCounts(count: number) {
    if (metrics) say({ count, values: await metrics.values() })
  }

  process.on('message', (message: ToWorker, connection?: Socket) => {
    if ('connection' in message) {
      // Said first: it would be handed to another as well if this process died in between.
      say({ taken: true })
      return void (connection && take?.(connection))
    }
    if ('stop' in message) return void stop()
    if ('count' in message) return void tellCounts(message.count)
    begun = begin(message.begin.connection)
    begun.catch((error) => {
      if (!(error instanceof StartupError)) log.fatal({ error: String(error) }, 'a worker')
      const refused = error instanceof StartupError ? error.message : String(error)
      say({ refused }, () => process.exit(1))
    })
  })
  // A terminal interrupts every process of its group; when to stop is for the first one to say.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => {})
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
}

const say = (message: FromWorker, afterwards?: () => void) =>
  process.send?.(message, undefined, undefined, afterwards)
