/** The whole product on a database of its own, called without a port. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { Services } from '#domain/context.ts'
import { createRequestRecorder, type RequestRecorder } from '#domain/request-log/recorder.ts'
import type { Config } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import { createApp } from '#server/app.ts'
import { openFileStores } from '#server/file-stores.ts'
import { checkAnswer } from '#tests/check-answer.ts'
import { createTestDatabase, type TestDatabase } from '#tests/database.ts'
import { owner } from '#tests/owner.ts'
import { testConfig } from '#tests/test-config.ts'

/** An answer of the API, read whole. */
export type Answer = {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests look at whatever came back
  body: any
}

export type Call = {
  token?: string
  json?: unknown
  form?: FormData
  /** What a plain form posts, or what comes bit by bit, in place of `json` and `form`. */
  body?: URLSearchParams | ReadableStream<Uint8Array>
  headers?: Record<string, string>
  /** The address at the other end of the connection. */
  from?: string
}

/**
 * Opens the product before the tests of the file and closes it after them.
 * @param changes to the configuration that tests run with
 * @example
 * const app = openTestApp()
 * test('…', async () => { const { status } = await app.api('GET', '/category') })
 */
export function openTestApp(changes: Partial<Config> = {}) {
  let database: TestDatabase
  let folder: string
  let services: Services
  let app: ReturnType<typeof createApp>
  let recorder: RequestRecorder

  beforeAll(async () => {
    database = await createTestDatabase()
    folder = await mkdtemp(join(tmpdir(), 'darya-test-'))
    const config = testConfig({ dataDir: folder, ...changes })
    const { uploads } = openFileStores(config)
    services = { config, db: database.db, log: createLog('silent'), ...uploads }
    const noPages = async () => new Response('page')
    recorder = createRequestRecorder(services)
    app = createApp({
      services,
      requestRecorder: recorder,
      sitePages: noPages,
      officePages: noPages,
      pagePictures: noPages,
    })
  })
  afterAll(async () => {
    await recorder.close()
    await database.drop()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })

  const request = async (method: string, path: string, call: Call = {}): Promise<Response> => {
    const headers = new Headers(call.headers)
    if (call.token) headers.set('authorization', `Bearer ${call.token}`)
    if (call.json !== undefined && !headers.has('content-type')) {
      headers.set('content-type', 'application/json')
    }
    // Encoded beforehand: a form that is still being written can't be refused half-way in a test.
    const form = call.form && new Response(call.form)
    if (form && !headers.has('content-type'))
      headers.set('content-type', form.headers.get('content-type') ?? '')
    const json = call.json === undefined ? undefined : JSON.stringify(call.json)
    const body = call.body ?? (form ? await form.arrayBuffer() : json)
    const connection = { incoming: { socket: { remoteAddress: call.from ?? '127.0.0.1' } } }
    return app.request(path, { method, headers, body, duplex: 'half' } as RequestInit, connection)
  }

  return {
    get services() {
      return services
    },
    get database() {
      return database
    },
    get recorder() {
      return recorder
    },
    request,
    /** One call below /api/v1. */
    async api(method: string, path: string, call?: Call): Promise<Answer> {
      const response = await request(method, `/api/v1${path}`, call)
      const { status, headers } = response
      const body = await response.json()
      checkAnswer(method, path, status, body)
      return { status, headers, body }
    },
    /** A token of the superAdmin, or of whoever is named. */
    async signIn(credentials: { username: string; password: string } = owner): Promise<string> {
      const { body } = await this.api('POST', '/admin/login', { json: credentials })
      return body.token
    },
  }
}
