/** The screens that the sidebar lists, in its order. A new screen adds its line here. */
import type { ReactNode } from 'react'
import {
  CareerIcon,
  CategoryIcon,
  DashboardIcon,
  KeyIcon,
  LogIcon,
  ProductIcon,
  ProjectIcon,
  ServiceIcon,
  UsersIcon,
} from '#app/ui/icons.tsx'

export type NavigationEntry = { path: string; label: string; icon: ReactNode }

export const navigation: NavigationEntry[] = [
  { path: '/admin', label: 'Dashboard', icon: <DashboardIcon /> },
  { path: '/admin/category', label: 'Category', icon: <CategoryIcon /> },
  { path: '/admin/service', label: 'Services', icon: <ServiceIcon /> },
  { path: '/admin/projects', label: 'Projects', icon: <ProjectIcon /> },
  { path: '/admin/products', label: 'Products', icon: <ProductIcon /> },
  { path: '/admin/careers', label: 'Careers', icon: <CareerIcon /> },
  { path: '/admin/users', label: 'Users', icon: <UsersIcon /> },
  { path: '/admin/permission', label: 'Permissions', icon: <KeyIcon /> },
  { path: '/admin/logs', label: 'Logs', icon: <LogIcon /> },
]
