/**
 * Callers who mean ill, in a process of their own: on one machine with the product they take enough of
 * its time as it is, and none of that of the callers who behave.
 *
 * `fork(…, [port, many])`: `many` of each kind, each kind from an address of its own. Tells by
 * messages when all are connected, and of each kind when the last has been cut.
 */
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type CrowdKind = 'headers' | 'bodies' | 'greedy' | 'patient'
export type FromCrowd = { connected: true } | { cut: CrowdKind; seconds: number }

const [port = '', many = ''] = process.argv.slice(2)
/** The film on the first page. */
const film = readdirSync('build/client/assets').find((name) => name.endsWith('.mp4'))
const host = 'Host: localhost\r\n'

/** What each of a kind says at first, and the address they come from. */
const kinds: Record<CrowdKind, { from: string; says: string; reads: boolean }> = {
  headers: { from: '127.0.0.2', says: `GET / HTTP/1.1\r\n${host}`, reads: true },
  bodies: {
    from: '127.0.0.3',
    says:
      `POST /api/v1/contact/create HTTP/1.1\r\n${host}Content-Type: application/json\r\n` +
      'Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n',
    reads: true,
  },
  greedy: {
    from: '127.0.0.4',
    says: `GET /api/v1/openapi.json HTTP/1.1\r\n${host}\r\n`.repeat(200),
    reads: false,
  },
  // Those ask for no more than is allowed, and more than the system keeps for them.
  patient: {
    from: '127.0.0.5',
    says: `GET /assets/${film} HTTP/1.1\r\n${host}\r\n`.repeat(5),
    reads: false,
  },
}
const say = (message: FromCrowd) => process.send?.(message)

async function come(kind: CrowdKind): Promise<Socket[]> {
  const { from, says, reads } = kinds[kind]
  const sockets: Socket[] = []
  const one = async () => {
    const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: from })
    socket.on('error', () => {})
    await Promise.race([once(socket, 'connect'), once(socket, 'close')])
    socket.write(says)
    if (reads) socket.resume()
    else socket.pause()
    return socket
  }
  // Not all in one moment: the system keeps only some that are not yet accepted.
  while (sockets.length < Number(many)) {
    const next = Math.min(100, Number(many) - sockets.length)
    sockets.push(...(await Promise.all(Array.from({ length: next }, one))))
  }
  return sockets
}

async function awaitEnd(kind: CrowdKind, sockets: Socket[]) {
  const begun = performance.now()
  while (sockets.some(({ closed }) => !closed)) await sleep(20)
  say({ cut: kind, seconds: Math.round((performance.now() - begun) / 1_000) })
}

const headers = await come('headers')
const bodies = await come('bodies')
const greedy = await come('greedy')
await come('patient')
say({ connected: true })
await sleep(5_000)
// Their ends are waiting to be read.
for (const socket of greedy) socket.resume()
setInterval(() => {
  for (const socket of headers) if (socket.writable) socket.write('X')
  for (const socket of bodies) if (socket.writable) socket.write('1\r\n \r\n')
}, 1_000)
void awaitEnd('headers', headers)
void awaitEnd('bodies', bodies)
void awaitEnd('greedy', greedy)
process.once('disconnect', () => process.exit())
