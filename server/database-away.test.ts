import { afterAll, expect, test } from 'vitest'
import { createRequestRecorder } from '#domain/request-log/recorder.ts'
import { openDatabase } from '#platform/database.ts'
import { createLog } from '#platform/log.ts'
import { createApp } from '#server/app.ts'
import { openFileStores } from '#server/file-stores.ts'
import { createPageHandler } from '#server/page-handler.ts'
import { testConfig } from '#tests/test-config.ts'

const config = testConfig()
const log = createLog('silent')
// The discard port: nothing answers there.
const { db, close } = openDatabase({ host: '127.0.0.1', port: 9, user: 'x', database: 'x' }, log)
const services = { config, db, log, ...openFileStores(config).uploads }
const requestRecorder = createRequestRecorder(services)
const page = async () => new Response('page')
const pages = { sitePages: page, officePages: page, pagePictures: page }
const app = createApp({ services, requestRecorder, ...pages })

afterAll(async () => {
  await requestRecorder.close()
  await close()
})

const enquiry = {
  fullname: 'Sana Malik',
  phone: '03001234567',
  email: 'sana@example.com',
  address: 'Lahore',
  message: 'We need a new ordering site.',
}

test.each([
  ['GET', '/api/v1/category', undefined],
  ['GET', '/api/v1/project?type=project', undefined],
  ['POST', '/api/v1/contact/create', enquiry],
  ['POST', '/api/v1/admin/login', { username: 'owner', password: 'x' }],
])('%s %s says that it is away, and when to ask again', async (method, path, json) => {
  const headers = { 'content-type': 'application/json' }
  const body = json && JSON.stringify(json)
  const response = await app.request(path, { method, headers, body })
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
  const text = await response.text()
  expect(JSON.parse(text)).toMatchObject({ success: false, message: expect.any(String) })
  expect(text).not.toMatch(/ECONNREFUSED|127\.0\.0\.1|select|Sana/i)
})

test.each([
  ['//evil.example/contact', '/evil.example/contact'],
  ['/project-details?id=fintrack', '/project-details?id=fintrack'],
])('%s can be tried again, and leads to no other site', async (path, again) => {
  const pages = createPageHandler({
    loadRenderer: () => import('#app/site/entry.server.tsx'),
    assets: { script: '/assets/site.js', modules: [], styles: [] },
    config,
  })
  const ctx = { ...services, ip: '', userAgent: '', actor: null }
  const response = await pages(new Request(`${config.publicUrl}${path}`), ctx)
  expect(response.status).toBe(503)
  const links = [...(await response.text()).matchAll(/ href="([^"]*)"/g)].map(([, href]) => href)
  expect(links).toContain(again)
  expect(links.filter((href) => href?.startsWith('//'))).toEqual([])
})

test('a load balancer is told to look elsewhere, a supervisor to leave it alive', async () => {
  expect((await app.request('/readyz')).status).toBe(503)
  expect((await app.request('/healthz')).status).toBe(200)
})
