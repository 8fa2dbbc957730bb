/** What the port promises about connections: to those who ask properly, and to all others. */
import { once } from 'node:events'
import { Agent, request as ask, type RequestListener } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { type Listening, listen } from '#platform/listen.ts'

const open: Listening[] = []
afterEach(async () => {
  for (const { drain } of open.splice(0)) await drain(0)
})
async function serve(listener: RequestListener): Promise<Listening> {
  const listening = await listen(listener, 0, '127.0.0.1')
  open.push(listening)
  return listening
}

/** All that comes back for these bytes until the connection ends. */
async function send({ port }: Listening, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(bytes)
  let answer = ''
  socket.setEncoding('latin1').on('data', (piece) => {
    answer += piece
  })
  await new Promise((resolve) => socket.once('close', resolve))
  return answer
}

const get = async ({ port }: Listening, agent: Agent) => {
  const sent = ask({ port, host: '127.0.0.1', agent }).end()
  const [answer] = await once(sent, 'response')
  await text(answer)
  return { isReused: sent.reusedSocket, connection: answer.headers.connection as string }
}

test('an answer that comes before the whole body ends the connection and says so', async () => {
  const listening = await serve((_, response) => response.writeHead(413).end('No'))
  const head = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\nx'
  expect(await send(listening, head)).toMatch(/^HTTP\/1.1 413 .*\r\nConnection: close\r\n/s)
})

test('of what is asked at once on a connection one thing is begun after the other', async () => {
  const began: string[] = []
  const answers: (() => void)[] = []
  const listening = await serve((request, response) => {
    began.push(request.url ?? '')
    answers.push(() => response.end(request.url))
  })
  const bytes = ['/1', '/2', '/3'].map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n`)
  const received = send(listening, `${bytes.join('\r\n')}Connection: close\r\n\r\n`)
  for (const paths of [['/1'], ['/1', '/2'], ['/1', '/2', '/3']]) {
    await expect.poll(() => began.length).toBe(paths.length)
    // Others are served meanwhile.
    await sleep(50)
    expect(began).toEqual(paths)
    answers.at(-1)?.()
  }
  expect((await received).match(/\/\d(?=HTTP|$)/g)).toEqual(['/1', '/2', '/3'])
})

test('what is asked behind a form is read once its turn has come', async () => {
  const listening = await serve(async (request, response) => response.end(await text(request)))
  const post = (body: string) => `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n`
  const [first, second] = ['first', `${' '.repeat(200_000)}second`]
  const answer = await send(
    listening,
    `${post(first)}\r\n${first}${post(second)}Connection: close\r\n\r\n${second}`,
  )
  expect(answer.replaceAll(/ {3,}/g, ' ')).toMatch(/first.*\r\n\r\n second$/s)
})

test('a connection on which more is asked than read is ended, and no more of it begun', async () => {
  let asked = 0
  const listening = await serve(() => {
    asked += 1
  })
  expect(await send(listening, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(100))).toBe('')
  expect(asked).toBe(1)
})

test('a drain answers the next request of an open connection, and ends it then', async () => {
  const listening = await serve((_, response) => response.end('Yes'))
  const agent = new Agent({ keepAlive: true })
  expect((await get(listening, agent)).connection).toBe('keep-alive')
  const drained = listening.drain(10_000)
  await sleep(50)
  expect(await get(listening, agent)).toEqual({ isReused: true, connection: 'close' })
  await drained
  await expect(get(listening, agent)).rejects.toThrow('ECONNREFUSED')
})

test('a drain waits for requests that are being answered', async () => {
  const begun = Promise.withResolvers<void>()
  const listening = await serve(async (_, response) => {
    begun.resolve()
    await sleep(1_000)
    response.end('Yes')
  })
  const answer = get(listening, new Agent({ keepAlive: true }))
  await begun.promise
  const drained = listening.drain(10_000)
  expect((await answer).isReused).toBe(false)
  await drained
})

test('a drain lets an answer go out to one who reads slowly, and what was asked behind it', async () => {
  // More than the system takes in at once.
  const long = 'x'.repeat(16_000_000)
  const listening = await serve((request, response) => {
    response.end(request.url === '/long' ? long : 'Behind')
  })
  const reader = connect(listening.port, '127.0.0.1')
    .pause()
    .on('error', () => {})
  const ended = once(reader, 'close')
  reader.write('GET /long HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await once(listening.server, 'request')
  const drained = listening.drain(10_000)
  // Idle connections are ended meanwhile.
  await sleep(1_000)
  let answer = ''
  const read = (piece: string) => {
    answer += piece
  }
  reader.setEncoding('latin1').on('data', read).resume()
  await ended
  await drained
  expect(answer.length).toBeGreaterThan(long.length)
  expect(answer.slice(-10)).toMatch(/Behind$/)
})
