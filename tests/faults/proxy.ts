/** The least that a proxy in front of two servers does: the next one where one can't be had. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export type Proxy = { origin: string; retried(): number; close(): void }

/**
 * Hands requests to `origins` in turn. One that got no answer goes to the next server, if it may be
 * repeated: a read, or a post under a key. That is what `proxy_next_upstream` and its like do.
 */
export async function startProxy(origins: string[]): Promise<Proxy> {
  let turn = 0
  let retried = 0
  const server = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming)
    const mayRepeat = incoming.method === 'GET' || 'idempotency-key' in incoming.headers
    turn += 1
    const first = turn
    for (let at = 0; at < (mayRepeat ? 2 * origins.length : 1); at++) {
      const answer = await ask(origins[(first + at) % origins.length] ?? '', incoming, body)
      if (answer) {
        outgoing.writeHead(answer.status, answer.headers).end(answer.body)
        return
      }
      retried += 1
    }
    outgoing.writeHead(502).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    retried: () => retried,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer }

/** @returns undefined where no whole answer came */
const ask = (origin: string, { method, url, headers }: IncomingMessage, body: Buffer) =>
  new Promise<Answer | undefined>((resolve) => {
    const path = `${origin}${url}`
    const own = { ...headers, connection: 'close' }
    const sent = request(path, { method, headers: own, agent: false }, async (response) => {
      const { statusCode: status = 502 } = response
      const whole = await buffer(response).catch(() => undefined)
      if (!whole) return resolve(undefined)
      const { 'transfer-encoding': _, connection: __, ...rest } = response.headers
      resolve({ status, headers: rest, body: whole })
    })
    sent.on('error', () => resolve(undefined))
    sent.end(body)
  })
