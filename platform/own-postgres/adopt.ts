/** Taking over the server that a killed process of ours left running. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { answers, connectionThrough } from '#platform/own-postgres/answer.ts'
import type { LaunchOptions } from '#platform/own-postgres/launch.ts'
import type { Place } from '#platform/own-postgres/place.ts'
import {
  findPostmaster,
  type Postmaster,
  readPidFile,
  stopPostmaster,
} from '#platform/own-postgres/postmaster.ts'
import { serverArguments } from '#platform/own-postgres/settings.ts'
import { hasSocket, removeSocketFolder } from '#platform/own-postgres/socket-folder.ts'

/**
 * Finds a server that runs on this cluster with today's programs and settings and answers. Any
 * other one that was left is stopped.
 * @returns undefined where a server must be started
 */
export async function adopt(options: LaunchOptions): Promise<Postmaster | undefined> {
  const { place } = options
  const left = findPostmaster(place)
  if (left && (await isUsable(left, options))) return left
  if (left) await stopPostmaster(left.pid)
  const ended = left ?? readPidFile(place)
  if (ended) removeSocketFolder(place, ended.socketFolder)
  return undefined
}

async function isUsable({ pid, socketFolder }: Postmaster, options: LaunchOptions) {
  const { place, password, settings, log } = options
  const today = serverArguments(place.cluster, socketFolder, settings)
  if (readCommandLine(place) !== commandLine(place, today) || !hasSocket(socketFolder)) return false
  try {
    return await answers(pid, connectionThrough(socketFolder, password), log)
  } catch {
    return false
  }
}

/** As PostgreSQL notes it down in postmaster.opts. */
function commandLine({ binaries }: Place, serverArguments: string[]): string {
  return [binaries.postgres, ...serverArguments.map((argument) => `"${argument}"`)].join(' ')
}

function readCommandLine({ cluster }: Place): string | undefined {
  try {
    return readFileSync(path.join(cluster, 'postmaster.opts'), 'utf8').trim()
  } catch {
    return undefined
  }
}
