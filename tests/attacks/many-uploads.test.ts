/**
 * What someone with bad intentions tries: to send many files at once, and each of them slowly, so that
 * they fill the memory.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countTry } from '#platform/rate-limit.ts'
import { applicantFor, jobForm } from '#tests/attacks/inputs.ts'
import { owner } from '#tests/owner.ts'
import { formOf } from '#tests/pictures.ts'
import { createStaff } from '#tests/staff-factory.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp({ rateLimits: true })
let jobId: string

beforeAll(async () => {
  const token = await app.signIn()
  jobId = (await app.api('POST', '/job/create', { token, json: jobForm })).body.data._id
})

const ends: (() => void)[] = []
afterAll(() => {
  for (const end of ends) end()
})

/** Posts an application that says to have 12 MB, and whose body comes when it is told to. */
async function sendSlowly(from: string) {
  const form = new Response(
    formOf({ ...applicantFor(jobId), resume: new File(['resume'], 'resume.pdf') }),
  )
  const bytes = new Uint8Array(await form.arrayBuffer())
  const told = Promise.withResolvers<void>()
  ends.push(told.resolve)
  const state = { isRead: false }
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(stream) {
        state.isRead = true
        await told.promise
        stream.enqueue(bytes)
        stream.close()
      },
    },
    { highWaterMark: 0 },
  )
  const headers = {
    'content-type': form.headers.get('content-type') ?? '',
    'content-length': String(12 * 1_048_576),
  }
  const answer = app.api('POST', '/career/create', { body, headers, from })
  return { state, answer, end: told.resolve }
}

test('four files of one network are received at once, and the others wait unread', async () => {
  const uploads = await Promise.all(Array.from({ length: 7 }, () => sendSlowly('203.0.113.7')))
  const read = () => uploads.filter(({ state }) => state.isRead).length
  await expect.poll(read).toBe(4)
  const elsewhere = await sendSlowly('198.51.100.9')
  elsewhere.end()
  expect((await elsewhere.answer).status).toBe(200)
  expect(read()).toBe(4)
  uploads.find(({ state }) => state.isRead)?.end()
  await expect.poll(read).toBe(5)
  for (const { end } of uploads) end()
  const answers = await Promise.all(uploads.map(({ answer }) => answer))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
})

test('a member of staff is told to wait after 600 uploads in ten minutes, others are not', async () => {
  const token = await app.signIn()
  const { body } = await app.api('GET', '/admin', { token })
  const { _id } = body.data.find(
    ({ username }: { username: string }) => username === owner.username,
  )
  for (let tries = 0; tries < 600; tries += 1)
    await countTry(app.services, { name: 'staff-upload', points: 600, seconds: 600 }, _id)
  const upload = (by: string) =>
    app.api('POST', '/category/create', { token: by, form: formOf({ name: 'Without a picture' }) })
  const refused = await upload(token)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  const other = await createStaff(app.services, 'superAdmin')
  expect((await upload(await app.signIn(other))).status).toBe(422)
})
