/** The forms to add a user and to give one another role. */
import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod'
import { ApiError, failureOf } from '#app/office/api-client.ts'
import { roleList } from '#app/office/permission/role.calls.ts'
import { AddDialog } from '#app/office/record/add-dialog.tsx'
import { EditDialog } from '#app/office/record/edit-dialog.tsx'
import type { FormField } from '#app/office/record/form-field.ts'
import { type Staff, useStaff } from '#app/office/session/permission.ts'
import {
  changeUserRole,
  createUser,
  type ListedUser,
  userList,
} from '#app/office/users/user.calls.ts'
import {
  memberRole,
  type Permissions,
  superAdminRole,
} from '#domain/permission/permission.contract.ts'
import { genders, newStaff, roleChange, type StaffView } from '#domain/staff/staff.contract.ts'

/** The form always names the role that a new user gets. */
const addSchema = newStaff.extend(roleChange.shape)

type AddValues = { [field in keyof z.input<typeof addSchema>]: string }

const empty: AddValues = {
  username: '',
  fullName: '',
  email: '',
  password: '',
  contactNumber: '',
  address: '',
  gender: '',
  dateOfBirth: '',
  role: memberRole,
}

const personalFields: FormField<AddValues>[] = [
  {
    kind: 'text',
    name: 'username',
    label: 'Username',
    hint: 'Lowercase, without spaces',
    isHalf: true,
  },
  { kind: 'text', name: 'fullName', label: 'Full Name', isHalf: true },
  { kind: 'text', type: 'email', name: 'email', label: 'Email' },
  {
    kind: 'newPassword',
    name: 'password',
    label: 'Password',
    hint: 'At least 8 characters, with an uppercase letter, a special character and a digit',
  },
  {
    kind: 'text',
    type: 'tel',
    name: 'contactNumber',
    label: 'Phone Number',
    hint: '11 to 15 digits, nothing else',
    isHalf: true,
  },
  { kind: 'text', name: 'address', label: 'Address', isHalf: true },
  {
    kind: 'select',
    name: 'gender',
    label: 'Gender',
    placeholder: 'Select a gender',
    options: genders.map((gender) => ({ value: gender, label: gender })),
    isHalf: true,
  },
  { kind: 'text', type: 'date', name: 'dateOfBirth', label: 'Date of Birth', isHalf: true },
]

export function AddUser({ onClose }: { onClose: () => void }) {
  const roles = useRoles(memberRole)
  return (
    <AddDialog
      title="Add User"
      schema={addSchema as unknown as z.ZodType<z.output<typeof addSchema>, AddValues>}
      empty={empty}
      fields={[...personalFields, roleField(roles)]}
      call={createUser}
      invalidates={userList.queryKey}
      success="Admin added successfully!"
      failure={registrationFailure}
      onClose={onClose}
    />
  )
}

/** The words of the specification, from the best known cause to the least. */
function registrationFailure(error: Error): string {
  if (!(error instanceof ApiError)) return 'Something went wrong'
  if (error.status === 0) return 'Failed to add user'
  return `Failed to add admin: ${error.message || 'Registration failed'}`
}

/** Opens only for those who may change roles, and they see all of an account. */
export function EditUserRole({ record, onClose }: { record: ListedUser; onClose: () => void }) {
  const roles = useRoles(record.role).map((role) =>
    role.value === superAdminRole ? { ...role, unavailable: 'nobody can be made one' } : role,
  )
  return (
    <EditDialog
      title={`Change the role of ${record.username}`}
      submit="Update Role"
      record={record as StaffView}
      valuesOf={({ role }: StaffView) => ({ role })}
      schema={roleChange}
      fields={[roleField(roles)]}
      call={({ values, version }) => changeUserRole(record._id, version, values)}
      invalidates={userList.queryKey}
      success="Role updated successfully!"
      failure={failureOf('Failed to update role.', 'An error occurred while updating the role.')}
      onClose={onClose}
    />
  )
}

/**
 * Every role; those that the server would refuse say why.
 * @param present the one that is chosen at first, offered before the others have been read
 */
function useRoles(present: string): Role[] {
  const staff = useStaff()
  const { data } = useQuery(roleList)
  if (!data) return [{ value: present, label: present }]
  return data.map(({ role, permissions }) => ({
    value: role,
    label: role,
    unavailable: refusalOf(role, permissions, staff),
  }))
}

type Role = { value: string; label: string; unavailable?: string | undefined }

function refusalOf(role: string, permissions: Permissions, staff: Staff): string | undefined {
  if (role === superAdminRole) return staff.isSuperAdmin ? undefined : 'for a superAdmin to give'
  return staff.covers(permissions) ? undefined : 'has rights that you lack'
}

const roleField = (options: Role[]) =>
  ({ kind: 'select', name: 'role', label: 'Role', placeholder: 'Select a role', options }) as const
