/** The product on a database that can be taken away from it and given back. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startThrowAwayPostgres } from '#tests/postgres-server.ts'

export type CutProduct = {
  origin: string
  /** All it has written as warnings and errors so far. */
  complaints(): string
  /** Ends all connections to the database and refuses new ones. */
  takeDatabaseAway(): void
  giveDatabaseBack(): void
  stop(): Promise<void>
}

/** Starts a server with sample content, between which and its database stands a door. */
export async function startProductWithCut(): Promise<CutProduct> {
  const postgres = await startThrowAwayPostgres()
  const door = await openDoor(postgres.url)
  const dataDir = mkdtempSync(join(tmpdir(), 'darya-cut-'))
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: door.url,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let complaints = ''
  server.stderr.setEncoding('utf8').on('data', (text) => {
    complaints += text
  })
  const ended = once(server, 'exit')
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
    door.close()
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const origin = await new Promise<string>((resolve, reject) => {
    let printed = ''
    server.stdout.setEncoding('utf8').on('data', (text) => {
      printed += text
      const address = /is ready on (\S+)/.exec(printed)?.[1]
      if (address) resolve(address)
    })
    server.on('exit', () => reject(new Error(`The server did not start: ${complaints}`)))
  })
  return {
    origin,
    complaints: () => complaints,
    takeDatabaseAway: () => door.shut(true),
    giveDatabaseBack: () => door.shut(false),
    stop,
  }
}

/**
 * A port through which the database at `url` is reached, as long as nobody shuts it.
 * @param onSent called before each piece of what callers send goes on its way
 */
export async function openDoor(url: string, onSent?: () => void) {
  const target = new URL(url)
  const folder = target.searchParams.get('host') ?? ''
  const path = join(folder, `.s.PGSQL.${target.searchParams.get('port')}`)
  const through = new Set<Socket>()
  let isShut = false
  const door = createServer((caller) => {
    if (isShut) return caller.destroy()
    const database = connect(path)
    for (const end of [caller, database]) {
      through.add(end)
      end.on('error', () => {})
      end.on('close', () => {
        through.delete(end)
        caller.destroy()
        database.destroy()
      })
    }
    if (onSent) caller.on('data', onSent)
    caller.pipe(database).pipe(caller)
  })
  door.listen(0, '127.0.0.1')
  await once(door, 'listening')
  target.host = `127.0.0.1:${(door.address() as AddressInfo).port}`
  target.search = ''
  const shut = (shutNow: boolean) => {
    isShut = shutNow
    if (shutNow) for (const end of through) end.destroy()
  }
  return {
    url: target.href,
    shut,
    close() {
      shut(true)
      door.close()
    },
  }
}
