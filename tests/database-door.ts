/** A port through which a database is reached, as long as nobody shuts or silences it. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type DatabaseDoor = {
  /** Leads to the database through the door. */
  url: string
  /** Ends all connections and refuses new ones, or lets them through again. */
  shut(shutNow: boolean): void
  /** Passes nothing on, while all connections stay open and new ones are taken; or goes on. */
  silence(silentNow: boolean): void
  close(): void
}

/**
 * @param url of the database, by the folder of its socket or by host and port
 * @param onSent called before each piece of what callers send goes on its way
 */
export async function openDoor(url: string, onSent?: () => void): Promise<DatabaseDoor> {
  const target = new URL(url)
  const folder = target.searchParams.get('host')
  const reach = () =>
    folder
      ? connect(`${folder}/.s.PGSQL.${target.searchParams.get('port')}`)
      : connect(Number(target.port), target.hostname)
  const through = new Map<Socket, Socket>()
  let isShut = false
  let isSilent = false

  const pass = (from: Socket, to: Socket) => {
    if (isSilent) from.unpipe(to).pause()
    else from.pipe(to)
  }
  const passBoth = (caller: Socket, database: Socket) => {
    pass(caller, database)
    pass(database, caller)
  }
  const door = createServer((caller) => {
    if (isShut) return caller.destroy()
    const database = reach()
    through.set(caller, database)
    for (const end of [caller, database]) {
      end.on('error', () => {})
      end.on('close', () => {
        through.delete(caller)
        caller.destroy()
        database.destroy()
      })
    }
    if (onSent) caller.on('data', onSent)
    passBoth(caller, database)
  })
  door.listen(0, '127.0.0.1')
  await once(door, 'listening')
  const own = new URL(url)
  own.host = `127.0.0.1:${(door.address() as AddressInfo).port}`
  own.search = ''
  const shut = (shutNow: boolean) => {
    isShut = shutNow
    if (shutNow) for (const caller of through.keys()) caller.destroy()
  }
  return {
    url: own.href,
    shut,
    silence(silentNow) {
      isSilent = silentNow
      for (const [caller, database] of through) passBoth(caller, database)
    },
    close() {
      shut(true)
      door.close()
    },
  }
}
