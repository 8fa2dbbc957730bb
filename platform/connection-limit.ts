/** How many connections one network may have open, so that none takes all the time there is. */
import type { Socket } from 'node:net'
import type { Log } from '#platform/log.ts'

export type ConnectionLimit = {
  /** Whether `connection`, which has just come, may stay; it is counted until it ends. */
  admits(connection: Socket): boolean
  /** How many were not admitted so far. */
  refused(): number
}

type Options = {
  /** Connections that a network may have open at once. */
  most: number
  /** The network of an address; undefined for those that may have as many as they like. */
  networkOf(address: string): string | undefined
  log: Pick<Log, 'warn'>
}

/** Milliseconds in which refusals are gathered into one line of the log. */
const gathering = 60_000

/** Counts for one process: each that shares a port has a limit of its own. */
export function createConnectionLimit({ most, networkOf, log }: Options): ConnectionLimit {
  const open = new Map<string, number>()
  let refused = 0
  let told = 0
  let isGathering = false

  function refuse(): false {
    refused += 1
    if (!isGathering) setTimeout(tell, gathering).unref()
    isGathering = true
    return false
  }

  function tell() {
    log.warn(
      { refused: refused - told, most },
      'a network had too many connections open; a proxy has to be in TRUSTED_PROXIES',
    )
    told = refused
    isGathering = false
  }

  return {
    refused: () => refused,
    admits(connection) {
      const { remoteAddress } = connection
      const network = remoteAddress && networkOf(remoteAddress)
      if (!network) return true
      const before = open.get(network) ?? 0
      if (before >= most) return refuse()
      open.set(network, before + 1)
      connection.once('close', () => {
        const left = (open.get(network) ?? 1) - 1
        if (left > 0) open.set(network, left)
        else open.delete(network)
      })
      return true
    },
  }
}
