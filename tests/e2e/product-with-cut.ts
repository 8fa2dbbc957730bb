/** The product on a database that can be taken away from it and given back. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDoor } from '#tests/door.ts'
import { owner } from '#tests/owner.ts'
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
      ADMIN_USERNAME: owner.username,
      ADMIN_PASSWORD: owner.password,
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
