/** Vitest's second global set-up: a migrated database that each test file gets its own copy of. */
import type { TestProject } from 'vitest/node'
import { prepareStaff } from '#domain/first-start.rules.ts'
import { openDatabase } from '#platform/database.ts'
import { createLog } from '#platform/log.ts'
import { migrateDatabase } from '#platform/migrate.ts'
import { databaseUrl, runOn, templateName } from '#tests/database.ts'
import { owner } from '#tests/owner.ts'
import { testConfig } from '#tests/test-config.ts'

export default async function setUp(project: TestProject) {
  const server = project.getProvidedContext().postgresUrl
  await runOn(server, `create database ${templateName}`)
  const log = createLog('silent')
  const { db, pool, close } = openDatabase(
    { connectionString: databaseUrl(server, templateName) },
    log,
  )
  const config = testConfig({ adminUsername: owner.username, adminPassword: owner.password })
  await migrateDatabase(pool, async () => {
    await prepareStaff({ config, db })
  })
  await close()
}
