/** What the product's commands have in common: configuration, a database beside a running server, plain errors. */
import type { Services } from '#domain/context.ts'
import { AppError } from '#platform/app-error.ts'
import { DamagedArchive } from '#platform/backup/archive.ts'
import { type Config, readConfig } from '#platform/config.ts'
import { lockDataDir } from '#platform/data-dir-lock.ts'
import { codeOf, openDatabase } from '#platform/database.ts'
import { createLog } from '#platform/log.ts'
import { hasOwnPostgres, joinOwnPostgres } from '#platform/own-postgres/own-postgres.ts'
import { StartupError } from '#platform/startup-error.ts'
import { openDatabaseSource } from '#server/database-source.ts'
import { openFileStores } from '#server/file-stores.ts'

/** A mistake in how a command was called; the message says how to call it. */
export class UsageError extends Error {}

/** Runs a command to its exit code: 0, or 1 with one line on standard error. */
export async function runCommand(work: (args: string[]) => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work(process.argv.slice(2))
  } catch (error) {
    console.error(wordsFor(error))
    process.exitCode = 1
  }
}

function wordsFor(error: unknown): unknown {
  const isForPeople = error instanceof StartupError || error instanceof AppError
  if (isForPeople || error instanceof UsageError) return error.message
  if (error instanceof DamagedArchive) {
    return `This is not a whole backup (noticed at: ${error.message}).`
  }
  const path = error instanceof Error && 'path' in error ? ` ${placeOf(String(error.path))}` : ''
  if (codeOf(error) === 'ENOENT') return `There is no file or folder${path}.`
  if (codeOf(error) === 'EEXIST') return `There is a file at that place already; it was left alone.`
  return error
}

/** What was asked for, where a file was to be written beside it first. */
const placeOf = (path: string) => path.replace(/\.[0-9a-f]{8}\.part$/, '')

/** The server's own configuration: a command is to be run in the same environment. */
export const commandConfig = () => readConfig(process.env)

/** The one file name that a command takes. @throws UsageError */
export function onlyFile(args: string[], command: string): string {
  const [file, ...rest] = args
  if (!file || rest.length > 0) throw new UsageError(`Usage: npm run ${command} -- FILE`)
  return file
}

/**
 * Runs `work` on the product's database and files, whether or not a server runs on them: it shares
 * the running PostgreSQL, or starts the one in DATA_DIR for as long as it takes.
 * @throws StartupError where there is no database yet, or it can't be reached
 */
export async function withServices<T>(work: (services: Services) => Promise<T>): Promise<T> {
  const config = commandConfig()
  if (!config.databaseUrl && !hasOwnPostgres(config.dataDir)) {
    throw new StartupError(
      `There is no database in DATA_DIR ${config.dataDir}: name the right folder, or start the server once.`,
    )
  }
  const log = createLog(config.logLevel)
  const { connection, close } = await openSource(config)
  const database = openDatabase(connection, log, 2)
  try {
    return await work({ config, db: database.db, log, ...openFileStores(config).uploads })
  } finally {
    await database.close()
    await close()
  }
}

async function openSource(config: Config) {
  const running = config.databaseUrl ? undefined : joinOwnPostgres(config.dataDir)
  return running ? { connection: running, close: async () => {} } : openAlone(config)
}

/** The configured database for this process alone: no server may use DATA_DIR meanwhile. */
export async function openAlone(config: Config) {
  if (config.databaseUrl) return openDatabaseSource(config, createLog('silent'))
  const lock = await lockDataDir(config.dataDir)
  try {
    const source = await openDatabaseSource(config, createLog('silent'))
    return {
      connection: source.connection,
      async close() {
        await source.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}
