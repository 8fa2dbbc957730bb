/** Clients that send too slowly, too much or nothing at all, while others go on being served. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readlinkSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import type { CrowdKind, FromCrowd } from '#tests/faults/hostile-crowd.ts'
import { expectLedger } from '#tests/faults/ledger.ts'
import { type Load, startLoad } from '#tests/faults/load.ts'
import { amount, report, until } from '#tests/faults/measure.ts'
import { memoryOf, type Product, startProduct } from '#tests/faults/product.ts'
import { newDatabase } from '#tests/start/server-process.ts'

const megabyte = 1_048_576

/** A product with a steady load of those that behave. `end` checks that none of them was refused. */
async function startServed(env: Record<string, string> = {}, patience?: number) {
  const DATABASE_URL = await newDatabase()
  const product = await startProduct({ DATABASE_URL, ...env })
  const load = await startLoad(product.origin, { ...(patience && { patience }) })
  await until('a first acknowledgement', () => load.acknowledged.size > 20)
  const { watch, peak } = watchMemory(product)
  return {
    product,
    load,
    memory: { before: memoryOf(product.pid()), peak },
    async end() {
      await load.stop()
      watch.close()
      expect([...load.reasons]).toEqual([])
      expect(load.readsRefused).toBe(0)
      expect(load.refused).toEqual({ away: 0, unanswered: 0 })
      await expectLedger({ connectionString: DATABASE_URL }, load)
    },
  }
}

function watchMemory(product: Product) {
  let most = memoryOf(product.pid())
  const look = setInterval(() => {
    most = Math.max(most, memoryOf(product.pid()))
  }, 100)
  onTestFinished(() => clearInterval(look))
  return { watch: { close: () => clearInterval(look) }, peak: () => most }
}

/** An open connection to the product, whose end is no error to anyone. */
async function open({ origin }: Product): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return socket
}

const openMany = async (product: Product, many: number) => {
  const sockets: Socket[] = []
  // Not all in one moment: the system keeps only some hundred that are not yet accepted.
  while (sockets.length < many) {
    const next = Array.from({ length: Math.min(100, many - sockets.length) }, () => open(product))
    sockets.push(...(await Promise.all(next)))
  }
  return sockets
}

/** Sockets that the product has open, as the system counts them. */
function openConnections(product: Product): number {
  const folder = `/proc/${product.pid()}/fd`
  return readdirSync(folder).filter((fd) => {
    try {
      return readlinkSync(join(folder, fd)).startsWith('socket:')
    } catch {
      return false
    }
  }).length
}

/** What was served to others meanwhile. */
const served = (load: Load, since: { reads: number; acknowledged: number }) => ({
  'pages read by others meanwhile': load.reads - since.reads,
  'their acknowledged posts': load.acknowledged.size - since.acknowledged,
  'their longest wait, ms': Math.round(load.slowest),
})
const now = (load: Load) => ({ reads: load.reads, acknowledged: load.acknowledged.size })

/** Callers who mean ill, as `hostile-crowd.ts` tells. @returns how long each kind was left open, in s */
async function startCrowd({ origin }: Product, many: number) {
  const crowd = fork(join(import.meta.dirname, 'hostile-crowd.ts'), [
    new URL(origin).port,
    String(many),
  ])
  const ended = new Promise<void>((resolve) => crowd.once('exit', () => resolve()))
  let isRunning = true
  void ended.then(() => {
    isRunning = false
  })
  onTestFinished(async () => {
    crowd.kill('SIGKILL')
    await ended
  })
  let isConnected = false
  const cut = new Map<CrowdKind, number>()
  crowd.on('message', (message: FromCrowd) => {
    if ('cut' in message) cut.set(message.cut, message.seconds)
    else isConnected = true
  })
  const has = (what: string, isTrue: () => boolean) =>
    until(
      what,
      () => {
        if (!isRunning) throw new Error('The crowd has ended')
        return isTrue()
      },
      120_000,
    )
  await has('a crowd', () => isConnected)
  return {
    async cut(kind: CrowdKind): Promise<number | undefined> {
      await has(`an end of ${kind}`, () => cut.has(kind))
      return cut.get(kind)
    },
  }
}

test.each([
  // Their work comes before that of a new connection, for as long as this machine needs for it.
  ['as many as they like', { CONNECTIONS_PER_NETWORK: '0' }, 60_000],
  ['as many of each as one network may have', {}, 10_000],
])(
  'headers, bodies and readers that never come to an end, %s, are cut, and hold up nobody',
  async (name, env: Record<string, string>, patience) => {
    const { product, load, memory, end } = await startServed(env, patience)
    const since = now(load)
    const many = amount(100, 400)
    const crowd = await startCrowd(product, many)
    const [slowHeaders, slowBodies, greedy] = await Promise.all([
      crowd.cut('headers'),
      crowd.cut('bodies'),
      crowd.cut('greedy'),
    ])
    const unread = await until('an end', () => openConnections(product) < 50, 120_000)
    report(`${many} × slow headers, slow bodies, and answers that nobody reads, ${name}`, {
      'headers cut after s': slowHeaders,
      'bodies cut after s': slowBodies,
      '200 questions at once cut after s': greedy,
      'unread answers cut after s': Math.round(unread / 1_000),
      ...served(load, since),
      'memory before MB': Math.round(memory.before / megabyte),
      'at most MB': Math.round(memory.peak() / megabyte),
    })
    await end()
    expect(memory.peak() - memory.before).toBeLessThan(250 * megabyte)
  },
)

/** Sends `piece` again and again until `most` bytes are sent or the connection ends. */
async function pour(socket: Socket, head: string, piece: Buffer, most: number) {
  let answer = ''
  socket.setEncoding('latin1').on('data', (text) => {
    answer = (answer + text).slice(0, 20_000)
  })
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  const drained = () => new Promise<void>((resolve) => socket.once('drain', () => resolve()))
  socket.write(head)
  let sent = 0
  while (sent < most && !socket.destroyed && socket.writable) {
    sent += piece.length
    if (!socket.write(piece)) await Promise.race([drained(), closed])
  }
  socket.end()
  await Promise.race([closed, sleep(30_000)])
  return { sent, status: Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1] ?? 0) }
}

/** A piece of a body without an announced length. */
const chunk = (bytes: Buffer) =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])

test('a body of 10 GB is refused early, wherever it is sent, and is stored nowhere', async () => {
  const { product, load, memory, end } = await startServed()
  const since = now(load)
  const most = 10 * 1_024 * megabyte
  const piece = chunk(Buffer.alloc(256 * 1_024, 'x'))
  const boundary = 'multipart/form-data; boundary=b'
  const part = chunk(
    Buffer.from('--b\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n'),
  )
  const targets = [
    ['POST', '/api/v1/contact/create', 'application/json', ''],
    ['POST', '/api/v1/career/create', boundary, part],
    ['POST', '/contact', 'application/x-www-form-urlencoded', ''],
    ['POST', '/career', boundary, part],
    ['POST', '/api/v1/nothing', 'application/json', ''],
    ['GET', '/', 'text/plain', ''],
    ['PUT', '/media/none', 'image/png', ''],
  ] as const
  const pourInto = async ([method, path, type, first]: (typeof targets)[number]) => {
    const head =
      `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\n` +
      `Transfer-Encoding: chunked\r\n\r\n${first}`
    const { sent, status } = await pour(await open(product), head, piece, most)
    return { call: `${method} ${path}`, MB: Math.round(sent / megabyte), status }
  }
  const times = amount(20, 200)
  const ends: Awaited<ReturnType<typeof pourInto>>[] = []
  for (let turn = 0; turn < times; turn++) ends.push(...(await Promise.all(targets.map(pourInto))))
  await end()
  const calls = Map.groupBy(ends, ({ call }) => call)
  for (const [call, all] of calls) {
    const MB = Math.max(...all.map((one) => one.MB))
    const statuses = [...new Set(all.map(({ status }) => status))].join(' ')
    report(`${times} × 10 GB to ${call}`, { 'MB sent at most': MB, answered: statuses })
  }
  report('bodies without end', {
    ...served(load, since),
    'memory before MB': Math.round(memory.before / megabyte),
    'at most MB': Math.round(memory.peak() / megabyte),
  })
  expect(ends.filter(({ MB }) => MB > 1_024)).toEqual([])
  expect(memory.peak() - memory.before).toBeLessThan(250 * megabyte)
})

test('forms of thousands of parts and compressed bodies are refused, and unpack to nothing', async () => {
  const { product, load, memory, end } = await startServed()
  const since = now(load)
  const parts = `${'--b\r\nContent-Disposition: form-data; name="x"\r\n\r\n1\r\n'.repeat(20_000)}--b--\r\n`
  // 100 MB of zeros in 100 kB.
  const bomb = gzipSync(Buffer.alloc(100 * megabyte))
  const post = async (path: string, type: string, body: string | Buffer, encoding?: string) => {
    const answer = await fetch(`${product.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': type, ...(encoding && { 'content-encoding': encoding }) },
      body: typeof body === 'string' ? body : new Uint8Array(body),
      signal: AbortSignal.timeout(60_000),
    }).catch(() => undefined)
    await answer?.arrayBuffer().catch(() => {})
    // Who goes on sending after the answer may find the connection closed before having read it.
    return answer?.status ?? 'closed'
  }
  const multipart = 'multipart/form-data; boundary=b'
  const times = amount(10, 50)
  const statuses: (number | 'closed')[] = []
  for (let turn = 0; turn < times; turn++) {
    statuses.push(
      ...(await Promise.all([
        post('/api/v1/career/create', multipart, parts),
        post('/career', multipart, parts),
        post('/api/v1/career/create', multipart, bomb, 'gzip'),
        post('/api/v1/contact/create', 'application/json', bomb, 'gzip'),
        post('/contact', 'application/x-www-form-urlencoded', bomb, 'gzip'),
      ])),
    )
  }
  await end()
  report(`${times} × forms of 20,000 parts and bombs of 100 MB`, {
    answered: [...new Set(statuses)].toSorted().join(' '),
    ...served(load, since),
    'memory before MB': Math.round(memory.before / megabyte),
    'at most MB': Math.round(memory.peak() / megabyte),
  })
  expect(statuses).toContain(413)
  expect(statuses).toContain(415)
  expect(
    statuses.filter((status) => status !== 'closed' && (status < 400 || status >= 500)),
  ).toEqual([])
  expect(memory.peak() - memory.before).toBeLessThan(250 * megabyte)
})

test('10,000 connections that do nothing hold up nobody, and are let go', async () => {
  const { product, load, memory, end } = await startServed()
  const since = now(load)
  const wanted = 10_000
  const many = Math.min(wanted, openFiles() - 500)
  if (many < wanted) {
    console.warn(`ONLY ${many} CONNECTIONS: this system allows no more open files (ulimit -n)`)
  }
  const begun = performance.now()
  const sockets = await openMany(product, many)
  const opened = performance.now() - begun
  for (const socket of sockets) socket.resume()
  await sleep(2_000)
  const held = memory.peak()
  const cut = await until('an end', () => sockets.every(({ closed }) => closed), 120_000)
  await end()
  report(`${many} connections that do nothing`, {
    'opened within s': Math.round(opened / 1_000),
    'let go after s': Math.round(cut / 1_000),
    ...served(load, since),
    'memory before MB': Math.round(memory.before / megabyte),
    'at most MB': Math.round(held / megabyte),
  })
  expect(held - memory.before).toBeLessThan(many * 50_000 + 50 * megabyte)
})

/** How many files this process may have open, and with it the product that it starts. */
function openFiles(): number {
  const { userLimits } = process.report.getReport() as unknown as {
    userLimits: { open_files: { soft: number | 'unlimited' } }
  }
  const { soft } = userLimits.open_files
  return soft === 'unlimited' ? Infinity : soft
}
