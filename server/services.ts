/** Opens what a process works with, and closes it again. */
import { seedSampleContent } from '#database/seed.ts'
import type { Services } from '#domain/context.ts'
import { type NewAdministrator, prepareStaff } from '#domain/first-start.rules.ts'
import type { Config } from '#platform/config.ts'
import { type ContentVersion, followContentVersion } from '#platform/content-version.ts'
import { openDatabase } from '#platform/database.ts'
import type { Log } from '#platform/log.ts'
import { migrateDatabase } from '#platform/migrate.ts'
import { type DatabaseSource, openDatabaseSource } from '#server/database-source.ts'
import { openFileStores } from '#server/file-stores.ts'

export type OpenServices = {
  services: Services
  contentVersion: ContentVersion
  newAdministrator: NewAdministrator | undefined
  close(): Promise<void>
}

/**
 * A database that answers, is up to date and holds what a first start needs, and the stores.
 * @throws StartupError where the database can't be reached, or a setting lacks a part
 */
export async function openServices(config: Config, log: Log): Promise<OpenServices> {
  const { uploads, ours } = openFileStores(config)
  const source: DatabaseSource = await openDatabaseSource(config, log)
  const { db, pool, close } = openDatabase(source.connection, log)
  const services: Services = { config, db, log, ...uploads }
  let contentVersion: ContentVersion | undefined
  const closeAll = async () => {
    await contentVersion?.close()
    await close()
    await source.close()
  }
  try {
    let newAdministrator: NewAdministrator | undefined
    await migrateDatabase(pool, async () => {
      newAdministrator = await prepareStaff(services)
      if (config.sampleContent) await seedSampleContent({ ...services, ...ours })
    })
    contentVersion = followContentVersion({ connection: source.connection, db, log })
    return { services, contentVersion, newAdministrator, close: closeAll }
  } catch (error) {
    await closeAll()
    throw error
  }
}
