/** Starts the server: configuration, database, migrations, port; and ends it in the other order. */
import { parseArgs } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import { createRequestRecorder } from '#domain/request-log/recorder.ts'
import { type Config, httpOrigin, readConfig } from '#platform/config.ts'
import { lockDataDir } from '#platform/data-dir-lock.ts'
import { listen } from '#platform/listen.ts'
import { createLog, type Log } from '#platform/log.ts'
import { AnswerCache } from '#platform/page-cache/answer-cache.ts'
import { StartupError } from '#platform/startup-error.ts'
import { createApp } from '#server/app.ts'
import { startBackground } from '#server/background.ts'
import { openFrontend } from '#server/frontend.ts'
import { answerReady } from '#server/ready-answers.ts'
import { openServices } from '#server/services.ts'

/** Milliseconds that running requests get to end before they are cut. */
const patience = 10_000

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
  const { services, contentVersion, newAdministrator, close } = await openServices(config, log)
  run.close.push(close)
  if (run.isStopping) return
  run.close.push(startBackground(services).stop)
  const cache = new AnswerCache({ contentVersion, log })
  const frontend = await openFrontend(config, development, cache)
  run.close.push(frontend.close)
  const requestRecorder = createRequestRecorder(services)
  run.close.push(requestRecorder.close)
  const app = createApp({
    services,
    requestRecorder,
    ...frontend.parts,
    // In development pages change without their content.
    ...(!development && { kept: { cache, contentVersion } }),
    isDraining: () => run.isStopping,
  })
  const listener = frontend.wrap(answerReady(cache, getRequestListener(app.fetch)))
  const { port, drain } = await listen(listener, config.port, config.host)
  run.close.push(() => drain(patience))
  if (run.isStopping) return

  if (newAdministrator) {
    const { username, password } = newAdministrator
    console.log(`First administrator: ${username} with password ${password} (shown this once)`)
  }
  console.log(`Darya Studio is ready on ${httpOrigin(config.host, port)}`)
}

async function start(): Promise<void> {
  const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } })
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
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

start().catch((error) => {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
})
