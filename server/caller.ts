/** Who is calling: the address, and the member of staff behind a token. */
import { BlockList, isIPv4, isIPv6 } from 'node:net'
import type { Caller, Context, Services } from '#domain/context.ts'
import { actorOf, databaseOf } from '#domain/staff/session.rules.ts'
import type { Config } from '#platform/config.ts'
import { StartupError } from '#platform/startup-error.ts'

/** Tells the caller's address, believing `X-Forwarded-For` only as far as `trusted` proxies wrote it. */
export type AddressReader = (peer: string, forwardedFor: string | null) => string

/** Bits of an address. */
const longestPrefix = { ipv4: 32, ipv6: 128 }

/**
 * Tells whether an address is that of a proxy of ours.
 * @param trusted addresses and CIDR ranges of them
 * @throws StartupError for what is neither
 */
export function proxyList(trusted: string[]): (address: string) => boolean {
  const proxies = new BlockList()
  for (const entry of trusted) {
    const [address = '', prefix, ...rest] = entry.split('/')
    const family = isIPv4(address) ? 'ipv4' : isIPv6(address) ? 'ipv6' : undefined
    if (!family) throw new StartupError(`TRUSTED_PROXIES holds ${entry}, which is no address`)
    // Nothing after the slash would count as 0, and everybody's word would be believed.
    const isRange = rest.length === 0 && /^\d{1,3}$/.test(prefix ?? '0')
    if (!isRange || Number(prefix ?? 0) > longestPrefix[family]) {
      throw new StartupError(`TRUSTED_PROXIES holds ${entry}, which is no range of addresses`)
    }
    if (prefix === undefined) proxies.addAddress(address, family)
    else proxies.addSubnet(address, Number(prefix), family)
  }
  return (address) => proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** As `proxyList`, which says what `trusted` is and what isn't. */
export function addressReader(trusted: string[]): AddressReader {
  const isTrusted = proxyList(trusted)
  return (peer, forwardedFor) => {
    let address = plainAddress(peer)
    const hops = (forwardedFor ?? '')
      .split(',')
      .map((hop) => hop.trim())
      .filter(Boolean)
    // From our own end outwards: the first address that no proxy of ours vouches for is the caller.
    while (hops.length > 0 && isTrusted(address)) {
      const hop = plainAddress(withoutPort(hops.pop() ?? ''))
      if (!isIPv4(hop) && !isIPv6(hop)) break
      address = hop
    }
    return address
  }
}

/**
 * Whether a proxy must be in front that nobody told us of: we do no TLS ourselves, so `https` is its doing.
 * All visitors then have its address, and share what one caller may do.
 */
export const isProxyUnknown = ({
  publicUrl,
  trustedProxies,
}: Pick<Config, 'publicUrl' | 'trustedProxies'>) =>
  publicUrl.startsWith('https:') && trustedProxies.length === 0

/** Some proxies write the port behind the address: `192.0.2.1:443`, `[2001:db8::1]:443`. */
const withoutPort = (hop: string) =>
  hop.replace(/^(\d[\d.]+):\d+$/, '$1').replace(/^\[([\da-f:.]+)\](?::\d+)?$/i, '$1')

/** An IPv4 address that arrived over IPv6 is written as IPv4. */
export const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

/**
 * The context of one request.
 * @throws AppError 401 for a bearer token that is dead, on any call
 */
export async function contextOf(
  services: Services,
  request: Request,
  ip: string,
): Promise<Context> {
  const userAgent = request.headers.get('user-agent') ?? ''
  const ctx: Context = { ...services, ip, userAgent, ...(await callerOf(services, request)) }
  // Of the context itself, as its caller is looked up once more when a body has come.
  if (ctx.actor || ctx.enrolling) ctx.db = databaseOf(ctx, services.db)
  return ctx
}

/**
 * Whose token a request carries, with the rights of this moment.
 * @throws AppError 401 for one that is dead
 */
export async function callerOf(services: Services, request: Request): Promise<Caller> {
  const token = tokenOf(request)
  return token ? actorOf(services, token) : { actor: null }
}

/** The bearer token that a request carries, dead or alive; empty where it carries none. */
export function tokenOf(request: Request): string {
  // Whatever stands there is a token, if not a good one: nobody is quietly taken for a visitor.
  const given = request.headers.get('authorization') ?? ''
  return /^Bearer\s/i.test(given) ? given.slice('Bearer '.length).trim() : ''
}
