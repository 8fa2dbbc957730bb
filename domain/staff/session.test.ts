import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sessionTable } from '#domain/staff/staff.table.ts'
import { owner } from '#tests/owner.ts'
import { createStaff } from '#tests/staff-factory.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()
const login = (json: unknown) => app.api('POST', '/admin/login', { json })
const whoAmI = (token: string) => app.api('GET', '/permission/by-admin', { token })

describe('signing in', () => {
  test('answers with a token and the user, and no secret', async () => {
    const { status, body } = await login(owner)
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, message: expect.any(String) })
    expect(body.token).toMatch(/^[\w-]{43}$/)
    expect(body.data).toMatchObject({ username: 'owner', role: 'superAdmin' })
    expect(JSON.stringify(body)).not.toMatch(/hash|argon2|secret|recovery/i)
  })

  test('only a hash of the token is stored', async () => {
    const { body } = await login(owner)
    const rows = await app.services.db.select().from(sessionTable)
    expect(JSON.stringify(rows)).not.toContain(body.token)
  })

  test.each([
    ['a wrong password', { ...owner, password: 'Wrong-horse-7' }],
    ['a password longer than any', { ...owner, password: 'x'.repeat(5_000) }],
    ['an unknown name', { ...owner, username: 'nobody' }],
    ['a name in another case', { ...owner, username: 'OWNER' }],
  ])('%s answers 401 Invalid credentials', async (_, credentials) => {
    const { status, body } = await login(credentials)
    expect(status).toBe(401)
    expect(body).toEqual({
      success: false,
      message: 'Invalid credentials',
      error: 'Invalid credentials',
    })
  })

  test.each([
    [{}, 422],
    [{ username: 'owner' }, 422],
    [{ username: { $gt: '' }, password: 'x' }, 422],
    [{ ...owner, role: 'superAdmin' }, 422],
    [[], 400],
    ['text', 400],
    [null, 400],
  ])('%j answers %i', async (body, expected) => {
    expect((await login(body)).status).toBe(expected)
  })

  test('what is no JSON answers 400, another media type 415', async () => {
    const send = (body: string, type: string) =>
      app.request('POST', '/api/v1/admin/login', {
        headers: { 'content-type': type },
        form: body as unknown as FormData,
      })
    expect((await send('{"username":', 'application/json')).status).toBe(400)
    expect((await send(JSON.stringify(owner), 'text/plain')).status).toBe(415)
  })
})

describe('a session', () => {
  test('knows role and rights', async () => {
    const { status, body } = await whoAmI(await app.signIn())
    expect(status).toBe(200)
    expect(body.permission).toMatchObject({
      role: 'superAdmin',
      permissions: { projects: { create: true, update: true, statusChange: true } },
    })
  })

  test('a Member creates and updates services, products and projects, nothing else', async () => {
    const staff = await createStaff(app.services, 'Member')
    const { body } = await whoAmI(await app.signIn(staff))
    const granted = Object.entries(body.permission.permissions).flatMap(([area, flags]) =>
      Object.entries(flags as Record<string, boolean>)
        .filter(([, on]) => on)
        .map(([flag]) => `${area}.${flag}`),
    )
    expect(granted.sort()).toEqual([
      'product.create',
      'product.update',
      'projects.create',
      'projects.update',
      'services.create',
      'services.update',
    ])
  })

  test('is dead at once after signing out, on public calls too', async () => {
    const token = await app.signIn()
    expect((await app.api('POST', '/admin/logout', { token })).status).toBe(200)
    expect((await whoAmI(token)).status).toBe(401)
    const publicCall = await app.api('GET', '/category', { token })
    expect(publicCall.status).toBe(401)
    expect(publicCall.body.success).toBe(false)
  })

  test.each([
    ['last_used_at', '12 hours 1 second'],
    ['created_at', '7 days 1 second'],
  ])('ends when its %s is %s ago', async (column, age) => {
    const token = await app.signIn()
    expect((await whoAmI(token)).status).toBe(200)
    await app.services.db.execute(
      sql`update session set ${sql.identifier(column)} = now() - ${age}::interval`,
    )
    expect((await whoAmI(token)).status).toBe(401)
  })

  test('a missing token is named', async () => {
    const { status, body } = await app.api('GET', '/permission/by-admin')
    expect([status, body.message]).toEqual([401, 'Authentication DS_Token is required'])
  })

  test('a change of rights holds from the next call on', async () => {
    const staff = await createStaff(app.services, 'Writer', { category: { create: true } })
    const token = await app.signIn(staff)
    await app.services.db.execute(sql`update role set permissions = '{}' where name = 'Writer'`)
    expect((await app.api('POST', '/category/create', { token })).status).toBe(403)
  })

  test('answers to staff are kept in no cache', async () => {
    const token = await app.signIn()
    const { headers } = await app.api('GET', '/category', { token })
    expect(headers.get('cache-control')).toBe('no-store')
  })
})
