/** Opens what a process works with, and closes it again. */
import type pg from 'pg'
import { seedSampleContent } from '#database/seed.ts'
import type { Services } from '#domain/context.ts'
import { type NewAdministrator, prepareStaff } from '#domain/first-start.rules.ts'
import { countForeignSecrets } from '#domain/staff/second-factor.rules.ts'
import type { Config } from '#platform/config.ts'
import { openDatabase } from '#platform/database.ts'
import type { Log } from '#platform/log.ts'
import { migrateDatabase } from '#platform/migrate.ts'
import { StartupError } from '#platform/startup-error.ts'
import { type DatabaseSource, openDatabaseSource } from '#server/database-source.ts'
import { openFileStores } from '#server/file-stores.ts'

export type OpenServices = {
  services: Services
  /** Leads to the database, for other processes too. */
  connection: pg.PoolConfig
  pool: pg.Pool
  close(): Promise<void>
}

/**
 * Database connections that one process may have where `workers` serve: their part of thirty, but no
 * fewer than three, so that more than ten workers have more together, and no more than ten. The process
 * that starts the workers has as many besides.
 */
export const poolSizeFor = (workers: number) => Math.max(3, Math.min(10, Math.floor(30 / workers)))

/** The stores, over a database that is known to answer and to be up to date. */
export function connectServices(
  config: Config,
  log: Log,
  connection: pg.PoolConfig,
  poolSize: number,
) {
  const { db, pool, close } = openDatabase(connection, log, poolSize)
  const services: Services = { config, db, log, ...openFileStores(config).uploads }
  return { services, pool, close }
}

/**
 * A database that answers, is up to date and holds what a first start needs, and the stores.
 * @param tell is told of an administrator whose password was made up, as soon as there is one: nothing that
 * goes wrong after that can bring it back
 * @throws StartupError where the database can't be reached, a setting lacks a part, or SECRET_KEY is
 * another than that of the other servers
 */
export async function openServices(
  config: Config,
  log: Log,
  tell: (administrator: NewAdministrator) => void,
): Promise<OpenServices> {
  const { ours } = openFileStores(config)
  const { connection, ...source }: DatabaseSource = await openDatabaseSource(config, log)
  const poolSize = poolSizeFor(config.workers)
  const { services, pool, close } = connectServices(config, log, connection, poolSize)
  const closeAll = async () => {
    await close()
    await source.close()
  }
  try {
    await migrateDatabase(pool, async () => {
      const newAdministrator = await prepareStaff(services)
      if (newAdministrator) tell(newAdministrator)
      await seedSampleContent({ ...services, ...ours })
    })
    await checkSecretKey(services)
    return { services, connection, pool, close: closeAll }
  } catch (error) {
    await closeAll()
    throw error
  }
}

/**
 * Looks whether the key of this server is that of the others. Where the database is its own, a lost
 * key is only told: no other server could do better, and the site is to go on.
 * @throws StartupError where it isn't and the database may have other servers
 */
async function checkSecretKey(services: Services): Promise<void> {
  const many = await countForeignSecrets(services)
  if (many === 0) return
  const told = `SECRET_KEY is not the one that the second factor of ${many} ${many === 1 ? 'account' : 'accounts'} was encrypted with. Give all servers of one database the same, or copy the file secret.key from DATA_DIR of the first; where it is lost, take those second factors away with: npm run staff -- disable-second-factor NAME`
  if (services.config.databaseUrl) throw new StartupError(told)
  services.log.error(told)
}
