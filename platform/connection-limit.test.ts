/** Who may have how many connections open, on a port of its own. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { type ConnectionLimit, createConnectionLimit } from '#platform/connection-limit.ts'
import { answerHanded, type Listening, listen } from '#platform/listen.ts'

const callers: Socket[] = []
const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const caller of callers.splice(0)) caller.destroy()
  for (const end of ends.splice(0)) await end()
})

/** Where all callers of a test come from, until it says otherwise. */
let network: string | undefined
const warnings: object[] = []
function createLimit(): ConnectionLimit {
  network = 'one'
  warnings.length = 0
  const log = { warn: (fields: object) => void warnings.push(fields) }
  return createConnectionLimit({ most: 2, networkOf: () => network, log })
}

async function serve(limit: ConnectionLimit): Promise<Listening> {
  const listening = await listen((_, answer) => answer.end('Yes'), 0, '127.0.0.1', undefined, limit)
  ends.push(() => listening.drain(0))
  return listening
}

/** Connects and asks. @returns the connection, where it is answered and stays open */
async function call({ port }: { port: number }): Promise<Socket | undefined> {
  const caller = connect(port, '127.0.0.1')
  callers.push(caller)
  caller.on('error', () => {})
  caller.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  return new Promise((resolve) => {
    caller.once('data', () => resolve(caller))
    caller.once('close', () => resolve(undefined))
  })
}

test('of a network that has as many connections open as it may, the next one is closed', async () => {
  const limit = createLimit()
  const port = await serve(limit)
  const first = await call(port)
  expect(first).toBeDefined()
  expect(await call(port)).toBeDefined()
  expect(await call(port)).toBeUndefined()
  expect(await call(port)).toBeUndefined()
  expect(limit.refused()).toBe(2)
  network = 'another'
  expect(await call(port)).toBeDefined()
  // Where no network is told, there is no limit.
  network = undefined
  for (let turn = 0; turn < 5; turn++) expect(await call(port)).toBeDefined()
  network = 'one'
  first?.end()
  await expect.poll(() => call(port)).toBeDefined()
})

test('a process that is handed its connections closes those that it may not have', async () => {
  const limit = createLimit()
  const { take, drain } = answerHanded((_, answer) => answer.end('Yes'), limit)
  const accepting = createServer(take).listen(0, '127.0.0.1')
  await once(accepting, 'listening')
  ends.push(
    async () => void accepting.close(),
    () => drain(0),
  )
  const port = accepting.address() as AddressInfo
  expect(await call(port)).toBeDefined()
  expect(await call(port)).toBeDefined()
  expect(await call(port)).toBeUndefined()
})

test('the log says once a minute how many were closed, and not whose', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const port = await serve(createLimit())
  for (let turn = 0; turn < 5; turn++) await call(port)
  expect(warnings).toEqual([])
  vi.advanceTimersByTime(60_000)
  expect(warnings).toEqual([{ refused: 3, most: 2 }])
  await call(port)
  vi.advanceTimersByTime(60_000)
  expect(warnings).toEqual([
    { refused: 3, most: 2 },
    { refused: 1, most: 2 },
  ])
  vi.advanceTimersByTime(60_000)
  expect(warnings).toHaveLength(2)
})
