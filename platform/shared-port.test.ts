/** Who is given which connection. How a process takes one is shown in tests/start/workers.test.ts. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { type ConnectionLimit, createConnectionLimit } from '#platform/connection-limit.ts'
import { openSharedPort, type SharedPort, type Taker } from '#platform/shared-port.ts'

const callers: Socket[] = []
const open: SharedPort[] = []
afterEach(async () => {
  for (const caller of callers.splice(0)) caller.destroy()
  for (const port of open.splice(0)) await port.close()
})

async function openPort(limit?: ConnectionLimit): Promise<SharedPort> {
  const port = await openSharedPort(0, '127.0.0.1', undefined, limit)
  open.push(port)
  return port
}

/** Connects, and resolves once the system has. */
async function call({ port }: SharedPort): Promise<Socket> {
  const caller = connect(port, '127.0.0.1')
  callers.push(caller)
  caller.on('error', () => {})
  await once(caller, 'connect')
  return caller
}

/** A taker that is told of connections, and takes them when asked to. */
function createTaker() {
  const given: { from: number | undefined; taken: () => void }[] = []
  const taker: Taker = {
    hand: (connection, taken) => void given.push({ from: connection.remotePort, taken }),
  }
  const callersOf = () => given.map(({ from }) => from)
  return { taker, given, callersOf }
}

test('connections go to those who take them in turn, one at a time', async () => {
  const port = await openPort()
  const [one, two] = [createTaker(), createTaker()]
  port.join(one.taker)
  port.join(two.taker)
  const first = await call(port)
  const second = await call(port)
  const third = await call(port)
  await expect.poll(() => two.given.length).toBe(1)
  expect(one.callersOf()).toEqual([first.localPort])
  expect(two.callersOf()).toEqual([second.localPort])
  two.given[0]?.taken()
  await expect.poll(two.callersOf).toEqual([second.localPort, third.localPort])
  one.given[0]?.taken()
  two.given[1]?.taken()
})

test('what one has not taken goes to another when it leaves, and waits where there is none', async () => {
  const port = await openPort()
  const [one, two] = [createTaker(), createTaker()]
  port.join(one.taker)
  const caller = await call(port)
  await expect.poll(one.callersOf).toEqual([caller.localPort])
  port.leave(one.taker)
  // It can't be heard of any more.
  one.given[0]?.taken()
  port.join(two.taker)
  expect(two.callersOf()).toEqual([caller.localPort])
  two.given[0]?.taken()
})

test('of one network no more wait to be taken than may, and those of others have their turn', async () => {
  let network: string | undefined = 'hostile'
  const limit = createConnectionLimit({
    most: 2,
    networkOf: () => network,
    log: { warn: () => {} },
  })
  const port = await openPort(limit)
  const { taker, given, callersOf } = createTaker()
  port.join(taker)
  const first = await call(port)
  const second = await call(port)
  const refused = await call(port)
  await once(refused, 'close')
  expect(limit.refused()).toBe(1)
  network = 'another'
  const visitor = await call(port)
  await sleep(50)
  network = 'hostile'
  given[0]?.taken()
  given[1]?.taken()
  await expect.poll(callersOf).toEqual([first, second, visitor].map(({ localPort }) => localPort))
  given[2]?.taken()
  // Whose connections have been taken may have others wait.
  await sleep(50)
  const next = await call(port)
  await expect.poll(() => callersOf().at(-1)).toBe(next.localPort)
  given[3]?.taken()
})

test('a close waits until all that had connected is taken, and refuses the rest', async () => {
  const port = await openPort()
  const { taker, given, callersOf } = createTaker()
  port.join(taker)
  const [first, second] = [await call(port), await call(port)]
  let isClosed = false
  const closed = port.close().then(() => {
    isClosed = true
  })
  await expect.poll(() => call(port).catch((error) => error.code)).toBe('ECONNREFUSED')
  expect(callersOf()).toEqual([first.localPort])
  expect(isClosed).toBe(false)
  for (let at = 0; !isClosed; at++) {
    await expect.poll(() => isClosed || given.length > at).toBe(true)
    given[at]?.taken()
  }
  await closed
  expect(callersOf().slice(0, 2)).toEqual([first.localPort, second.localPort])
})

test('a close ends what nobody is left to take', async () => {
  const port = await openPort()
  const caller = await call(port)
  const ended = new Promise((resolve) => caller.once('close', resolve))
  await port.close()
  await ended
})
