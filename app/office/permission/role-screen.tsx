/** Permissions: the roles, and what each may do. */
import { failureOf } from '#app/office/api-client.ts'
import { Matrix } from '#app/office/permission/matrix.tsx'
import { describeRights } from '#app/office/permission/rights-in-words.ts'
import { deleteRole, roleList } from '#app/office/permission/role.calls.ts'
import { AddRole, EditRole } from '#app/office/permission/role-forms.tsx'
import type { Detail } from '#app/office/record/detail-list.tsx'
import { RecordScreen } from '#app/office/record/record-screen.tsx'
import type { Column } from '#app/ui/data-table/columns.ts'
import {
  type PermissionView,
  protectedRoles,
  superAdminRole,
} from '#domain/permission/permission.contract.ts'

const columns: Column<PermissionView>[] = [
  {
    id: 'role',
    header: 'Role',
    value: ({ role }) => role,
    isSearched: true,
    className: 'font-medium wrap-anywhere md:w-48 lg:w-60',
  },
  {
    id: 'permissions',
    header: 'Permissions',
    cell: (role) => <Rights role={role} />,
    from: 'md',
    className: 'py-2',
  },
]

const details: Detail<PermissionView>[] = [
  { label: 'Role', show: ({ role }) => role },
  {
    label: 'Permissions',
    show: ({ permissions }) => <Matrix permissions={permissions} />,
    isWide: true,
  },
]

export default function RoleScreen() {
  return (
    <RecordScreen
      title="Permissions"
      description="Roles, and what each may create, update and switch on or off."
      area="privilege"
      noun={['role', 'roles']}
      nameOf={({ role }) => role}
      list={roleList}
      columns={columns}
      searchPlaceholder="Search by Name......"
      whenEmpty="Add a role before you add colleagues."
      details={details}
      add="Add Role"
      addIsFor="everyone"
      AddDialog={AddRole}
      EditDialog={EditRole}
      editIsFor="everyone"
      refuses={({ role }) =>
        protectedRoles.includes(role) ? `The role ${role} is protected` : undefined
      }
      remove={{
        entity: 'role',
        call: deleteRole,
        success: 'Privilege deleted successfully',
        failure: failureOf('Failed to delete privilege', 'Error deleting privilege'),
        consequence: 'Nobody can be given this role any more.',
      }}
    />
  )
}

function Rights({ role: { role, permissions } }: { role: PermissionView }) {
  if (role === superAdminRole) return <span className="text-muted">Everything</span>
  const rights = describeRights(permissions)
  if (rights.length === 0) return <span className="text-muted">May read, and nothing else</span>
  return (
    <ul className="flex flex-wrap gap-1.5">
      {rights.map((right) => (
        <li key={right} className="rounded-sm bg-hover px-1.5 py-0.5 text-xs">
          {right}
        </li>
      ))}
    </ul>
  )
}
