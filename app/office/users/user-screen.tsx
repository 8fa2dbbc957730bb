/** Users: who works here, and with which role. */
import { longDay } from '#app/office/record/dates.ts'
import type { Detail } from '#app/office/record/detail-list.tsx'
import { RecordScreen } from '#app/office/record/record-screen.tsx'
import { useSession } from '#app/office/session/session.ts'
import { deleteUser, type ListedUser, userList } from '#app/office/users/user.calls.ts'
import { AddUser, EditUserRole } from '#app/office/users/user-forms.tsx'
import type { Column } from '#app/ui/data-table/columns.ts'
import { superAdminRole } from '#domain/permission/permission.contract.ts'

const columns: Column<ListedUser>[] = [
  {
    id: 'username',
    header: 'Username',
    value: ({ username }) => username,
    cell: ({ username, role }) => (
      <>
        <span className="font-medium">{username}</span>
        <span className="block text-xs text-muted sm:hidden">{role}</span>
      </>
    ),
    isSearched: true,
    className: 'wrap-anywhere sm:w-[36%] md:w-[26%] xl:w-[20%]',
  },
  {
    id: 'fullName',
    header: 'Full Name',
    value: ({ fullName }) => fullName,
    cell: ({ fullName }) => fullName || '—',
    isSearched: true,
    from: 'md',
    className: 'wrap-anywhere md:w-[28%] xl:w-[22%]',
  },
  {
    id: 'email',
    header: 'Email',
    value: ({ email }) => email ?? '',
    cell: ({ email }) => email || '—',
    isSearched: true,
    from: 'xl',
    className: 'text-muted wrap-anywhere xl:w-[26%]',
  },
  {
    id: 'role',
    header: 'Role',
    value: ({ role }) => role,
    from: 'sm',
    className: 'wrap-break-word',
  },
]

const details: Detail<ListedUser>[] = [
  { label: 'Username', show: ({ username }) => username },
  { label: 'Full Name', show: ({ fullName }) => fullName },
  { label: 'Role', show: ({ role }) => role },
  { label: 'Email', show: ({ email }) => email },
  { label: 'Phone Number', show: ({ contactNumber }) => contactNumber },
  { label: 'Address', show: ({ address }) => address },
  { label: 'Gender', show: ({ gender }) => gender },
  { label: 'Date of Birth', show: ({ dateOfBirth }) => dateOfBirth && longDay(dateOfBirth) },
]

export default function UserScreen() {
  const ownId = useSession()?.user?._id
  return (
    <RecordScreen
      title="Users"
      description="Who may sign in to this back office. What each may do is decided by their role."
      area="userManagement"
      noun={['user', 'users']}
      nameOf={({ username }) => username}
      list={userList}
      columns={columns}
      searchPlaceholder="Search by Name......"
      whenEmpty="Add the first colleague."
      details={details}
      add="Add User"
      addIsFor="everyone"
      AddDialog={AddUser}
      EditDialog={EditUserRole}
      editIsFor="everyone"
      refuses={({ _id, role }, action) => {
        if (role === superAdminRole) {
          return action === 'edit'
            ? 'The role of a superAdmin cannot be changed'
            : 'A superAdmin cannot be deleted'
        }
        if (_id !== ownId) return undefined
        return action === 'edit' ? 'Nobody can change their own role' : 'This is your own account'
      }}
      remove={{
        entity: 'staff',
        call: deleteUser,
        success: 'User deleted successfully',
        failure: 'Failed to delete user',
        consequence: 'They are signed out at once and can no longer sign in.',
      }}
    />
  )
}
