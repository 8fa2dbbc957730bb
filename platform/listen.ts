/** Opens the port, and closes it without cutting anyone off. */
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net'
import { StartupError } from '#platform/startup-error.ts'

/** An open port. */
export type Listening = {
  server: Server
  port: number
  /**
   * Refuses new connections, lets running requests end, and after `patience` ms ends them too.
   *
   * A caller may be sending a request on an open connection at the moment we close it, and a proxy
   * may not repeat a post of which it can't know the fate. So connections are closed by the answer
   * to their next request, which says so, and only those that stay idle for a while without one.
   */
  drain(patience: number): Promise<void>
}

/** Milliseconds. */
const limits = {
  /** From the first byte of a request to the last one of its headers. */
  headersTimeout: 20_000,
  /** From the first byte of a request to its last: a form with its files on a slow line. */
  requestTimeout: 60_000,
  /** How often the two are looked after. */
  connectionsCheckingInterval: 5_000,
  /** None of its own: it would be set and put off before and after each answer. */
  keepAliveTimeout: 0,
  /** A request without a body gets no stream to read it from. */
  optimizeEmptyRequests: true,
}
/**
 * Milliseconds for which a connection may neither take nor send anything: someone who doesn't read,
 * or who asks nothing more. Longer than the 60 s of nginx and most balancers, so that they close
 * first and never send a request on a connection that we are just closing.
 */
const longestStandstill = 65_000
/** Requests that may follow on a connection before the first of them is answered. */
const mostBehind = 4
/** Milliseconds for which a drain leaves idle connections open. */
const grace = 500
/** Milliseconds between two looks for connections that have become idle during a drain. */
const pause = 50

/** @throws StartupError where the port is taken or the address isn't this machine's */
export async function listen(
  listener: RequestListener,
  port: number,
  host: string,
): Promise<Listening> {
  let isDraining = false
  const server = createServer(limits, (request, response) => {
    if (isDraining) response.shouldKeepAlive = false
    if (hasBody(request)) closeUnlessRead(request, response)
    if (isTurnBehindOthers(response) && waitsTooLong(request.socket, response)) return
    listener(request, response)
  })
  server.timeout = longestStandstill
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port, host)))
    server.listen(port, host, () => resolve())
  })
  return {
    server,
    port: (server.address() as AddressInfo).port,
    async drain(patience) {
      isDraining = true
      // What was connected before is accepted: two turns of the loop, and nothing between them.
      await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
      // Not the close of HTTP servers, which ends idle connections at once.
      const closed = new Promise<void>((resolve) =>
        NetServer.prototype.close.call(server, () => resolve()),
      )
      const begun = performance.now()
      const idle = setInterval(() => {
        if (performance.now() - begun > grace) server.closeIdleConnections()
      }, pause)
      const cut = setTimeout(() => server.closeAllConnections(), patience)
      await closed
      clearInterval(idle)
      clearTimeout(cut)
    },
  }
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

/**
 * Lets an answer that comes before the whole body has arrived say that the connection ends with it:
 * nobody reads on to the end of what isn't wanted, and no other request may be sent after it.
 */
function closeUnlessRead(request: IncomingMessage, response: ServerResponse): void {
  const { writeHead } = response
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    if (!request.complete) response.shouldKeepAlive = false
    return writeHead.apply(response, head)
  }) as typeof writeHead
}

/** Whether an earlier request on the same connection hasn't been answered yet. */
const isTurnBehindOthers = (response: ServerResponse) => response.socket === null

/** Answers that wait for earlier ones, by connection. */
const behind = new WeakMap<Socket, number>()

/**
 * Ends a connection on which more and more is asked and nothing read: each answer would wait in
 * memory. Browsers and proxies ask one thing at a time.
 */
function waitsTooLong(socket: Socket, response: ServerResponse): boolean {
  const waiting = (behind.get(socket) ?? 0) + 1
  behind.set(socket, waiting)
  response.once('close', () => behind.set(socket, (behind.get(socket) ?? 1) - 1))
  if (waiting > mostBehind) socket.destroy()
  return waiting > mostBehind
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): Error {
  const why: Record<string, string> = {
    EADDRINUSE: `Port ${port} on ${host} is already in use. Stop what uses it, or set PORT.`,
    EACCES: `Port ${port} may not be opened by this user. Set PORT to 1024 or higher.`,
    EADDRNOTAVAIL: `${host} is no address of this machine. Set HOST.`,
    ENOTFOUND: `${host} is no known host name. Set HOST.`,
  }
  const message = why[error.code ?? '']
  return message ? new StartupError(message) : error
}
