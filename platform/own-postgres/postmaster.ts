/** The main process of a running server: finding it, ending it. */
import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Place } from '#platform/own-postgres/place.ts'

/** The main process of a PostgreSQL server, as its files in the cluster describe it. */
export type Postmaster = {
  pid: number
  socketFolder: string
}

/** What postmaster.pid says, whether or not that process still runs. */
export function readPidFile({ cluster }: Pick<Place, 'cluster'>): Postmaster | undefined {
  let lines: string[]
  try {
    lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const pid = Number(lines[0])
  return pid > 0 ? { pid, socketFolder: lines[4] ?? '' } : undefined
}

/**
 * The server that runs on this cluster, if one does. After a crash postmaster.pid may name a
 * process that has since got the number by chance; a real postmaster's working folder is its
 * cluster (where /proc tells), and its name is postgres.
 */
export function findPostmaster(place: Pick<Place, 'cluster'>): Postmaster | undefined {
  const named = readPidFile(place)
  if (!named || !isRunning(named.pid)) return undefined
  return isPostmasterOf(place, named.pid) ? named : undefined
}

function isPostmasterOf({ cluster }: Pick<Place, 'cluster'>, pid: number): boolean {
  try {
    if (process.platform === 'linux') {
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster)
    }
    const name = execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' })
    return path.basename(name.trim()) === 'postgres'
  } catch {
    return false
  }
}

/** Whether process `pid` runs. One that has ended but that nobody has collected doesn't. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  if (process.platform !== 'linux') return true
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return !/^[ZX]/.test(status.slice(status.lastIndexOf(')') + 2))
  } catch {
    return false
  }
}

/**
 * Ends a server: fast shutdown, which writes everything to its files; one that doesn't end in
 * 30 seconds is told to drop its work (it recovers from its log on the next start), then killed.
 */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const [signal, seconds] of [
    ['SIGINT', 30],
    ['SIGQUIT', 10],
    ['SIGKILL', 10],
  ] as const) {
    if (!isRunning(pid)) return
    signalProcess(pid, signal)
    if (await hasEnded(pid, seconds)) return
  }
}

function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

async function hasEnded(pid: number, seconds: number): Promise<boolean> {
  const deadline = performance.now() + seconds * 1000
  while (isRunning(pid)) {
    if (performance.now() > deadline) return false
    await sleep(10)
  }
  return true
}
