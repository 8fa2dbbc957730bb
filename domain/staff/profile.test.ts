import { describe, expect, test } from 'vitest'
import { type Member, openMemberApp } from '#tests/member-app.ts'

const { app, member, update, changePassword, mailsTo } = openMemberApp()

const own = async ({ _id, token }: Member) =>
  (await app.api('GET', '/admin', { token })).body.data.find(
    (user: { _id: string }) => user._id === _id,
  )

describe('one’s profile', () => {
  test('takes the fields that were sent and leaves the rest', async () => {
    const user = await member()
    const before = await own(user)
    const changes = { contactNumber: '03007654321', address: '9 Mall Road, Lahore' }
    const { status, body } = await update(user, changes)
    expect([status, body.message]).toEqual([200, 'Profile updated successfully!'])
    expect(body.data).toEqual({
      ...before,
      ...changes,
      version: 2,
      updatedAt: body.data.updatedAt,
    })
    expect(await own(user)).toEqual(body.data)
  })

  test('the same values again are no change', async () => {
    const user = await member()
    const before = await own(user)
    const { status, body } = await update(user, { email: user.email })
    expect([status, body.message]).toEqual([200, 'No changes detected'])
    expect(await own(user)).toEqual(before)
    expect(await mailsTo(user.email)).toEqual([])
  })

  const empty = 'This field cannot be empty.'
  const special = 'Special characters like !, <, >, =, `, &, %, $, etc., are not allowed.'
  const phone = 'Phone number must be between 11 and 15 digits'
  const format = 'Email must be in the format name@example.com'
  test.each<[Record<string, unknown>, string]>([
    [{ email: '' }, empty],
    [{ contactNumber: '   ' }, empty],
    [{ address: '' }, empty],
    [{ address: null }, empty],
    ...[..."!<>=`&%$;'[]{}"].map((character): [Record<string, string>, string] => [
      { address: `Road ${character}` },
      special,
    ]),
    [{ email: 'a&b@example.com' }, special],
    [{ contactNumber: '0300123456' }, phone],
    [{ contactNumber: '0'.repeat(16) }, phone],
    [{ contactNumber: '+923001234567' }, phone],
    [{ email: 'someone' }, 'Please enter a valid email address'],
    [{ email: 'someone@com' }, 'Please enter a valid email address'],
    [{ email: 'someone@example.org' }, format],
    [{ address: 'x'.repeat(51) }, 'Field cannot be more than 50 characters'],
    [{ role: 'superAdmin' }, 'Unknown field: role'],
    [{ username: 'other' }, 'Unknown field: username'],
    [{ fullName: 'Other' }, 'Unknown field: fullName'],
    [{ password: 'Other-pass-9' }, 'Unknown field: password'],
  ])('%j is refused with "%s"', async (changes, message) => {
    const user = await member()
    const before = await own(user)
    const { status, body } = await update(user, { contactNumber: '03007654321', ...changes })
    expect(status).toBe(422)
    expect(body.errors).toEqual([{ path: Object.keys(changes)[0], message }])
    expect(await own(user)).toEqual(before)
  })

  test('an address of 50 characters fits', async () => {
    expect((await update(await member(), { address: 'x'.repeat(50) })).status).toBe(200)
  })

  test('a stale edit is told how the profile stands now', async () => {
    const user = await member()
    const headers = { 'If-Match': '"1"' }
    expect((await update(user, { address: 'First' }, headers)).status).toBe(200)
    const second = await update(user, { address: 'Second' }, headers)
    expect([second.status, second.body.data.address]).toEqual([412, 'First'])
  })

  test('is nobody else’s to change, not even a superAdmin’s', async () => {
    const user = await member()
    const before = await own(user)
    const other = await member()
    for (const token of [other.token, await app.signIn()]) {
      const changed = await update({ ...user, token }, { address: 'Elsewhere' })
      expect(changed.status).toBe(403)
      const json = { currentPassword: user.password, password: 'Other-pass-9' }
      expect((await changePassword({ ...user, token }, json)).status).toBe(403)
    }
    expect(await own(user)).toEqual(before)
  })
})
