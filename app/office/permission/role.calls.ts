/** The calls on roles. */
import { queryOptions } from '@tanstack/react-query'
import { callApi, statusOf } from '#app/office/api-client.ts'
import type { Permissions, PermissionView } from '#domain/permission/permission.contract.ts'

type RoleValues = { role: string; permissions: Permissions }

/** All roles, oldest first. Beside the rights of whoever is signed in, which may change with them. */
export const roleList = queryOptions({
  queryKey: ['permission', 'all'],
  meta: { failure: statusOf },
  queryFn: async ({ signal }) =>
    (await callApi<{ permissions: PermissionView[] }>('GET', '/permission/', { signal }))
      .permissions,
})

export const createRole = (values: RoleValues) =>
  callApi('POST', '/permission/create', { body: values })

export const updateRole = (id: string, version: number, values: RoleValues) =>
  callApi('PATCH', `/permission/${id}`, { body: values, version })

export const deleteRole = ({ _id, version }: PermissionView) =>
  callApi('DELETE', `/permission/${_id}`, { version })
