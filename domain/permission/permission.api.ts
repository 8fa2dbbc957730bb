/** The calls on roles. */
import * as z from 'zod'
import type { ApiRoute } from '#domain/api-route.ts'
import {
  newRole,
  noChanges,
  permissionShape,
  roleChanges,
} from '#domain/permission/permission.contract.ts'
import {
  changeRole,
  createRole,
  deleteRole,
  listRoles,
  ownPermission,
  roleRights,
} from '#domain/permission/permission.rules.ts'

export const permissionRoutes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/permission/by-admin',
    summary: 'Role and rights of the signed-in member of staff',
    allow: roleRights.read,
    answer: { permission: permissionShape },
    async handle({ ctx }) {
      return { permission: await ownPermission(ctx) }
    },
  },
  {
    method: 'GET',
    path: '/permission',
    summary: 'Roles, oldest first',
    allow: roleRights.read,
    answer: { permissions: z.array(permissionShape) },
    async handle({ ctx }) {
      return { permissions: await listRoles(ctx) }
    },
  },
  {
    method: 'POST',
    path: '/permission/create',
    summary: 'Add a role',
    allow: roleRights.create,
    body: { json: newRole },
    answer: { data: permissionShape, message: z.string() },
    errors: [409],
    async handle({ ctx, json }) {
      return {
        data: await createRole(ctx, await json()),
        message: 'Privilege created successfully!',
      }
    },
  },
  {
    method: 'PATCH',
    path: '/permission/{id}',
    summary: 'Change the name or the rights of a role',
    allow: roleRights.update,
    body: { json: roleChanges },
    answer: { data: permissionShape, message: z.string() },
    errors: [404, 409, 412],
    async handle({ ctx, param, json, expectedVersion }) {
      const { role, changed } = await changeRole(ctx, param('id'), await json(), expectedVersion)
      return { data: role, message: changed ? 'Privilege updated successfully!' : noChanges }
    },
  },
  {
    method: 'DELETE',
    path: '/permission/{id}',
    summary: 'Put a role that nobody has into the trash',
    allow: roleRights.delete,
    answer: { message: z.string() },
    errors: [404, 409, 412],
    async handle({ ctx, param, expectedVersion }) {
      await deleteRole(ctx, param('id'), expectedVersion)
      return { message: 'Privilege deleted successfully' }
    },
  },
]
