import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { seedSampleContent } from '#database/seed.ts'
import { createCategory } from '#tests/content-forms.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()

beforeEach(() => app.services.db.execute(sql`truncate setting, heading, job, category cascade`))

/** What a start does with SAMPLE_CONTENT=on, or off. */
const start = (sampleContent: boolean) => {
  const { services } = app
  return seedSampleContent({ ...services, config: { ...services.config, sampleContent } })
}

const categories = async () => (await app.api('GET', '/category')).body.data.length

test('a new database gets the sample content, and what staff delete of it doesn’t come back', async () => {
  await start(true)
  expect(await categories()).toBeGreaterThan(0)
  await app.services.db.execute(sql`truncate category cascade`)
  await start(true)
  expect(await categories()).toBe(0)
})

test('a database that was new without the sample content never gets it', async () => {
  await start(false)
  await start(true)
  expect(await categories()).toBe(0)
  const token = await app.signIn()
  const json = { agencyName: 'Ours' }
  expect((await app.api('PUT', '/settings', { token, json })).status).toBe(200)
  await start(true)
  expect(await categories()).toBe(0)
})

// As earlier releases left one that was started with SAMPLE_CONTENT=off.
test('a site that is in use already gets no sample content, whatever was done first in it', async () => {
  const token = await app.signIn()
  const json = { agencyName: 'Ours' }
  expect((await app.api('PUT', '/settings', { token, json })).status).toBe(200)
  await start(true)
  expect(await categories()).toBe(0)
  expect((await app.api('GET', '/settings')).body.data.agencyName).toBe('Ours')
})

test('a site of which all that there was lies in the trash gets no sample content', async () => {
  const token = await app.signIn()
  const id = await createCategory(app, token)
  expect((await app.api('DELETE', `/category/delete/${id}`, { token })).status).toBe(200)
  await start(true)
  await start(true)
  expect(await categories()).toBe(0)
})
