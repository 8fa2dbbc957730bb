/** Making the database's files. */
import { randomBytes } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { explainFileError } from '#platform/data-dir.ts'
import { explainFailure, freeBytes, fullDisk } from '#platform/own-postgres/explain-failure.ts'
import { clusterMajor, giveTo, type Place } from '#platform/own-postgres/place.ts'
import { ProgramFailed, runProgram } from '#platform/own-postgres/program.ts'
import { StartupError } from '#platform/startup-error.ts'

/** Role and database of the application; the role owns the database and is no superuser. */
export const applicationName = 'darya'

/**
 * Makes the database's files where there are none and returns the application's password.
 * They are made in a folder beside their place and renamed into it when complete, so that a kill
 * in the middle leaves nothing that could be mistaken for a database.
 * @throws {StartupError} where they can't be made, or were made by another PostgreSQL major
 */
export async function ensureCluster(place: Place, mayCreateDatabases: boolean): Promise<string> {
  const { major } = place.binaries
  const found = clusterMajor(place)
  if (found && found !== major) {
    throw new StartupError(
      `The database in ${place.cluster} was made by PostgreSQL ${found}, this is ${major}: start it with the release of Darya Studio that made it, or move the folder away.`,
    )
  }
  try {
    if (!found) await makeCluster(place, mayCreateDatabases)
    removeUnfinished(place)
    return readPassword(place)
  } catch (error) {
    if (error instanceof ProgramFailed) throw explainFailure(place, error.output)
    throw explainFileError(error, place.dataDir)
  }
}

/** The password of the application's role. @throws the system's error where there is no cluster */
export const readPassword = ({ cluster }: Pick<Place, 'cluster'>) =>
  readFileSync(path.join(cluster, passwordFile), 'utf8').trim()

/** Kept among the database's files, where it can't be separated from the role it belongs to. */
const passwordFile = 'application-password'

const unfinishedName = 'cluster.new-'

/** The initdb of a start that was killed goes on for a moment, so this is done more than once. */
function removeUnfinished({ home }: Place): void {
  for (const name of readdirSync(home)) {
    const patiently = { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }
    if (name.startsWith(unfinishedName)) rmSync(path.join(home, name), patiently)
  }
}

/** An empty database takes half of it; initdb seldom says so well that the disk is full. */
const neededBytes = 100 * 1024 * 1024

async function makeCluster(place: Place, mayCreateDatabases: boolean): Promise<void> {
  const { home, cluster, account, binaries } = place
  removeUnfinished(place)
  if (freeBytes(home) < neededBytes) throw new StartupError(fullDisk(place.dataDir))
  const password = randomBytes(24).toString('base64url')
  const unfinished = path.join(home, `${unfinishedName}${process.pid}`)
  mkdirSync(unfinished, { mode: 0o700 })
  if (account) giveTo(account, unfinished)
  try {
    await runProgram(place, binaries.initdb, [
      ...['--pgdata', unfinished, '--username', 'postgres', '--auth', 'reject'],
      ...['--encoding', 'UTF8', '--locale', 'C'],
      ...['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--data-checksums'],
    ])
    await runProgram(
      place,
      binaries.postgres,
      ['--single', '-D', unfinished, '-c', 'exit_on_error=on', 'postgres'],
      applicationSql(password, mayCreateDatabases),
    )
    write(place, path.join(unfinished, 'pg_hba.conf'), hostAccess)
    write(place, path.join(unfinished, passwordFile), `${password}\n`)
    flushFolder(unfinished)
    renameSync(unfinished, cluster)
    flushFolder(home)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw error
  }
}

/** Only the application's role may log in, with its password, through the local socket. */
const hostAccess = `# Written by Darya Studio. The superuser can be had with: postgres --single
local  all  ${applicationName}  scram-sha-256
`

/** One statement a line, as single-user mode reads them. */
function applicationSql(password: string, mayCreateDatabases: boolean): string {
  const rights = mayCreateDatabases ? 'LOGIN CREATEDB' : 'LOGIN'
  return [
    `CREATE ROLE ${applicationName} ${rights} PASSWORD '${password}';`,
    `CREATE DATABASE ${applicationName} OWNER ${applicationName};`,
    '',
  ].join('\n')
}

function write({ account }: Place, file: string, text: string): void {
  writeFileSync(file, text, { mode: 0o600, flush: true })
  if (account) giveTo(account, file)
}

function flushFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
