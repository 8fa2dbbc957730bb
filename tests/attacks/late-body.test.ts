/**
 * What someone with bad intentions tries: a call whose head is sent while the right to it is there, and
 * its body when it is gone.
 */
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { fingerprint } from '#tests/fingerprint.ts'
import { formOf, pictureFile } from '#tests/pictures.ts'
import { createStaff, newStaff } from '#tests/staff-factory.ts'
import { type Answer, openTestApp } from '#tests/test-app.ts'

const app = openTestApp()
let ownersToken: string
beforeAll(async () => {
  ownersToken = await app.signIn()
})

const rights = {
  category: { create: true },
  services: { create: true },
  userManagement: { create: true },
  privilege: { update: true },
}

/** Someone with `rights` by a role that nobody else has. */
type Manager = Awaited<ReturnType<typeof givenManager>>
async function givenManager() {
  const role = `Manager ${randomUUID()}`
  const { username, password } = await createStaff(app.services, role, rights)
  const { body } = await app.api('POST', '/admin/login', { json: { username, password } })
  const token: string = body.token
  const { permission } = (await app.api('GET', '/permission/by-admin', { token })).body
  const roleId: string = permission._id
  return { id: body.data._id as string, username, password, token, role, roleId }
}

/** A call that a manager begins. */
type Begun = { method: string; path: string; body: Response }

const registering = (role: string): Begun => ({
  method: 'POST',
  path: '/admin/register',
  body: Response.json(newStaff({ role })),
})
const restoringRights = ({ roleId }: Manager): Begun => ({
  method: 'PATCH',
  path: `/permission/${roleId}`,
  body: Response.json({ permissions: rights }),
})
const addingCategory = async (): Promise<Begun> => {
  const form = formOf({ name: randomUUID(), description: 'Late', logo: await pictureFile() })
  return { method: 'POST', path: '/category/create', body: new Response(form) }
}
const changingAddress = ({ id }: Manager): Begun => ({
  method: 'PATCH',
  path: `/admin/update/${id}`,
  body: Response.json({ email: 'late@example.com' }),
})

/** Sends the head of a call, and its body when `meanwhile` is over. */
async function sendLate(
  { token }: Manager,
  { method, path, body: sent }: Begun,
  meanwhile: () => Promise<Answer>,
): Promise<{ status: number; changed: boolean }> {
  const bytes = new Uint8Array(await sent.arrayBuffer())
  let before = ''
  // Nothing is pulled before the server reads, which it does after it looked at the rights.
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(stream) {
        expect((await meanwhile()).status).toBe(200)
        before = await fingerprint(app.services.db)
        stream.enqueue(bytes)
        stream.close()
      },
    },
    { highWaterMark: 0 },
  )
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
  const { status } = await app.api(method, path, { token, body, headers })
  return { status, changed: before !== (await fingerprint(app.services.db)) }
}

const begin: [string, (manager: Manager) => Begun | Promise<Begun>][] = [
  ['a new user', ({ role }) => registering(role)],
  ['rights for oneself', restoringRights],
  ['a form with a picture', addingCategory],
  ['a profile', changingAddress],
]
const end: [string, (manager: Manager) => Promise<Answer>][] = [
  ['signing out', ({ token }) => app.api('POST', '/admin/logout', { token })],
  [
    'the account was deleted',
    ({ id }) => app.api('DELETE', `/admin/delete/${id}`, { token: ownersToken }),
  ],
  [
    'the password was changed elsewhere',
    async ({ id, username, password }) =>
      app.api('PATCH', `/admin/change-password/${id}`, {
        token: await app.signIn({ username, password }),
        json: { currentPassword: password, password: 'Other-staple-9' },
      }),
  ],
]
const withdraw = ({ roleId }: Manager, permissions: object) =>
  app.api('PATCH', `/permission/${roleId}`, { token: ownersToken, json: { permissions } })

test.each(
  begin.flatMap(([what, call]) => end.map(([how, ending]) => [what, how, call, ending] as const)),
)('%s is refused after %s', async (_what, _how, call, ending) => {
  const manager = await givenManager()
  const late = await sendLate(manager, await call(manager), () => ending(manager))
  expect(late).toEqual({ status: 401, changed: false })
})

test.each(begin.slice(0, 3))('%s is refused once the right is gone', async (_, call) => {
  const manager = await givenManager()
  const late = await sendLate(manager, await call(manager), () =>
    withdraw(manager, {
      category: { create: false },
      userManagement: { create: false },
      privilege: { update: false },
    }),
  )
  expect(late).toEqual({ status: 403, changed: false })
})

test('nobody grants what was theirs when they began', async () => {
  const manager = await givenManager()
  const role = `Services ${randomUUID()}`
  await createStaff(app.services, role, { services: { create: true } })
  const late = await sendLate(manager, registering(role), () =>
    withdraw(manager, { services: { create: false } }),
  )
  expect(late).toEqual({ status: 403, changed: false })
})

test.each(begin)('%s is taken late from whoever is still who they were', async (_, call) => {
  const manager = await givenManager()
  const { status } = await sendLate(manager, await call(manager), () =>
    app.api('GET', '/permission/by-admin', { token: manager.token }),
  )
  expect(status).toBe(200)
})
