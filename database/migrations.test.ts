/** What the migrations that touch rows make of what an earlier release had stored. */
import { randomUUID } from 'node:crypto'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/database.ts'
import { createLog } from '#platform/log.ts'
import { migrateDatabase, migrateDatabaseTo } from '#platform/migrate.ts'
import { databaseUrl, dropDatabase, runOn } from '#tests/database.ts'

/** A database as it was when the first `many` migrations had been applied. */
async function databaseAfter(many: number) {
  const server = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runOn(server, `create database ${name}`)
  const { pool, close } = openDatabase(
    { connectionString: databaseUrl(server, name) },
    createLog('silent'),
  )
  onTestFinished(async () => {
    await close()
    await dropDatabase(server, name)
  })
  const all = readMigrationFiles({ migrationsFolder: `${import.meta.dirname}/migrations` })
  const applied = all.slice(0, many)
  await migrateDatabaseTo(
    pool,
    applied.map(({ hash, folderMillis }) => ({ hash, createdAt: folderMillis })),
  )
  return pool
}

test('texts that forms had sent get plain line breaks, and count as nobody’s edit', async () => {
  const pool = await databaseAfter(11)
  const id = randomUUID()
  const sent = 'One\r\n\r\ntwo\rthree, and \\r\\n as typed'
  const plain = 'One\n\ntwo\nthree, and \\r\\n as typed'
  await pool.query(`insert into category (id, name, description, icon) values ($1, 'C', $2, '')`, [
    id,
    sent,
  ])
  await pool.query(
    `insert into portfolio (id, type, number, slug, category_id, name, client, technology, url, date, description, image)
     values ($1, 'project', 1, 'p', $1, 'P', '', '', '', '2026-01-01', $2, '{}')`,
    [id, sent],
  )
  await pool.query(
    `insert into job (id, title, description, company_overview, job_role, requirements)
     values ($1, 'J', $2, $2, '{}', '{}')`,
    [id, sent],
  )
  const features = (description: string) => [
    { name: 'First', description },
    { name: 'Second', description: 'One line' },
  ]
  await pool.query(
    `insert into service (id, category_id, name, description, approach, benefits, color, work_url, icon, features)
     values ($1, $1, 'S', $2, $2, $2, '#000000', '', '', $3)`,
    [id, sent, JSON.stringify(features(sent))],
  )

  await migrateDatabase(pool)
  const only = async (table: string) => (await pool.query(`select * from ${table}`)).rows
  const version = 1
  expect(await only('category')).toMatchObject([{ description: plain, version }])
  expect(await only('portfolio')).toMatchObject([{ description: plain, version }])
  expect(await only('job')).toMatchObject([
    { description: plain, company_overview: plain, version },
  ])
  expect(await only('service')).toMatchObject([
    {
      description: plain,
      approach: plain,
      benefits: plain,
      features: features(plain),
      version,
    },
  ])
})
