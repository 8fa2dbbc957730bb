import { describe, expect, test } from 'vitest'
import { createStaff } from '#tests/staff-factory.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()
const current = async () => (await app.api('GET', '/alertHeader')).body.data
const put = async (textField: unknown, headers = {}) =>
  app.api('PUT', '/alertHeader/update', {
    token: await app.signIn(),
    json: { textField },
    headers,
  })

describe('the heading', () => {
  test('is empty until one is set, and anyone may read it', async () => {
    const { status, body } = await app.api('GET', '/alertHeader')
    expect(status).toBe(200)
    expect(body).toEqual({ success: true, data: { textField: '', version: 0 } })
  })

  test('of two first headings at the same time, one finds itself stale', async () => {
    const headers = { 'If-Match': '"0"' }
    const answers = await Promise.all([put('One', headers), put('Two', headers)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
    expect(await current()).toMatchObject({ version: 1 })
  })

  test('is set and replaced by a superAdmin', async () => {
    const { version } = await current()
    const answer = await put('  Closed on Friday, open on Monday!  ')
    expect([answer.status, answer.body.message]).toEqual([200, 'Heading updated successfully!'])
    expect(answer.body.data).toMatchObject({
      textField: 'Closed on Friday, open on Monday!',
      version: version + 1,
    })
    expect(await current()).toEqual(answer.body.data)
    expect((await put('x'.repeat(255))).status).toBe(200)
  })

  const special = 'Special characters like <, >, =, `, &, %, $, etc., are not allowed.'
  test.each<[unknown, string]>([
    ['', 'This field cannot be empty.'],
    ['   ', 'This field cannot be empty.'],
    [undefined, 'This field cannot be empty.'],
    [7, 'This field cannot be empty.'],
    ['x'.repeat(256), "Please don't enter more than 255 characters."],
    ...[..."<>=`&%$;'[]{}"].map((character): [string, string] => [`a ${character}`, special]),
  ])('%j is refused with "%s"', async (textField, message) => {
    const before = await current()
    const { status, body } = await put(textField)
    expect(status).toBe(422)
    expect(body.errors).toEqual([{ path: 'textField', message }])
    expect(await current()).toEqual(before)
  })

  test('a stale edit is told how it stands now', async () => {
    await put('First')
    const { version } = await current()
    const { status, body } = await put('Second', { 'If-Match': `"${version - 1}"` })
    expect([status, body.data.textField]).toEqual([412, 'First'])
    expect((await put('Second', { 'If-Match': `"${version}"` })).status).toBe(200)
  })

  test('is closed to visitors and to other roles', async () => {
    const before = await current()
    const json = { textField: 'Mine' }
    const visitor = await app.api('PUT', '/alertHeader/update', { json })
    expect([visitor.status, visitor.body.message]).toEqual([
      401,
      'Authentication DS_Token is required',
    ])
    const token = await app.signIn(await createStaff(app.services, 'Member'))
    expect((await app.api('PUT', '/alertHeader/update', { token, json })).status).toBe(403)
    expect(await current()).toEqual(before)
  })
})
