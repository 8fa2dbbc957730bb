/** Answers connections, of a port of its own or handed over by who has it, and ends them without cutting anyone off. */
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net'
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import type { ConnectionLimit } from '#platform/connection-limit.ts'
import { StartupError } from '#platform/startup-error.ts'

/** Answers what comes on its connections. */
export type Answering = {
  /**
   * Takes no more connections, lets running requests end, and after `patience` ms ends them too.
   *
   * A caller may be sending a request on an open connection at the moment we close it, and a proxy
   * may not repeat a post of which it can't know the fate. So connections are closed by the answer
   * to their next request, which says so, and only those that stay idle for a while without one.
   */
  drain(patience: number): Promise<void>
}

/** An open port. */
export type Listening = Answering & { server: Server; port: number }

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
/**
 * Connections that may wait to be accepted, the most that Linux allows by default. Of one more than fit
 * the system drops the first packet, which its sender repeats only after 1, 3 and 7 s.
 */
const backlog = 4_096
/** Milliseconds that a turn of the loop takes at most in which nothing happens. */
const idleTurn = 0.1
/** Milliseconds for which such a turn is waited for before the port is closed. */
const longestLook = 200
/** Milliseconds for which a drain leaves idle connections open. */
const grace = 500
/** Milliseconds between two looks for connections that have become idle during a drain. */
const pause = 50

/**
 * Opens a port.
 * @param kept file descriptor of one that someone else keeps open, in place of `port` and `host`
 * @param limit what it doesn't admit is closed at once
 * @throws StartupError where it is taken or the address isn't this machine's
 */
export async function listen(
  listener: RequestListener,
  port: number,
  host: string,
  kept?: number,
  limit?: ConnectionLimit,
): Promise<Listening> {
  const { server, drain } = createAnswering(listener, limit)
  await openPort(server, port, host, kept)
  return {
    server,
    port: (server.address() as AddressInfo).port,
    drain: (patience) => drain(patience, () => closePort(server)),
  }
}

/** Answers connections that another process has accepted. */
export function answerHanded(
  listener: RequestListener,
  limit?: ConnectionLimit,
): Answering & { take(connection: Socket): void } {
  const { server, drain } = createAnswering(listener, limit)
  // Without a port nothing else begins to look after connections that are slow.
  server.emit('listening')
  return {
    take(connection) {
      // As of those that a server has accepted itself: who has sent all may still read.
      connection.allowHalfOpen = true
      server.emit('connection', connection)
    },
    drain: (patience) => drain(patience),
  }
}

/**
 * Has `server` listen.
 *
 * What connects to a port between our last look at it and its end is cut by the system. A port that
 * is `kept` open by someone else, such as systemd, does not end with us: what connects meanwhile waits
 * for our next start.
 * @throws StartupError where the port is taken or the address isn't this machine's
 */
export async function openPort(
  server: NetServer,
  port: number,
  host: string,
  kept?: number,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port, host)))
    server.listen(kept === undefined ? { port, host, backlog } : { fd: kept }, () => resolve())
  })
}

/**
 * Accepts what has connected before, and nothing after. What is open stays so.
 *
 * The system cuts what connects between the last look at the port and its end. So that comes in a turn
 * of the loop that had nothing to do, which makes it some microseconds, if there is one before long.
 */
export async function closePort(server: NetServer): Promise<void> {
  const begun = performance.now()
  await turn()
  let last: number
  do {
    last = performance.now()
    await turn()
  } while (performance.now() - last > idleTurn && performance.now() - begun < longestLook)
  // Not the close of HTTP servers, which ends idle connections at once.
  NetServer.prototype.close.call(server)
}

function createAnswering(listener: RequestListener, limit?: ConnectionLimit) {
  let isDraining = false
  const open = new Set<Socket>()
  const server = createServer(limits, (request, response) => {
    if (isDraining) response.shouldKeepAlive = false
    if (namesTwoHosts(request)) return refuse(response)
    if (hasBody(request)) closeUnlessRead(request, response)
    if (!isTurnBehindOthers(response)) return listener(request, response)
    if (waitsTooLong(request.socket, response)) return
    // It is given the connection once the one before it has been sent.
    response.once('socket', () => listener(request, response))
  })
  server.timeout = longestStandstill
  // Before Node's own listener, which then has little to do with one that is closed.
  server.prependListener('connection', (connection: Socket) => {
    if (limit && !limit.admits(connection)) return void connection.destroy()
    open.add(connection)
    connection.once('close', () => open.delete(connection))
  })
  return {
    server,
    async drain(patience: number, acceptNoMore?: () => Promise<void>) {
      isDraining = true
      await acceptNoMore?.()
      const begun = performance.now()
      while (open.size > 0) {
        const passed = performance.now() - begun
        if (passed >= patience) server.closeAllConnections()
        else if (passed > grace && !isSending(open)) server.closeIdleConnections()
        await sleep(Math.min(pause, patience))
      }
    },
  }
}

/**
 * Whether part of an answer that has been given out to the end still waits for its reader: Node takes
 * such a connection for an idle one, and would cut it.
 */
const isSending = (open: Set<Socket>) =>
  open.values().some(({ writableLength }) => writableLength > 0)

/**
 * Whether a request has several Host headers, even the same twice, of which Node keeps the first and
 * another program might take the last. Looked for on each request, so without an object of its own.
 */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let isNamed = false
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length !== 4 || name.toLowerCase() !== 'host') continue
    if (isNamed) return true
    isNamed = true
  }
  return false
}

/** Answers as Node does what it can't read, here as RFC 9112, section 3.2, asks, and reads no further. */
const refuse = (response: ServerResponse) =>
  response.writeHead(400, { Connection: 'close', 'Content-Length': 0 }).end()

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
 * Ends a connection on which more and more is asked and nothing read. Browsers and proxies ask one
 * thing at a time.
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
