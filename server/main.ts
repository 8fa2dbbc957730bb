/** Starts the server: configuration, database, migrations, port; and ends it in the other order. */
import { parseArgs } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import { httpOrigin, readConfig } from '#platform/config.ts'
import { lockDataDir } from '#platform/data-dir-lock.ts'
import { listen } from '#platform/listen.ts'
import { createLog } from '#platform/log.ts'
import { StartupError } from '#platform/startup-error.ts'
import { createApp } from '#server/app.ts'
import { startBackground } from '#server/background.ts'
import { openFrontend } from '#server/frontend.ts'
import { openServices } from '#server/services.ts'

/** Milliseconds that running requests get to end before they are cut. */
const patience = 10_000

async function start(): Promise<void> {
  const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } })
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  // What has been opened, to be closed in the opposite order.
  const opened: (() => Promise<void> | void)[] = []
  let draining = false
  let announceStop = () => {}

  const stop = async (code: number) => {
    if (draining) return
    draining = true
    announceStop()
    for (const close of opened.reverse()) {
      await Promise.resolve(close()).catch((error) =>
        log.error({ error: String(error) }, 'closing'),
      )
    }
    process.exit(code)
  }
  // From here on, so that a signal during the start stops what has been opened by then.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0))
  // The command that started us is gone: nobody could stop us any more.
  process.on('disconnect', () => void stop(0))

  try {
    const lock = await lockDataDir(config.dataDir)
    opened.push(() => lock.release())
    announceStop = lock.announceStop
    const { services, newAdministrator, close } = await openServices(config, log)
    opened.push(close)
    opened.push(startBackground(services).stop)
    const frontend = await openFrontend(config, values.dev)
    opened.push(frontend.close)
    const app = createApp({ services, ...frontend.parts, isDraining: () => draining })
    const listener = frontend.wrap(getRequestListener(app.fetch))
    const { port, drain } = await listen(listener, config.port, config.host)
    opened.push(() => drain(patience))

    if (newAdministrator) {
      const { username, password } = newAdministrator
      console.log(`First administrator: ${username} with password ${password} (shown this once)`)
    }
    console.log(`Darya Studio is ready on ${httpOrigin(config.host, port)}`)
  } catch (error) {
    if (draining) return
    console.error(error instanceof StartupError ? error.message : error)
    await stop(1)
  }
}

start().catch((error) => {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
})
