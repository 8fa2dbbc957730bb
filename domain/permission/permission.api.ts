/** The calls on roles. */
import type { ApiRoute } from '#domain/api-route.ts'
import { permissionShape } from '#domain/permission/permission.contract.ts'
import { mayReadOwnPermission, ownPermission } from '#domain/permission/permission.rules.ts'

export const permissionRoutes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/permission/by-admin',
    summary: 'Role and rights of the signed-in member of staff',
    allow: mayReadOwnPermission,
    answer: { permission: permissionShape },
    async handle({ ctx }) {
      return { permission: await ownPermission(ctx) }
    },
  },
]
