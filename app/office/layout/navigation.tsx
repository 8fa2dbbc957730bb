/** The screens that the sidebar lists, in its order. A new screen adds its line here. */
import type { ReactNode } from 'react'
import { CategoryIcon, DashboardIcon, KeyIcon, ServiceIcon, UsersIcon } from '#app/ui/icons.tsx'

export type NavigationEntry = { path: string; label: string; icon: ReactNode }

export const navigation: NavigationEntry[] = [
  { path: '/admin', label: 'Dashboard', icon: <DashboardIcon /> },
  { path: '/admin/category', label: 'Category', icon: <CategoryIcon /> },
  { path: '/admin/service', label: 'Services', icon: <ServiceIcon /> },
  { path: '/admin/users', label: 'Users', icon: <UsersIcon /> },
  { path: '/admin/permission', label: 'Permissions', icon: <KeyIcon /> },
]
