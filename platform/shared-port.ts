/**
 * One port for several processes: this one accepts what connects and hands it to them in turn.
 *
 * Node's own cluster does the same, but it ends with the last process that listens, and what was on
 * its way to that one then is answered by nobody. Here each connection stays ours until it was taken,
 * so that a stop loses none, and one that a dying process hadn't taken yet goes to another.
 */
import { type AddressInfo, createServer, type Socket } from 'node:net'
import type { ConnectionLimit } from '#platform/connection-limit.ts'
import { closePort, openPort } from '#platform/listen.ts'

/** A process that answers connections. */
export type Taker = {
  /** Sends it `connection`; `taken` is to be called when it says that it has it. */
  hand(connection: Socket, taken: () => void): void
}

export type SharedPort = {
  port: number
  /** Lets `taker` have connections. */
  join(taker: Taker): void
  /** Hands it none any more. What it hasn't taken goes to another. */
  leave(taker: Taker): void
  /** Takes no new connections, and resolves once those that there were have been taken. */
  close(): Promise<void>
}

/** Connections that may wait for a process while none is there, as while the last is replaced. */
const mostWaiting = 500

/**
 * @param kept file descriptor of a port that someone else keeps open, in place of `port` and `host`
 * @param limit of those that wait to be taken. All wait in one row, and who connects again as soon as a
 * process has closed its connection would have everyone else stand behind.
 * @throws StartupError where the port is taken or the address isn't this machine's
 */
export async function openSharedPort(
  port: number,
  host: string,
  kept?: number,
  limit?: ConnectionLimit,
): Promise<SharedPort> {
  const waiting: Socket[] = []
  /** In the order of their turns. */
  const free = new Set<Taker>()
  const handing = new Map<Taker, Socket>()
  const closed = Promise.withResolvers<void>()
  let isClosing = false
  const server = createServer({ pauseOnConnect: true, noDelay: true }, (connection) => {
    if (limit && !limit.admits(connection)) return void connection.destroy()
    if (waiting.length >= mostWaiting && free.size + handing.size === 0) connection.destroy()
    else waiting.push(connection)
    handOut()
  })

  function handOut() {
    for (const taker of free) {
      const connection = waiting.shift()
      if (!connection) break
      free.delete(taker)
      handing.set(taker, connection)
      taker.hand(connection, () => {
        if (handing.get(taker) !== connection) return
        handing.delete(taker)
        // Ours of two hold on it: the other one goes on.
        connection.destroy()
        free.add(taker)
        handOut()
      })
    }
    if (isClosing && handing.size === 0) end()
  }

  function end() {
    // There are any only where nobody is left to take them.
    for (const connection of waiting.splice(0)) connection.destroy()
    closed.resolve()
  }

  await openPort(server, port, host, kept)
  return {
    port: (server.address() as AddressInfo).port,
    join(taker) {
      free.add(taker)
      handOut()
    },
    leave(taker) {
      const connection = handing.get(taker)
      handing.delete(taker)
      free.delete(taker)
      if (connection) waiting.unshift(connection)
      handOut()
    },
    async close() {
      await closePort(server)
      isClosing = true
      handOut()
      await closed.promise
    },
  }
}
