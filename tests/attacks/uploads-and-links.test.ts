import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { applicationTable } from '#domain/career/career.table.ts'
import { outboxTable } from '#platform/outbox.table.ts'
import { applicantFor, jobForm } from '#tests/attacks/inputs.ts'
import { createCategory, portfolioForm, serviceForm } from '#tests/content-forms.ts'
import { leavingNoTraceIn } from '#tests/fingerprint.ts'
import { formOf } from '#tests/pictures.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()
let token: string
let categoryId: string
let jobId: string

beforeAll(async () => {
  token = await app.signIn()
  categoryId = await createCategory(app, token)
  jobId = (await app.api('POST', '/job/create', { token, json: jobForm })).body.data._id
})
beforeEach(async () => {
  app.services.config.rateLimits = false
  await app.services.db.delete(outboxTable)
})

const leavingNoTrace = <Result>(attack: () => Promise<Result>) =>
  leavingNoTraceIn(app.services.db, attack)

const applicant = () => applicantFor(jobId)

describe('uploads', () => {
  test('a file that is one by its type alone is taken, under a name of our own', async () => {
    const fields = applicant()
    const part = (head: string, value: string) =>
      `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`
    const body =
      Object.entries(fields)
        .map(([name, value]) => part(`name="${name}"`, value))
        .join('') +
      part('name="resume"\r\nContent-Type: application/octet-stream', 'resume') +
      '--x--\r\n'
    const response = await app.request('POST', '/api/v1/career/create', {
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: body as never,
    })
    expect(response.status).toBe(200)
    const [row] = await app.services.db
      .select()
      .from(applicationTable)
      .where(eq(applicationTable.email, fields.yourEmail))
    expect(row).toMatchObject({ resumeName: 'resume', resumeSize: 6 })
  })

  test.each([
    ['an HTML page', '<!doctype html><script>alert(1)</script>', 'icon.png', 'image/png'],
    [
      'a drawing with a script',
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      'icon.svg',
      'image/svg+xml',
    ],
    ['a program', '#!/bin/sh\nid', 'icon.png.sh', 'image/png'],
    ['a picture of two kinds', 'GIF89a/*', 'icon.gif', 'image/png'],
    ['nothing at all', '', 'icon.png', 'image/png'],
  ])('%s is no picture, in whichever form', async (_, content, name, type) => {
    const file = () => new File([content], name, { type })
    await leavingNoTrace(async () => {
      const category = formOf({ name: 'Sneaky', description: 'x', logo: file() })
      const service = await serviceForm(categoryId, { icon: file() })
      const project = await portfolioForm('project', categoryId, { image: file() })
      const answers = [
        await app.api('POST', '/category/create', { token, form: category }),
        await app.api('POST', '/services', { token, form: service }),
        await app.api('POST', '/project/create', { token, form: project }),
      ]
      for (const { status } of answers) expect([415, 422]).toContain(status)
    })
  })
})

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  'https:evil.example',
  'java\tscript:alert(1)',
  'https://a\r\nb.example',
  'https://a.example/\u0000',
  'https://a.example/\u202Egnp.exe',
  'https://a.example/\u2028b',
])('%j becomes a link nowhere', async (url) => {
  const works = await portfolioForm('project', categoryId, { url })
  const service = await serviceForm(categoryId, { workUrl: url })
  const partner = { name: 'A', url, logo: '/media/a.webp' }
  await leavingNoTrace(async () => {
    const answers = [
      await app.api('POST', '/project/create', { token, form: works }),
      await app.api('POST', '/services', { token, form: service }),
      await app.api('PUT', '/settings', { token, json: { partners: [partner] } }),
      await app.api('PUT', '/settings', { token, json: { socialLinks: [{ name: 'A', url }] } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 422))
  })
})

test.each([
  "https://a.example;script-src 'unsafe-inline'/{z}/{x}/{y}",
  'https://a.example;script-src/{z}/{x}/{y}',
  'https://a.example,b.example/{z}/{x}/{y}',
  'https://user:word@a.example/{z}/{x}/{y}',
  'javascript:alert(1)//{z}/{x}/{y}',
])('the map takes no tiles from %s', async (mapTileUrl) => {
  await leavingNoTrace(async () => {
    expect((await app.api('PUT', '/settings', { token, json: { mapTileUrl } })).status).toBe(422)
  })
})
