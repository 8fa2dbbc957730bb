/** The screens that the sidebar lists, in its order. A new screen adds its line here. */
import type { ReactNode } from 'react'
import { NewEnquiryCount } from '#app/office/enquiry/new-enquiry-count.tsx'
import {
  handlesApplications,
  handlesEnquiries,
  type Staff,
} from '#app/office/session/permission.ts'
import {
  ApplicantsIcon,
  CareerIcon,
  CategoryIcon,
  DashboardIcon,
  FailedMailIcon,
  HistoryIcon,
  InboxIcon,
  KeyIcon,
  LogIcon,
  NewsletterIcon,
  PersonIcon,
  ProductIcon,
  ProjectIcon,
  ServiceIcon,
  SettingsIcon,
  TrashIcon,
  UsersIcon,
} from '#app/ui/icons.tsx'

type NavigationEntry = {
  path: string
  label: string
  icon: ReactNode
  /** Who may use the screen at all; without it, everyone. */
  isFor?: (staff: Staff) => boolean
  /** What waits there for someone. */
  count?: ReactNode
}

const onlySuperAdmin = ({ isSuperAdmin }: Staff) => isSuperAdmin

/** Screens that belong together, under a heading of their own but for the first. */
export type NavigationGroup = { heading?: string; entries: NavigationEntry[] }

const navigation: NavigationGroup[] = [
  { entries: [{ path: '/admin', label: 'Dashboard', icon: <DashboardIcon /> }] },
  {
    heading: 'Content',
    entries: [
      { path: '/admin/category', label: 'Category', icon: <CategoryIcon /> },
      { path: '/admin/service', label: 'Services', icon: <ServiceIcon /> },
      { path: '/admin/projects', label: 'Projects', icon: <ProjectIcon /> },
      { path: '/admin/products', label: 'Products', icon: <ProductIcon /> },
      { path: '/admin/careers', label: 'Careers', icon: <CareerIcon /> },
    ],
  },
  {
    heading: 'From visitors',
    entries: [
      {
        path: '/admin/applications',
        label: 'Applications',
        icon: <ApplicantsIcon />,
        isFor: handlesApplications,
      },
      {
        path: '/admin/enquiries',
        label: 'Enquiries',
        icon: <InboxIcon />,
        isFor: handlesEnquiries,
        count: <NewEnquiryCount />,
      },
      {
        path: '/admin/newsletter',
        label: 'Newsletter',
        icon: <NewsletterIcon />,
        isFor: handlesEnquiries,
      },
    ],
  },
  {
    heading: 'Administration',
    entries: [
      { path: '/admin/users', label: 'Users', icon: <UsersIcon /> },
      { path: '/admin/permission', label: 'Permissions', icon: <KeyIcon /> },
      { path: '/admin/logs', label: 'Logs', icon: <LogIcon /> },
      {
        path: '/admin/mails',
        label: 'Failed mails',
        icon: <FailedMailIcon />,
        isFor: onlySuperAdmin,
      },
      { path: '/admin/audit', label: 'Audit', icon: <HistoryIcon />, isFor: onlySuperAdmin },
      { path: '/admin/trash', label: 'Trash', icon: <TrashIcon />, isFor: onlySuperAdmin },
      {
        path: '/admin/personal-data',
        label: 'Personal data',
        icon: <PersonIcon />,
        isFor: onlySuperAdmin,
      },
      { path: '/admin/settings', label: 'Settings', icon: <SettingsIcon />, isFor: onlySuperAdmin },
    ],
  },
]

/** The groups without what `staff` may not use; as long as nobody knows, what is for everyone. */
export const navigationFor = (staff: Staff | undefined): NavigationGroup[] =>
  navigation
    .map(({ entries, ...group }) => ({
      ...group,
      entries: entries.filter(({ isFor }) => !isFor || (staff && isFor(staff))),
    }))
    .filter(({ entries }) => entries.length > 0)
