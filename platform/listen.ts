/** Opens the port, and closes it without cutting anyone off. */
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StartupError } from '#platform/startup-error.ts'

/** An open port. */
export type Listening = {
  server: Server
  port: number
  /** Refuses new connections, lets running requests end, and after `patience` ms ends them too. */
  drain(patience: number): Promise<void>
}

/** @throws StartupError where the port is taken or the address isn't this machine's */
export async function listen(
  listener: RequestListener,
  port: number,
  host: string,
): Promise<Listening> {
  const server = createServer({ requestTimeout: 60_000, headersTimeout: 20_000 }, listener)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port, host)))
    server.listen(port, host, () => resolve())
  })
  return {
    server,
    port: (server.address() as AddressInfo).port,
    drain: (patience) =>
      new Promise((resolve) => {
        const cut = setTimeout(() => server.closeAllConnections(), patience)
        server.close(() => {
          clearTimeout(cut)
          resolve()
        })
        server.closeIdleConnections()
      }),
  }
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
