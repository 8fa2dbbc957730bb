/** Whose connections are limited: those of strangers. */
import type { Config } from '#platform/config.ts'
import { type ConnectionLimit, createConnectionLimit } from '#platform/connection-limit.ts'
import type { Log } from '#platform/log.ts'
import { networkOf } from '#platform/rate-limit.ts'
import { plainAddress, proxyList } from '#server/caller.ts'

/** A proxy on this machine, whether or not it is told of. */
const own = new Set(['127.0.0.1', '::1'])

/**
 * What CONNECTIONS_PER_NETWORK allows; undefined where it sets no limit. A proxy brings the
 * connections of all, so there is none for those of TRUSTED_PROXIES and of this machine.
 */
export function connectionLimit(
  {
    connectionsPerNetwork: most,
    trustedProxies,
  }: Pick<Config, 'connectionsPerNetwork' | 'trustedProxies'>,
  log: Pick<Log, 'warn'>,
): ConnectionLimit | undefined {
  if (most === 0) return undefined
  const networkOfStranger = strangersNetwork(trustedProxies)
  return createConnectionLimit({ most, log, networkOf: networkOfStranger })
}

/** Tells the network of an address; undefined for our own proxies. */
export function strangersNetwork(proxies: string[]): (address: string) => string | undefined {
  const isProxy = proxyList(proxies)
  return (address) => {
    const plain = plainAddress(address)
    return own.has(plain) || isProxy(plain) ? undefined : networkOf(plain)
  }
}
