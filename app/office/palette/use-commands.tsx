/** The screens and actions that the palette offers: only what the role may open and do. */
import { useNavigate } from 'react-router'
import { navigationFor } from '#app/office/layout/navigation.tsx'
import type { CommandGroup } from '#app/office/palette/command.ts'
import type { OpenRequest } from '#app/office/record/open-request.ts'
import { undo, useLastDeletion } from '#app/office/record/undo.tsx'
import { signOut } from '#app/office/session/login.ts'
import type { Staff } from '#app/office/session/permission.ts'
import { chooseTheme, useTheme } from '#app/office/theme.ts'
import {
  LeaveIcon,
  MoonIcon,
  PersonIcon,
  PlusIcon,
  RestoreIcon,
  ShieldIcon,
  SunIcon,
} from '#app/ui/icons.tsx'
import type { PermissionArea } from '#domain/permission/permission.contract.ts'

const additions: { label: string; path: string; area: PermissionArea }[] = [
  { label: 'Add Category', path: '/admin/category', area: 'category' },
  { label: 'Add Service', path: '/admin/service', area: 'services' },
  { label: 'Add Project', path: '/admin/projects', area: 'projects' },
  { label: 'Add Product', path: '/admin/products', area: 'product' },
  { label: 'Add Job', path: '/admin/careers', area: 'career' },
  { label: 'Add User', path: '/admin/users', area: 'userManagement' },
  { label: 'Add Role', path: '/admin/permission', area: 'privilege' },
]

export function useCommands(staff: Staff, openProfile: () => void): CommandGroup[] {
  const navigate = useNavigate()
  const isDark = useTheme() === 'dark'
  const deletion = useLastDeletion()
  const screens = navigationFor(staff)
    .flatMap(({ entries }) => entries)
    .map(({ path, label, icon }) => ({
      id: path,
      label,
      icon,
      run: () => void navigate(path),
    }))
  const adding = additions
    .filter(({ area }) => staff.can(area, 'create'))
    .map(({ label, path, area }) => ({
      id: `add-${area}`,
      label,
      icon: <PlusIcon />,
      run: () => void navigate(path, { state: { opens: 'add' } satisfies OpenRequest<never> }),
    }))
  const undoing = deletion && {
    id: 'undo',
    label: `Bring back ${deletion.name}`,
    icon: <RestoreIcon />,
    run: () => void undo(deletion),
  }
  const own = [
    {
      id: 'theme',
      label: isDark ? 'Use light theme' : 'Use dark theme',
      icon: isDark ? <SunIcon /> : <MoonIcon />,
      run: () => chooseTheme(isDark ? 'light' : 'dark'),
    },
    {
      id: 'security',
      label: 'Security',
      icon: <ShieldIcon />,
      run: () => void navigate('/admin/account'),
    },
    { id: 'profile', label: 'Profile', icon: <PersonIcon />, run: openProfile },
    {
      id: 'logout',
      label: 'Logout',
      icon: <LeaveIcon />,
      run() {
        signOut()
        void navigate('/admin/login')
      },
    },
  ]
  return [
    { label: 'Screens', commands: screens },
    { label: 'Actions', commands: [...(undoing ? [undoing] : []), ...adding, ...own] },
  ]
}
