import { describe, expect, test } from 'vitest'
import { openMemberApp } from '#tests/member-app.ts'

const { app, member, isAlive } = openMemberApp()

describe('one’s sessions', () => {
  const sessions = async (token: string) => {
    const { body } = await app.api('GET', '/admin/sessions', { token })
    return body.data as { _id: string; isCurrent: boolean; userAgent: string }[]
  }

  test('are listed without any secret, and end one by one', async () => {
    const user = await member()
    const { body: elsewhere } = await app.api('POST', '/admin/login', {
      json: { username: user.username, password: user.password },
      headers: { 'user-agent': 'Telephone' },
    })
    const listed = await sessions(user.token)
    expect(listed).toHaveLength(2)
    expect(Object.keys(listed[0] ?? {}).sort()).toEqual(
      ['_id', 'createdAt', 'ip', 'isCurrent', 'lastUsedAt', 'userAgent'].sort(),
    )
    const other = listed.find(({ isCurrent }) => !isCurrent)
    expect(other?.userAgent).toBe('Telephone')
    const path = `/admin/sessions/${other?._id}`
    expect((await app.api('DELETE', path, { token: user.token })).status).toBe(200)
    expect(await isAlive(elsewhere.token)).toBe(false)
    expect(await sessions(user.token)).toHaveLength(1)
    expect((await app.api('DELETE', path, { token: user.token })).status).toBe(404)
  })

  test('are nobody else’s to end', async () => {
    const user = await member()
    const [session] = await sessions(user.token)
    const token = await app.signIn()
    const path = `/admin/sessions/${session?._id}`
    expect((await app.api('DELETE', path, { token })).status).toBe(404)
    expect((await app.api('DELETE', '/admin/sessions/nonsense', { token })).status).toBe(404)
    expect(await isAlive(user.token)).toBe(true)
  })
})
