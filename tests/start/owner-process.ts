/** Running the program of own-postgres-owner.ts and treating it badly. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { OwnPostgres } from '#platform/own-postgres/own-postgres.ts'

const program = path.join(import.meta.dirname, 'own-postgres-owner.ts')

export type Owner = Pick<OwnPostgres, 'connection' | 'startedByUs'> & {
  pid: number
  /** Ends the process with `signal` and waits for its end. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

/** Starts the program, as `account` where that is given; it is not waited for. */
export function spawnOwner(dataDir: string, account: { uid?: number; gid?: number } = {}) {
  return spawn(process.execPath, [program, dataDir], {
    ...account,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Starts the program and waits for its database. Where it fails, its message is the error's. */
export async function startOwner(
  dataDir: string,
  account: { uid?: number; gid?: number } = {},
): Promise<Owner> {
  const child = spawnOwner(dataDir, account)
  const { line, complaint } = await firstLine(child)
  if (!line) throw new Error(complaint)
  return {
    ...(JSON.parse(line) as Pick<OwnPostgres, 'connection' | 'startedByUs'>),
    pid: child.pid ?? 0,
    end: async (signal) => {
      const ended = once(child, 'exit')
      child.kill(signal)
      return (await ended)[0] as number | null
    },
  }
}

/** What it prints first, or all it complains of when it ends before. */
function firstLine(child: ChildProcess): Promise<{ line: string; complaint: string }> {
  return new Promise((resolve) => {
    let line = ''
    let complaint = ''
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      complaint += text
    })
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      line += text
      if (line.includes('\n')) resolve({ line, complaint })
    })
    child.on('close', () => resolve({ line: '', complaint: complaint.trim() }))
  })
}
