/** Starts the product: configuration, database, migrations, jobs, port; and ends it in the other order. */
import { parseArgs } from 'node:util'
import type { NewAdministrator } from '#domain/first-start.rules.ts'
import { type Config, httpOrigin, readConfig } from '#platform/config.ts'
import { lockDataDir } from '#platform/data-dir-lock.ts'
import { listen } from '#platform/listen.ts'
import { createLog, type Log } from '#platform/log.ts'
import { StartupError } from '#platform/startup-error.ts'
import { startBackground } from '#server/background.ts'
import { isProxyUnknown, proxyList } from '#server/caller.ts'
import { connectionLimit } from '#server/connection-limit.ts'
import { serve } from '#server/serve.ts'
import { openServices } from '#server/services.ts'
import { startWorkers } from '#server/workers.ts'

/** What a start has opened so far, and whether it is to be closed again. */
type Run = {
  isStopping: boolean
  announceStop(): void
  /** To be called in the opposite order. */
  close: (() => Promise<void> | void)[]
}

/** Opens one thing after the other, and no more once the run is to stop. */
async function open(run: Run, config: Config, log: Log, development: boolean): Promise<void> {
  const lock = await lockDataDir(config.dataDir)
  run.close.push(() => lock.release())
  run.announceStop = lock.announceStop
  if (run.isStopping) return
  const { services, connection, pool, close } = await openServices(config, log, showOnce)
  run.close.push(close)
  if (run.isStopping) return
  run.close.push(startBackground(services).stop)
  const isDraining = () => run.isStopping
  // Loaded only where they are asked for: with all they import, they take some megabytes.
  const metrics =
    config.metrics && (await import('#server/metrics/metrics.ts')).createMetrics('main')
  if (metrics) {
    metrics.watchPool(pool)
    const { watchShared } = await import('#server/metrics/shared-metrics.ts')
    watchShared(metrics, services)
  }
  let gather = async () => (metrics ? [await metrics.values()] : [])
  let port: number
  // Of what is open, or with several processes, of what waits to be taken by one of them.
  const limit = connectionLimit(config, log)
  if (limit) metrics?.watchConnections(limit)
  if (config.workers > 1 && !development) {
    const workers = await startWorkers(config, connection, log, limit)
    run.close.push(workers.stop)
    const own = gather
    gather = async () => [...(await own()), ...(await workers.metrics())]
    port = workers.port
  } else {
    const serving = await serve({
      open: (listener) => listen(listener, config.port, config.host, config.keptPort, limit),
      services,
      connection,
      development,
      isDraining,
      metrics,
    })
    run.close.push(serving.close)
    port = serving.connections.port
  }
  if (config.metrics) {
    const { serveMetrics } = await import('#server/metrics/serve-metrics.ts')
    const reading = await serveMetrics(config.metrics, () => gather(), log)
    run.close.push(reading.close)
  }
  if (run.isStopping) return
  console.log(`Darya Studio is ready on ${httpOrigin(config.host, port)}`)
}

const showOnce = ({ username, password }: NewAdministrator) =>
  console.log(`First administrator: ${username} with password ${password} (shown this once)`)

async function start(): Promise<void> {
  const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } })
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  // For what it throws: a start that must fail is to fail before it has made anything.
  proxyList(config.trustedProxies)
  if (isProxyUnknown(config)) {
    log.warn(
      'PUBLIC_URL is https, but TRUSTED_PROXIES names no proxy: limits take all visitors for one',
    )
  }
  const run: Run = { isStopping: false, announceStop: () => {}, close: [] }
  let opening: Promise<void> = Promise.resolve()

  const closeAll = async () => {
    for (const close of run.close.reverse()) {
      await Promise.resolve(close()).catch((error) =>
        log.error({ error: String(error) }, 'closing'),
      )
    }
  }
  // A second request to stop changes nothing: the first is being carried out. One that comes
  // during the start waits for what is just being opened, so that nothing is left running.
  const stop = async () => {
    if (run.isStopping) return
    run.isStopping = true
    run.announceStop()
    await opening.catch(() => {})
    await closeAll()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // The command that started us decides what a closed terminal means, and tells us by SIGTERM.
  process.on('SIGHUP', () => {})
  // That command is gone: nobody could stop us any more.
  process.on('disconnect', stop)
  // Whoever read our output has gone; the drain goes on without.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {})

  opening = open(run, config, log, values.dev)
  await opening.catch(async (error) => {
    if (run.isStopping) return
    run.isStopping = true
    await closeAll()
    throw error
  })
}

/** Serves until the process is asked to stop, or says in one line why it can't. */
export function run(): void {
  start().catch((error) => {
    console.error(error instanceof StartupError ? error.message : error)
    process.exit(1)
  })
}
