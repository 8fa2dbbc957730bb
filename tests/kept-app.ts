/** The product as it serves: on a port, with finished answers kept in memory. */
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll } from 'vitest'
import { createRequestRecorder } from '#domain/request-log/recorder.ts'
import { type ContentVersion, followContentVersion } from '#platform/content-version.ts'
import { type DatabaseHandle, openDatabase } from '#platform/database.ts'
import { type Listening, listen } from '#platform/listen.ts'
import { createLog } from '#platform/log.ts'
import { AnswerCache } from '#platform/page-cache/answer-cache.ts'
import { createApp } from '#server/app.ts'
import { keepPages } from '#server/kept-answers.ts'
import { createPageHandler, type LoadRenderer } from '#server/page-handler.ts'
import { answerReady } from '#server/ready-answers.ts'
import type { openTestApp } from '#tests/test-app.ts'

const loadRenderer: LoadRenderer = () => import('#app/site/entry.server.tsx')

/** An answer as it came over the wire, decoded. */
export type Seen = { status: number; headers: Headers; text: string }

type Options = {
  /** Bytes that answers of addresses without end may take. */
  maxBytes?: number
  /** Where the database is, in place of the app's own. */
  databaseUrl?: () => string
}

/** One process of `app` that keeps answers. Several of one app stand for several processes. */
export function openKeptApp(app: ReturnType<typeof openTestApp>, options: Options = {}) {
  const log = createLog('silent')
  let handle: DatabaseHandle
  let contentVersion: ContentVersion
  let cache: AnswerCache
  let listening: Listening
  let close: () => Promise<void>

  beforeAll(async () => {
    const connection = { connectionString: options.databaseUrl?.() ?? app.database.url }
    handle = openDatabase(connection, log, 5)
    contentVersion = followContentVersion({ connection, db: handle.db, log })
    cache = new AnswerCache({ contentVersion, log, ...options })
    const services = { ...app.services, db: handle.db }
    const requestRecorder = createRequestRecorder(services)
    const assets = { script: '/assets/site.js', modules: [], styles: [] }
    const pages = createPageHandler({ loadRenderer, assets, config: services.config })
    const none = async () => new Response('page')
    const server = createApp({
      services,
      requestRecorder,
      sitePages: keepPages(cache, loadRenderer, pages),
      officePages: none,
      pagePictures: none,
      kept: { cache, contentVersion },
    })
    listening = await listen(answerReady(cache, getRequestListener(server.fetch)), 0, '127.0.0.1')
    close = async () => {
      await listening.drain(0)
      await requestRecorder.close()
      await contentVersion.close()
      await handle.close()
    }
  })
  afterAll(() => close())

  const request = (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${listening.port}${path}`, init)

  return {
    get cache() {
      return cache
    },
    get port() {
      return listening.port
    },
    request,
    async get(path: string, headers: Record<string, string> = {}): Promise<Seen> {
      const response = await request(path, { headers })
      return { status: response.status, headers: response.headers, text: await response.text() }
    },
  }
}
