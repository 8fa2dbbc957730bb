/** Answers requests: what a process does that serves, be it the only one or one of several. */
import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type pg from 'pg'
import type { Services } from '#domain/context.ts'
import { createRequestRecorder } from '#domain/request-log/recorder.ts'
import { followContentVersion } from '#platform/content-version.ts'
import type { Answering } from '#platform/listen.ts'
import { AnswerCache } from '#platform/page-cache/answer-cache.ts'
import { createApp } from '#server/app.ts'
import { openFrontend } from '#server/frontend.ts'
import type { Metrics } from '#server/metrics/metrics.ts'
import { answerReady } from '#server/ready-answers.ts'

export type ServeOptions<Connections extends Answering> = {
  /** Opens the port, or whatever connections come by. */
  open(listener: RequestListener): Connections | Promise<Connections>
  services: Services
  /** Leads to the database of `services`. */
  connection: pg.PoolConfig
  development: boolean
  isDraining: () => boolean
  /** Counts what is served; absent where nobody asks. */
  metrics?: Metrics | undefined
}

/** What `open` has opened. `close` lets running requests end, for ten seconds at most. */
export type Serving<Connections> = { connections: Connections; close(): Promise<void> }

/** Milliseconds that running requests get to end before they are cut. */
const patience = 10_000

/** @throws StartupError where the port can't be opened */
export async function serve<Connections extends Answering>(
  options: ServeOptions<Connections>,
): Promise<Serving<Connections>> {
  const { services, connection, development, isDraining, metrics } = options
  const { config, db, log } = services
  const opened: (() => Promise<void> | void)[] = []
  const close = async () => {
    for (const end of opened.reverse()) await end()
  }
  try {
    const contentVersion = followContentVersion({ connection, db, log })
    opened.push(contentVersion.close)
    const cache = new AnswerCache({ contentVersion, log })
    const frontend = await openFrontend(config, development, cache)
    opened.push(frontend.close)
    const requestRecorder = createRequestRecorder(services)
    opened.push(requestRecorder.close)
    const app = createApp({
      services,
      requestRecorder,
      ...frontend.parts,
      // In development pages change without their content.
      ...(!development && { kept: { cache, contentVersion } }),
      isDraining,
    })
    const plain = frontend.wrap(answerReady(cache, getRequestListener(app.fetch)))
    metrics?.watchCache(cache)
    const listener = metrics?.measure(plain, frontend.findPage) ?? plain
    await contentVersion.heard()
    const connections = await options.open(listener)
    opened.push(() => connections.drain(patience))
    return { connections, close }
  } catch (error) {
    await close()
    throw error
  }
}
