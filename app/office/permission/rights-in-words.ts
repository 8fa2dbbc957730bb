/** The rights of a role in words. */
import {
  grants,
  type PermissionArea,
  type PermissionFlag,
  type Permissions,
  permissionAreas,
  permissionFlags,
} from '#domain/permission/permission.contract.ts'

export const areaLabels: Record<PermissionArea, string> = {
  category: 'Category',
  services: 'Services',
  product: 'Product',
  projects: 'Projects',
  career: 'Career',
  userManagement: 'User Management',
  privilege: 'Privilege',
  logs: 'Logs',
  enquiries: 'Enquiries',
}
export const flagLabels: Record<PermissionFlag, string> = {
  create: 'Create',
  update: 'Update',
  statusChange: 'Status change',
}

/** The rights in words, area by area: `Career: create, update`. */
export function describeRights(permissions: Permissions): string[] {
  return permissionAreas.flatMap((area) => {
    const granted = permissionFlags.filter((flag) => grants(permissions, area, flag))
    if (granted.length === 0) return []
    return `${areaLabels[area]}: ${granted.map((flag) => flagLabels[flag].toLowerCase()).join(', ')}`
  })
}
