/** The calls on the accounts of staff. */
import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod'
import { callApi, statusOf } from '#app/office/api-client.ts'
import type { listedStaffShape, newStaff, roleChange } from '#domain/staff/staff.contract.ts'

/** Of others, staff without a right to manage users see only who they are. */
export type ListedUser = z.infer<typeof listedStaffShape>

/** All accounts, oldest first. */
export const userList = queryOptions({
  queryKey: ['user'],
  meta: { failure: statusOf },
  queryFn: async ({ signal }) =>
    (await callApi<{ data: ListedUser[] }>('GET', '/admin', { signal })).data,
})

export const createUser = (values: z.output<typeof newStaff>) =>
  callApi('POST', '/admin/register', { body: values })

export const changeUserRole = (id: string, version: number, values: z.output<typeof roleChange>) =>
  callApi('PATCH', `/admin/update-role/${id}`, { body: values, version })

export const deleteUser = ({ _id, version }: ListedUser) =>
  callApi('DELETE', `/admin/delete/${_id}`, version === undefined ? {} : { version })
