/** The forms to add and to edit a role. */
import type * as z from 'zod'
import { Matrix } from '#app/office/permission/matrix.tsx'
import { describeRights } from '#app/office/permission/rights-in-words.ts'
import { createRole, updateRole } from '#app/office/permission/role.calls.ts'
import { AddDialog } from '#app/office/record/add-dialog.tsx'
import { EditDialog } from '#app/office/record/edit-dialog.tsx'
import type { FormField } from '#app/office/record/form-field.ts'
import {
  newRole,
  noChanges,
  type Permissions,
  type PermissionView,
  permissionMatrix,
} from '#domain/permission/permission.contract.ts'

type RoleValues = { role: string; permissions: Permissions }

/** A form always holds the whole matrix. */
const schema = newRole as unknown as z.ZodType<RoleValues, RoleValues>

const fields: FormField<RoleValues>[] = [
  { kind: 'text', name: 'role', label: 'Role' },
  {
    kind: 'custom',
    name: 'permissions',
    label: 'Permissions',
    control: (value, onChange) => <Matrix permissions={value as Permissions} onChange={onChange} />,
    show: (value) => describeRights(value as Permissions).join('; '),
  },
]

/** Rights belong to the list and to whoever is signed in: both are read again. */
const stale = ['permission']

export function AddRole({ onClose }: { onClose: () => void }) {
  return (
    <AddDialog
      title="Add Role"
      schema={schema}
      empty={{ role: '', permissions: permissionMatrix(() => false) }}
      fields={fields}
      call={createRole}
      invalidates={stale}
      success="Privilege created successfully!"
      failure="Error creating permission"
      onClose={onClose}
    />
  )
}

export function EditRole({ record, onClose }: { record: PermissionView; onClose: () => void }) {
  return (
    <EditDialog
      title={`Edit ${record.role}`}
      submit="Update Role"
      record={record}
      valuesOf={valuesOf}
      schema={schema}
      fields={fields}
      whenUnchanged={noChanges}
      call={({ values, version }) => updateRole(record._id, version, values)}
      invalidates={stale}
      success="Privilege updated successfully!"
      failure="Failed to update privileges"
      onClose={onClose}
    />
  )
}

const valuesOf = ({ role, permissions }: PermissionView): RoleValues => ({
  role,
  permissions: permissionMatrix((area, flag) => permissions[area]?.[flag] === true),
})
