/** Security: one's own password, and where one is signed in. */
import { PasswordForm } from '#app/office/account/password-form.tsx'
import { SessionList } from '#app/office/account/session-list.tsx'
import { ScreenHeader } from '#app/office/layout/screen-header.tsx'

export default function AccountScreen() {
  return (
    <>
      <ScreenHeader
        title="Security"
        description="Your own password, and the devices on which you are signed in."
      />
      <div className="grid gap-3">
        <PasswordForm />
        <SessionList />
      </div>
    </>
  )
}
