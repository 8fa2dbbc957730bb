/** The folders of one own PostgreSQL. */
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'
import { explainFileError } from '#platform/data-dir.ts'
import { type Account, chooseAccount } from '#platform/own-postgres/account.ts'
import { type Binaries, findBinaries } from '#platform/own-postgres/binaries.ts'

/** Where one own PostgreSQL lives and what it runs with. */
export type Place = {
  dataDir: string
  /** DATA_DIR/postgres, closed to everyone but the account that runs PostgreSQL. */
  home: string
  /** The database's files (PGDATA). */
  cluster: string
  libraryLinks: string
  logFile: string
  /** Whom PostgreSQL runs as; undefined for "whoever we are". */
  account: Account | undefined
  binaries: Binaries
}

/**
 * Makes DATA_DIR/postgres ready for use; nothing in it is lost when it exists.
 * @throws {StartupError} where the folder can't be made or the platform has no PostgreSQL
 */
export function preparePlace(dataDir: string): Place {
  const binaries = findBinaries()
  const home = path.join(dataDir, 'postgres')
  const cluster = path.join(home, 'cluster')
  const libraryLinks = path.join(home, 'libraries')
  try {
    const account = chooseAccount(cluster)
    mkdirSync(libraryLinks, { recursive: true })
    if (account) for (const folder of [home, libraryLinks]) giveTo(account, folder)
    chmodSync(home, 0o700)
    installLibraryLinks(binaries, libraryLinks)
    if (account) takeOverFromRoot(cluster, account)
    const logFile = path.join(dataDir, 'postgres.log')
    return { dataDir, home, cluster, libraryLinks, logFile, account, binaries }
  } catch (error) {
    throw explainFileError(error, dataDir)
  }
}

/** Makes `account` the owner of a file or folder. */
export function giveTo({ uid, gid }: Account, file: string): void {
  chownSync(file, uid, gid)
}

function installLibraryLinks(binaries: Binaries, folder: string): void {
  for (const [alias, file] of binaries.aliases) {
    const link = path.join(folder, alias)
    const target = path.join(binaries.libraries, file)
    if (linkTarget(link) === target) continue
    rmSync(link, { force: true })
    symlinkSync(target, link)
  }
}

function linkTarget(link: string): string | undefined {
  try {
    return readlinkSync(link)
  } catch {
    return undefined
  }
}

/** Files that root brought back from a backup belong to root, who may not run PostgreSQL. */
function takeOverFromRoot(folder: string, account: Account): void {
  const state = lstatSync(folder, { throwIfNoEntry: false })
  if (state?.uid !== 0) return
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (!entry.isSymbolicLink()) giveTo(account, file)
  }
  giveTo(account, folder)
}

/** The major version the files in `cluster` were made by; undefined where there are none. */
export function clusterMajor(place: Place): string | undefined {
  try {
    return readFileSync(path.join(place.cluster, 'PG_VERSION'), 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw explainFileError(error, place.dataDir)
  }
}
