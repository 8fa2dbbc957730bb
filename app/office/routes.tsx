/** The map of the back office: which path shows which screen. */
import { createBrowserRouter, type RouteObject, redirect } from 'react-router'
import { OfficeLayout } from '#app/office/layout/office-layout.tsx'
import { ScreenError } from '#app/office/layout/screen-error.tsx'
import { StartingUp } from '#app/office/layout/starting-up.tsx'
import { currentSession } from '#app/office/session/session.ts'

/** A screen whose code is fetched when it is first shown. */
const screen =
  (load: () => Promise<{ default: () => React.ReactNode }>): RouteObject['lazy'] =>
  async () => ({ Component: (await load()).default })

export const router = createBrowserRouter([
  {
    path: '/admin',
    Component: OfficeLayout,
    ErrorBoundary: ScreenError,
    HydrateFallback: StartingUp,
    children: [
      { index: true, lazy: screen(() => import('#app/office/dashboard/dashboard-screen.tsx')) },
      { path: 'login', loader: () => (currentSession() ? redirect('/admin') : null) },
      { path: 'category', lazy: screen(() => import('#app/office/category/category-screen.tsx')) },
      { path: 'users', lazy: screen(() => import('#app/office/users/user-screen.tsx')) },
      { path: 'permission', lazy: screen(() => import('#app/office/permission/role-screen.tsx')) },
      { path: 'service', lazy: screen(() => import('#app/office/service/service-screen.tsx')) },
      { path: 'projects', lazy: screen(() => import('#app/office/portfolio/project-screen.tsx')) },
      { path: 'products', lazy: screen(() => import('#app/office/portfolio/product-screen.tsx')) },
      { path: 'careers', lazy: screen(() => import('#app/office/career/job-screen.tsx')) },
      {
        path: 'applications',
        lazy: screen(() => import('#app/office/application/application-screen.tsx')),
      },
      { path: 'enquiries', lazy: screen(() => import('#app/office/enquiry/enquiry-screen.tsx')) },
      {
        path: 'newsletter',
        lazy: screen(() => import('#app/office/newsletter/newsletter-screen.tsx')),
      },
      { path: 'mails', lazy: screen(() => import('#app/office/mail/mail-screen.tsx')) },
      { path: 'logs', lazy: screen(() => import('#app/office/logs/log-screen.tsx')) },
      { path: 'audit', lazy: screen(() => import('#app/office/audit/audit-screen.tsx')) },
      { path: 'trash', lazy: screen(() => import('#app/office/trash/trash-screen.tsx')) },
      {
        path: 'personal-data',
        lazy: screen(() => import('#app/office/personal-data/personal-data-screen.tsx')),
      },
      { path: 'settings', lazy: screen(() => import('#app/office/settings/settings-screen.tsx')) },
      { path: 'account', lazy: screen(() => import('#app/office/account/account-screen.tsx')) },
      { path: '*', lazy: screen(() => import('#app/office/layout/unknown-screen.tsx')) },
    ],
  },
])
