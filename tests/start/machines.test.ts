/** Two servers that share nothing but a database, an object store and a key: to callers they are one. */
import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { Secret, TOTP } from 'otpauth'
import { expect, onTestFinished, test } from 'vitest'
import { startNginx } from '#tests/faults/nginx.ts'
import { owner } from '#tests/owner.ts'
import { formOf, pictureFile } from '#tests/pictures.ts'
import { startS3Server } from '#tests/s3-server.ts'
import { newDatabase, newFolder, signIn, startServer } from '#tests/start/server-process.ts'

const enquiry = {
  fullname: 'Sana Malik',
  phone: '03001234567',
  address: 'Lahore',
  message: 'We need a new ordering site.',
}

type Sent = { token?: string; json?: unknown; form?: FormData; headers?: Record<string, string> }

/** One call, read whole. */
async function call(method: string, url: string, { token, json, form, headers }: Sent = {}) {
  const response = await fetch(url, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...((form || json !== undefined) && { body: form ?? JSON.stringify(json) }),
  })
  // biome-ignore lint/suspicious/noExplicitAny: tests look at whatever came back
  const body: any = await response.json()
  return { status: response.status, body }
}

/** Two servers as two machines would have them: a folder each, and the rest by their environment. */
async function startTwo() {
  const s3 = await startS3Server()
  onTestFinished(() => s3.close())
  const env = {
    DATABASE_URL: await newDatabase(),
    STORAGE_URL: s3.url,
    SECRET_KEY: 'the same for all servers of one database',
    PUBLIC_URL: 'https://studio.example.com',
    TRUSTED_PROXIES: '127.0.0.1',
    ADMIN_USERNAME: owner.username,
    ADMIN_PASSWORD: owner.password,
  }
  const folders = [newFolder(), newFolder()]
  const addresses: string[] = []
  for (const DATA_DIR of folders) {
    const server = startServer({ ...env, DATA_DIR })
    addresses.push((await server.ready) ?? server.said())
  }
  const [one = '', two = ''] = addresses
  return { env, folders, s3, one: `${one}/api/v1`, two: `${two}/api/v1` }
}

test('what one of two machines takes, the other has', async () => {
  const { env, folders, s3, one, two } = await startTwo()

  // Sessions: begun on one, good and ended on the other.
  const token = await signIn(one.replace('/api/v1', ''))
  const brief = await signIn(one.replace('/api/v1', ''))
  expect((await call('GET', `${two}/permission/by-admin`, { token: brief })).status).toBe(200)
  expect((await call('POST', `${two}/admin/logout`, { token: brief })).status).toBe(200)
  expect((await call('GET', `${one}/permission/by-admin`, { token: brief })).status).toBe(401)

  // Uploads and edits: what the second one keeps ready is made anew, with the picture of the first.
  expect((await call('GET', `${two}/category`)).body.data).toEqual([])
  const form = formOf({ name: 'Sites', description: 'd', logo: await pictureFile('a.png') })
  const { body } = await call('POST', `${one}/category/create`, { token, form })
  const listed = async () => (await call('GET', `${two}/category`)).body.data
  while ((await listed()).length === 0) await sleep(50)
  expect(await listed()).toMatchObject([{ name: 'Sites' }])
  const picture = (origin: string) => fetch(origin.replace('/api/v1', body.data.icon))
  const [own, others] = [await picture(one), await picture(two)]
  expect([own.status, others.status]).toEqual([200, 200])
  expect(await others.bytes()).toEqual(await own.bytes())
  expect([...s3.objects.keys()]).toHaveLength(1)
  for (const folder of folders) expect(readdirSync(folder)).not.toContain('media')

  // Private files: an applicant's resume.
  const jobForm = { title: 'Gardener', description: 'd', companyOverview: 'c' }
  const job = await call('POST', `${one}/job/create`, {
    token,
    json: { ...jobForm, jobRole: ['Water'], requirements: ['A can'] },
  })
  const applied = await call('POST', `${two}/career/create`, {
    form: formOf({
      firstName: 'Sana',
      lastName: 'Malik',
      yourEmail: 'sana@example.com',
      phoneNumber: '03001234567',
      jobId: job.body.data._id,
      resume: new File(['Ten years of gardens'], 'cv.pdf'),
    }),
  })
  expect(applied.status).toBe(200)
  const [application] = (await call('GET', `${one}/career`, { token })).body.data
  const resume = await fetch(`${one}/career/${application._id}/resume`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(await resume.text()).toBe('Ten years of gardens')

  // A post that is repeated at the other one is the same post.
  const repeated = {
    json: { ...enquiry, email: 'once@example.com' },
    headers: { 'idempotency-key': 'a' },
  }
  for (const base of [one, two]) {
    expect((await call('POST', `${base}/contact/create`, repeated)).status).toBe(200)
  }
  const found = await call('GET', `${two}/contact?search=once@example.com`, { token })
  expect(found.body.pagination.total).toBe(1)

  // Limits count both together: an account is guessed at ten times in all.
  const guess = { json: { username: 'nobody', password: 'Wrong-pass-1' } }
  const statuses: number[] = []
  for (let at = 0; at < 12; at++) {
    statuses.push((await call('POST', `${at % 2 ? two : one}/admin/login`, guess)).status)
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429])

  // A second factor that was set up on one is asked for by the other, which can read its secret.
  const secretOf = await call('POST', `${one}/admin/second-factor/enrol`, {
    token,
    json: { currentPassword: owner.password },
  })
  const { enrolment, secret } = secretOf.body.data
  const code = (steps: number) =>
    TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 })
  const on = await call('POST', `${one}/admin/second-factor/confirm`, {
    token,
    json: { enrolment, code: code(0) },
  })
  expect(on.status).toBe(200)
  const { challenge } = (await call('POST', `${two}/admin/login`, { json: owner })).body
  const second = await call('POST', `${two}/admin/login/second`, {
    json: { challenge, code: code(1) },
  })
  expect(second.status).toBe(200)

  // A server with another key could not, and says so in place of starting.
  const stranger = startServer({ ...env, DATA_DIR: newFolder(), SECRET_KEY: 'x'.repeat(32) })
  expect(await stranger.ready).toBeUndefined()
  expect(await stranger.ended).toBe(1)
  expect(stranger.said()).toMatch(/^SECRET_KEY is not the one that the second factor of 1 account/)
})

test('behind nginx with our configuration nobody notices which of them answers', async (context) => {
  const { one, two } = await startTwo()
  const origin = await startNginx([one, two].map((url) => new URL(url).origin))
  if (!origin) return context.skip('There is no nginx here')
  const token = await signIn(origin)
  for (let turn = 0; turn < 6; turn++) {
    const seen = await call('GET', `${origin}/api/v1/permission/by-admin`, { token })
    expect(seen.status).toBe(200)
  }
  // Whatever a caller claims, the limit is of the address that nginx saw.
  const statuses: number[] = []
  for (let at = 0; at < 22; at++) {
    const sent = await call('POST', `${origin}/api/v1/contact/create`, {
      json: { ...enquiry, email: `claims-${at}@example.com` },
      headers: { 'x-forwarded-for': `198.51.100.${at}` },
    })
    statuses.push(sent.status)
  }
  expect(statuses).toEqual([...Array(20).fill(200), 429, 429])
  // What is written down of a caller is the address that nginx saw, too.
  const noted = async () => {
    const { body } = await call('GET', `${origin}/api/v1/logger/get-all?limit=100`, { token })
    return new Set(body.data.map(({ ip }: { ip: string }) => ip))
  }
  // The log is written a moment after the answer.
  await expect.poll(noted).toEqual(new Set(['127.0.0.1']))
})
