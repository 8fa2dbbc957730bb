import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type * as z from 'zod'
import { changePassword, sessionList } from '#app/office/account/account.calls.ts'
import { LeaveGuard } from '#app/office/layout/leave-guard.tsx'
import { ScreenSection } from '#app/office/layout/screen-section.tsx'
import { showErrors } from '#app/office/record/form-dialog.tsx'
import { useWrite } from '#app/office/record/use-write.ts'
import { PasswordField } from '#app/office/session/password-field.tsx'
import { useSession } from '#app/office/session/session.ts'
import { Button } from '#app/ui/button.tsx'
import { passwordChange } from '#domain/staff/staff.contract.ts'

type Values = z.infer<typeof passwordChange>

const empty: Values = { currentPassword: '', password: '' }

/** Replaces one's own password; one's other sessions end with the old one. */
export function PasswordForm() {
  const user = useSession()?.user
  const form = useForm<Values>({
    resolver: zodResolver(passwordChange),
    defaultValues: empty,
    mode: 'onTouched',
  })
  const { errors, isDirty, isSubmitting } = form.formState
  const change = useWrite<Values>({
    call: (values) => changePassword(user?._id ?? '', values),
    invalidates: sessionList.queryKey,
    success: 'Password changed successfully! Your other sessions have ended.',
    failure: 'Failed to change the password',
    isShown: (error) => 'errors' in error && (error.errors as unknown[]).length > 0,
  })
  const send = form.handleSubmit(async (values) => {
    try {
      await change.mutateAsync(values)
      form.reset(empty)
    } catch (error) {
      showErrors(error, form)
    }
  })
  return (
    <ScreenSection
      title="Change password"
      description="Everywhere else you are signed out at once. A mail tells you that it was changed."
    >
      <form noValidate className="grid max-w-sm gap-5" onSubmit={send}>
        <LeaveGuard hasUnsavedChanges={isDirty && !isSubmitting} />
        {/* Tells a password manager whose password this is. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={user?.username ?? ''}
          readOnly
          hidden
        />
        <PasswordField
          label="Current password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint="At least 8 characters, with an uppercase letter, a special character and a digit"
          error={errors.password?.message}
          {...form.register('password')}
        />
        {errors.root?.message && <p className="text-sm text-danger">{errors.root.message}</p>}
        <Button type="submit" look="primary" className="justify-self-start" pending={isSubmitting}>
          Change password
        </Button>
      </form>
    </ScreenSection>
  )
}
