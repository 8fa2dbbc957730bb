/** Roles and rights: the areas, the flags, and how to ask whether a role has one. Browser-safe. */
import * as z from 'zod'
import type { RoleRow } from '#domain/permission/permission.store.ts'
import { recordShape, recordView, shown } from '#domain/record-view.ts'
import { hasOneAlphabet, hasOneSpelling } from '#platform/one-spelling.ts'
import { text } from '#platform/text.ts'

/** What a matrix of rights covers. The first five have `statusChange` as well. */
export const permissionAreas = [
  'category',
  'services',
  'product',
  'projects',
  'career',
  'userManagement',
  'privilege',
  'logs',
  'enquiries',
] as const
export type PermissionArea = (typeof permissionAreas)[number]

export const permissionFlags = ['create', 'update', 'statusChange'] as const
export type PermissionFlag = (typeof permissionFlags)[number]

/** Areas in which records can be switched active and inactive. */
export const statusAreas: readonly PermissionArea[] = permissionAreas.slice(0, 5)

/** Rights by area. An area or flag that is absent is not granted. */
export type Permissions = Partial<Record<PermissionArea, Partial<Record<PermissionFlag, boolean>>>>

/** The role that may do everything and can be neither changed nor deleted. */
export const superAdminRole = 'superAdmin'
/** The seeded role for everyday content work; protected like superAdmin. */
export const memberRole = 'Member'
export const protectedRoles: readonly string[] = [superAdminRole, memberRole]

/** True where the role behind `permissions` was granted `flag` in `area`. */
export function grants(
  permissions: Permissions,
  area: PermissionArea,
  flag: PermissionFlag,
): boolean {
  return permissions[area]?.[flag] === true
}

/** True where `holder` has every right that `wanted` would give: nobody grants what they lack. */
export const covers = (holder: Permissions, wanted: Permissions): boolean =>
  permissionAreas.every((area) =>
    permissionFlags.every((flag) => !grants(wanted, area, flag) || grants(holder, area, flag)),
  )

/** The full matrix with every flag set to what `decide` says; unset flags are explicit `false`. */
export function permissionMatrix(
  decide: (area: PermissionArea, flag: PermissionFlag) => boolean,
): Permissions {
  return Object.fromEntries(
    permissionAreas.map((area) => [
      area,
      Object.fromEntries(
        permissionFlags
          .filter((flag) => flag !== 'statusChange' || statusAreas.includes(area))
          .map((flag) => [flag, decide(area, flag)]),
      ),
    ]),
  )
}

const flags = z.object({
  create: z.boolean().optional(),
  update: z.boolean().optional(),
  statusChange: z.boolean().optional(),
})

const flag = z.boolean('A right is either true or false').optional()
const flagsOf = (area: PermissionArea) => {
  const plain = z.strictObject(
    { create: flag, update: flag },
    'The rights of an area are an object',
  )
  return (statusAreas.includes(area) ? plain.extend({ statusChange: flag }) : plain).optional()
}

/** A matrix as callers send it: areas and flags that are left out are not spoken of. */
const matrix = z.strictObject(
  Object.fromEntries(permissionAreas.map((area) => [area, flagsOf(area)])) as Record<
    PermissionArea,
    ReturnType<typeof flagsOf>
  >,
  'permissions must be an object',
)

export const roleNameLimit = 50
export const roleNameRequired = 'The role name is required'

const roleName = text(roleNameRequired, roleNameLimit)
  .min(1, roleNameRequired)
  .refine((value) => !/\p{Cc}/u.test(value), {
    error: 'The role name must be one line',
    abort: true,
  })
  .refine(
    (value) => hasOneSpelling(value) && hasOneAlphabet(value),
    'The role name holds characters that cannot be seen or told from others',
  )

/** A new role; what its matrix leaves out is not granted. */
export const newRole = z.strictObject({ role: roleName, permissions: matrix.default({}) })

/** Changes to a role; what is left out stays as it is. */
export const roleChanges = z.strictObject({
  role: roleName.optional(),
  permissions: matrix.optional(),
})

export const noChanges = 'No changes detected'

/** What a caller sees of a role. */
export const permissionShape = recordShape.extend({
  role: z.string(),
  permissions: z.partialRecord(z.enum(permissionAreas), flags),
})
export type PermissionView = z.infer<typeof permissionShape>
export const viewPermission = (row: RoleRow) =>
  shown(permissionShape, { ...row, ...recordView(row), role: row.name })
