/** What the signed-in member of staff may do, as the server sees it at this moment. */
import { queryOptions } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { ApiError, callApi } from '#app/office/api-client.ts'
import { endSession } from '#app/office/session/session.ts'
import {
  covers,
  grants,
  type PermissionArea,
  type PermissionFlag,
  type Permissions,
  type PermissionView,
  superAdminRole,
} from '#domain/permission/permission.contract.ts'

/**
 * Role and rights. An answer without them ends the session (the specification, states and
 * transitions).
 */
export const ownPermission = queryOptions({
  queryKey: ['permission', 'own'],
  async queryFn({ signal }) {
    const answer = await callApi<{ permission?: PermissionView }>('GET', '/permission/by-admin', {
      signal,
    }).catch((error) => {
      if (error instanceof ApiError && error.status === 404) return { permission: undefined }
      throw error
    })
    if (answer.permission) return answer.permission
    endSession()
    throw new ApiError(401, '')
  },
})

export type Staff = {
  role: string
  isSuperAdmin: boolean
  /** True where the role was granted `flag` in `area`. */
  can: (area: PermissionArea, flag: PermissionFlag) => boolean
  /** True where nothing in `wanted` goes beyond one's own rights: nobody grants what they lack. */
  covers: (wanted: Permissions) => boolean
}

export const staffOf = ({ role, permissions }: PermissionView): Staff => {
  const isSuperAdmin = role === superAdminRole
  return {
    role,
    isSuperAdmin,
    can: (area, flag) => isSuperAdmin || grants(permissions, area, flag),
    covers: (wanted) => isSuperAdmin || covers(permissions, wanted),
  }
}

/** Who may read and work on what visitors send: their messages and their subscriptions. */
export const handlesEnquiries = ({ can }: Staff) => can('enquiries', 'update')

/** Who may read and work on applications. */
export const handlesApplications = ({ can }: Staff) => can('career', 'update')

export const StaffContext = createContext<Staff | null>(null)

/** The rights of whoever is signed in; for what stands inside the office's layout. */
export function useStaff(): Staff {
  const staff = useContext(StaffContext)
  if (!staff) throw new Error('useStaff stands outside the layout')
  return staff
}
