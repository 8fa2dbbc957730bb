/** Who may call what: every call of the API against every kind of caller. */
import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ApiRoute } from '#domain/api-route.ts'
import type { PermissionArea, PermissionFlag } from '#domain/permission/permission.contract.ts'
import { apiRoutes } from '#server/routes.ts'
import { fingerprint } from '#tests/fingerprint.ts'
import { createStaff } from '#tests/staff-factory.ts'
import { openTestApp } from '#tests/test-app.ts'

type Access =
  /** Anyone. */
  | 'public'
  /** Anyone who has signed in. */
  | 'staff'
  | 'superAdmin'
  /** The account that the path names. */
  | 'self'
  | `${PermissionArea}.${PermissionFlag}`

/** Every call and who may make it. A route that isn't here fails the suite. */
const expected: Record<string, Access> = {
  'POST /admin/login': 'public',
  'POST /admin/login/second': 'public',
  'POST /personal-data/search': 'superAdmin',
  'POST /personal-data/export': 'superAdmin',
  'POST /personal-data/erase': 'superAdmin',
  'GET /admin/second-factor': 'staff',
  'POST /admin/second-factor/enrol': 'staff',
  'POST /admin/second-factor/confirm': 'staff',
  'POST /admin/second-factor/recovery-codes': 'staff',
  'POST /admin/second-factor/disable': 'staff',
  'POST /admin/logout': 'staff',
  'POST /admin/forgot-password': 'public',
  'POST /admin/reset-password': 'public',
  'POST /admin/undo-email': 'public',
  'POST /admin/register': 'userManagement.create',
  'GET /admin': 'staff',
  'PATCH /admin/update/{id}': 'self',
  'PATCH /admin/change-password/{id}': 'self',
  'PATCH /admin/update-role/{id}': 'userManagement.update',
  'DELETE /admin/delete/{id}': 'superAdmin',
  'GET /admin/sessions': 'staff',
  'DELETE /admin/sessions/{id}': 'staff',
  'GET /permission/by-admin': 'staff',
  'GET /permission': 'staff',
  'POST /permission/create': 'privilege.create',
  'PATCH /permission/{id}': 'privilege.update',
  'DELETE /permission/{id}': 'superAdmin',
  'GET /category': 'public',
  'POST /category/create': 'category.create',
  'PATCH /category/update/{id}': 'superAdmin',
  'DELETE /category/delete/{id}': 'superAdmin',
  'PATCH /category/status/{id}': 'category.statusChange',
  'GET /services': 'public',
  'GET /services/category-id/{id}': 'public',
  'GET /services/category-id/{id}/works': 'public',
  'GET /services/{id}': 'public',
  'POST /services': 'services.create',
  'PATCH /services/{id}': 'services.update',
  'DELETE /services/{id}': 'superAdmin',
  'PATCH /services': 'services.update',
  'DELETE /services': 'superAdmin',
  'PATCH /services/status/{id}': 'services.statusChange',
  'GET /project': 'public',
  'GET /project/{idOrSlug}': 'public',
  'GET /project/{idOrSlug}/next': 'public',
  'POST /project/create': 'projects.create',
  'PATCH /project/update/{id}': 'projects.update',
  'DELETE /project/delete/{id}': 'superAdmin',
  'PATCH /project/change-image/{id}': 'projects.update',
  'DELETE /project/image/{id}': 'projects.update',
  'PATCH /project/status/{id}': 'projects.statusChange',
  'GET /product': 'public',
  'GET /product/{idOrSlug}': 'public',
  'GET /product/{idOrSlug}/next': 'public',
  'POST /product/create': 'product.create',
  'PATCH /product/update/{id}': 'product.update',
  'DELETE /product/delete/{id}': 'superAdmin',
  'PATCH /product/change-image/{id}': 'product.update',
  'DELETE /product/image/{id}': 'product.update',
  'PATCH /product/status/{id}': 'product.statusChange',
  'GET /job': 'public',
  'GET /job/{id}': 'public',
  'POST /job/create': 'career.create',
  'PATCH /job/update/{id}': 'career.update',
  'DELETE /job/delete/{id}': 'superAdmin',
  'PATCH /job/status/{id}': 'career.statusChange',
  'POST /career/create': 'public',
  'GET /career': 'career.update',
  'GET /career/{id}/resume': 'career.update',
  'PATCH /career/{id}': 'career.update',
  'PATCH /career/release/{id}': 'career.update',
  'POST /contact/create': 'public',
  'GET /contact': 'enquiries.update',
  'PATCH /contact/{id}': 'enquiries.update',
  'POST /newsletter/create': 'public',
  'GET /newsletter': 'enquiries.update',
  'GET /newsletter/export': 'enquiries.update',
  'GET /newsletter/confirm': 'public',
  'POST /newsletter/confirm': 'public',
  'GET /newsletter/unsubscribe': 'public',
  'POST /newsletter/unsubscribe': 'public',
  'POST /potentialCustomer/create': 'public',
  'GET /potentialCustomer': 'staff',
  'GET /logger/get-all': 'staff',
  'GET /logger/export': 'staff',
  'GET /count/get-all-counts': 'staff',
  'GET /count/series': 'staff',
  'GET /alertHeader': 'public',
  'PUT /alertHeader/update': 'superAdmin',
  'GET /settings': 'public',
  'PUT /settings': 'superAdmin',
  'POST /settings/logo': 'superAdmin',
  'GET /audit': 'superAdmin',
  'GET /trash': 'superAdmin',
  'POST /trash/delete': 'superAdmin',
  'POST /trash/restore': 'superAdmin',
  'GET /mail/failed': 'superAdmin',
  'POST /mail/retry/{id}': 'superAdmin',
}

const nameOf = ({ method, path }: ApiRoute) => `${method} ${path}`

test('every call has its row, and every row its call', () => {
  expect(apiRoutes.map(nameOf).sort()).toEqual(Object.keys(expected).sort())
})

const app = openTestApp()

type Caller = 'anonymous' | 'dead token' | 'Member' | 'no rights' | 'the right' | 'superAdmin'
const callers: Caller[] = [
  'anonymous',
  'dead token',
  'Member',
  'no rights',
  'the right',
  'superAdmin',
]

/** What a Member holds, by contract; everything else is closed to the role. */
const memberRights: Access[] = ['services', 'product', 'projects'].flatMap((area) => [
  `${area}.create` as Access,
  `${area}.update` as Access,
])

/** The refusal that a caller must meet, or undefined where the call must let it in. */
function refusal(access: Access, caller: Caller): 401 | 403 | undefined {
  if (caller === 'dead token') return 401
  if (access === 'public') return undefined
  if (caller === 'anonymous') return 401
  if (access === 'staff') return undefined
  // The path names nobody's account here; that the account itself is let in stands below.
  if (access === 'self') return 403
  if (caller === 'superAdmin') return undefined
  if (access === 'superAdmin') return 403
  if (caller === 'the right') return undefined
  if (caller === 'Member' && memberRights.includes(access)) return undefined
  return 403
}

const tokens = new Map<string, string>()

beforeAll(async () => {
  tokens.set('superAdmin', await app.signIn())
  tokens.set('Member', await app.signIn(await createStaff(app.services, 'Member')))
  tokens.set('no rights', await app.signIn(await createStaff(app.services, 'Nobody', {})))
  const dead = await app.signIn()
  await app.api('POST', '/admin/logout', { token: dead })
  tokens.set('dead token', dead)
})

/** A token of someone whose role has this one right and no other. */
async function tokenWith(access: Access): Promise<string | undefined> {
  const [area = '', flag = ''] = access.split('.')
  if (!tokens.has(access)) {
    const staff = await createStaff(app.services, `Only ${access}`, { [area]: { [flag]: true } })
    tokens.set(access, await app.signIn(staff))
  }
  return tokens.get(access)
}

/** A fingerprint of every row and stored file, which a refused call must leave alone. */
async function stored(): Promise<string> {
  const files = await readdir(app.services.config.dataDir, { recursive: true })
  return [await fingerprint(app.services.db), ...files.sort()].join('\n')
}

// Signing out comes last, for it ends the sessions that the others are asked with.
const signOutLast = apiRoutes.toSorted(
  (a, b) => Number(a.path.endsWith('/logout')) - Number(b.path.endsWith('/logout')),
)

describe.each(signOutLast)('$method $path', (route) => {
  const access = expected[nameOf(route)] ?? 'superAdmin'
  const concerned = callers.filter((caller) => caller !== 'the right' || access.includes('.'))

  test.each(concerned)('%s', async (caller) => {
    const token = caller === 'the right' ? await tokenWith(access) : tokens.get(caller)
    const path = route.path.replaceAll(/\{\w+\}/g, randomUUID())
    const refused = refusal(access, caller)
    const before = refused && (await stored())
    const response = await app.request(route.method, `/api/v1${path}`, token ? { token } : {})
    if (refused) {
      const body = (await response.json()) as { success: boolean; message: string }
      expect([response.status, body.success]).toEqual([refused, false])
      if (caller === 'anonymous') expect(body.message).toBe('Authentication DS_Token is required')
      expect(await stored()).toBe(before)
    } else {
      expect([401, 403]).not.toContain(response.status)
      expect(response.status).toBeLessThan(500)
    }
  })
})
