/**
 * What someone with bad intentions tries below the API: requests that two programs would read in two
 * ways, and addresses that lead elsewhere. Sent byte by byte to the real server.
 */
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { enquiry } from '#tests/attacks/inputs.ts'
import { newDatabase, newFolder, startServer } from '#tests/start/server-process.ts'

/** Where the server under attack listens; one for the whole file, as a start takes seconds. */
type Target = { port: number; origin: string }

/** All that comes back for `bytes` until the server hangs up. */
async function send({ port }: Target, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  const answer = text(socket).catch(() => '')
  socket.write(bytes, 'latin1')
  return answer
}

const statusesIn = (answer: string) =>
  [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))

const post = (headers: string, body: string) =>
  `POST /api/v1/contact/create HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`
const smuggled = '0\r\n\r\nGET /api/v1/admin HTTP/1.1\r\nHost: a\r\n\r\n'

/** Each is one request to some programs and two to others; it must be none. */
const ambiguous: [string, string][] = [
  ['both lengths', post('Content-Length: 6\r\nTransfer-Encoding: chunked', smuggled)],
  [
    'both lengths, the other way round',
    post('Transfer-Encoding: chunked\r\nContent-Length: 6', smuggled),
  ],
  ['two lengths', post('Content-Length: 0\r\nContent-Length: 5', 'abcde')],
  ['a list of lengths', post('Content-Length: 0, 5', 'abcde')],
  ['a length with a sign', post('Content-Length: +5', 'abcde')],
  ['a length in another base', post('Content-Length: 0x5', 'abcde')],
  ['an unknown coding', post('Transfer-Encoding: xchunked', smuggled)],
  ['a coding after chunked', post('Transfer-Encoding: chunked, identity', smuggled)],
  ['chunked behind a tab', post('Transfer-Encoding:\tchunked\r\nContent-Length: 6', smuggled)],
  ['a blank before the colon', post('Transfer-Encoding : chunked', smuggled)],
  ['a line that goes on', post('X-A: b\r\n Transfer-Encoding: chunked', smuggled)],
  ['a chunk whose size is none', post('Transfer-Encoding: chunked', '5;\nx\r\nabcde\r\n0\r\n\r\n')],
  ['lines without their first half', 'GET / HTTP/1.1\nHost: a\n\n'],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['two hosts', 'GET /nothing HTTP/1.1\r\nHost: a\r\nHost: evil.example\r\n\r\n'],
  ['the same host twice', 'GET / HTTP/1.1\r\nHost: a\r\nX-A: b\r\nhOST: a\r\n\r\n'],
  ['two hosts and a body', post('Host: evil.example\r\nContent-Length: 2', '{}')],
  ['two hosts and another request', post('Host: b\r\nContent-Length: 0', smuggled.slice(5))],
  [
    'a host that is none',
    'GET /nothing HTTP/1.1\r\nHost: a"><script>\r\nConnection: close\r\n\r\n',
  ],
  ['the first words of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`],
]

/** Addresses that lead out of a folder, to another host, or to what no program expects. */
const addresses = [
  '/assets/../../../package.json',
  '/assets/%2e%2e/%2e%2e/%2e%2e/package.json',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/assets/..%5c..%5cpackage.json',
  '/assets/%00',
  '/assets/',
  '/media/..%2f..%2fsecret.key',
  '/media/%2e%2e%2fprivate',
  '/media/%00.webp',
  '/og/..%2f..%2fpackage.json',
  '/og///.png',
  '/og//a:b.png',
  '/og//%5B.png',
  '/og/%ff.png',
  '/.env',
  '/.git/config',
  '/.vite/manifest.json',
  '/server/main.ts',
  '/secret.key',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/__proto__',
  '/constructor',
  '/career/__proto__',
  '/project-details?id=__proto__',
  '/project-details?id=%00',
  '/api/v1/project/__proto__',
  '/api/v1/__proto__',
  '/api/v1/newsletter/confirm?token=%3Cscript%3Ealert(1)%3C/script%3E',
]

test('no request is read in two ways, no address leads out, and the server goes on', async () => {
  const server = startServer({
    DATA_DIR: newFolder(),
    DATABASE_URL: await newDatabase(),
    LOG_LEVEL: 'error',
  })
  const origin = await server.ready
  if (!origin) throw new Error(server.said())
  const target = { origin, port: Number(new URL(origin).port) }

  for (const [what, bytes] of ambiguous) {
    const answer = await send(target, bytes)
    expect([what, ...statusesIn(answer)]).toEqual([
      what,
      what === 'headers without end' ? 431 : 400,
    ])
    expect(answer, what).not.toMatch(/script|success":true/)
  }

  for (const path of addresses) {
    const answer = await send(
      target,
      `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    )
    expect([path, ...statusesIn(answer)]).toEqual([path, 404])
    expect(answer, path).not.toMatch(/^location:|<script>alert|"dependencies"/im)
  }

  // Of what a request says of its host, and of the protocol it would like to change to, nothing counts.
  const plain = await (await fetch(origin)).text()
  for (const request of [
    'GET http://evil.example/ HTTP/1.1\r\nHost: a',
    'GET / HTTP/1.1\r\nHost: evil.example\r\nUpgrade: h2c',
    'GET / HTTP/1.1\r\nHost: a\r\nRange: bytes=0-0,0-0',
  ]) {
    const answer = await send(target, `${request}\r\nConnection: close\r\n\r\n`)
    expect([request, ...statusesIn(answer)]).toEqual([request, 200])
    expect(answer.slice(answer.indexOf('\r\n\r\n') + 4), request).toBe(plain)
  }
  // Not even what lies ready is given out.
  const twoHosts = await send(target, 'GET / HTTP/1.1\r\nHost: a\r\nHost: evil.example\r\n\r\n')
  expect([...statusesIn(twoHosts), twoHosts.includes('<html')]).toEqual([400, false])
  const trace = await send(
    target,
    'TRACE / HTTP/1.1\r\nHost: a\r\nX-Secret: mine\r\nConnection: close\r\n\r\n',
  )
  expect(statusesIn(trace)).toEqual([405])
  expect(trace).not.toContain('mine')
  expect(await send(target, 'CONNECT evil.example:80 HTTP/1.1\r\nHost: a\r\n\r\n')).toBe('')

  const sent = await fetch(`${origin}/api/v1/contact/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(enquiry),
  })
  expect(sent.status).toBe(200)
  // Nothing of all that was a fault of ours.
  expect(server.said()).not.toContain('"level":50')
})
