/** Ports through which a server is reached, as long as nobody shuts, silences or cuts them. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type Door = {
  port: number
  /** Ends all connections and refuses new ones, or lets them through again. */
  shut(shutNow: boolean): void
  /** Passes nothing on, while all connections stay open and new ones are taken; or goes on. */
  silence(silentNow: boolean): void
  close(): void
}

/** A door to a database, with the whole address that leads through it. */
export type DatabaseDoor = Door & { url: string }

/** Called before each piece of what callers send goes on its way, which `'cut'` ends. */
type OnSent = (piece: Buffer) => 'cut' | undefined

/** @param url of the database, by the folder of its socket or by host and port */
export async function openDoor(url: string, onSent?: OnSent): Promise<DatabaseDoor> {
  const target = new URL(url)
  const folder = target.searchParams.get('host')
  const reach = () =>
    folder
      ? connect(`${folder}/.s.PGSQL.${target.searchParams.get('port')}`)
      : connect(Number(target.port), target.hostname)
  const door = await openDoorTo(reach, onSent)
  const own = new URL(url)
  own.host = `127.0.0.1:${door.port}`
  own.search = ''
  return { ...door, url: own.href }
}

/** @param reach connects to what lies behind the door */
export async function openDoorTo(reach: () => Socket, onSent?: OnSent): Promise<Door> {
  const through = new Map<Socket, Socket>()
  let isShut = false
  let isSilent = false

  const pass = (from: Socket, to: Socket) => {
    if (isSilent) from.unpipe(to).pause()
    else from.pipe(to)
  }
  const passBoth = (caller: Socket, server: Socket) => {
    pass(caller, server)
    pass(server, caller)
  }
  const door = createServer((caller) => {
    if (isShut) return caller.destroy()
    const server = reach()
    through.set(caller, server)
    const cut = () => {
      through.delete(caller)
      caller.destroy()
      server.destroy()
    }
    for (const end of [caller, server]) end.on('error', () => {}).on('close', cut)
    if (onSent) {
      caller.on('data', (piece: Buffer) => {
        if (onSent(piece) === 'cut') cut()
      })
    }
    passBoth(caller, server)
  })
  door.listen(0, '127.0.0.1')
  await once(door, 'listening')
  const shut = (shutNow: boolean) => {
    isShut = shutNow
    if (shutNow) for (const caller of through.keys()) caller.destroy()
  }
  return {
    port: (door.address() as AddressInfo).port,
    shut,
    silence(silentNow) {
      isSilent = silentNow
      for (const [caller, server] of through) passBoth(caller, server)
    },
    close() {
      shut(true)
      door.close()
    },
  }
}
