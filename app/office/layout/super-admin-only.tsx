import type { ReactNode } from 'react'
import { ScreenMessage } from '#app/office/layout/screen-message.tsx'
import { useStaff } from '#app/office/session/permission.ts'

type SuperAdminOnlyProps = { title: string; children: ReactNode }

/** Holds a screen back from every other role, as the server holds back what is on it. */
export function SuperAdminOnly({ title, children }: SuperAdminOnlyProps) {
  const { role, isSuperAdmin } = useStaff()
  if (isSuperAdmin) return children
  return (
    <ScreenMessage title={title}>
      Only a superAdmin may open this screen. Your role is {role}.
    </ScreenMessage>
  )
}
