/** The pages that links in mails to staff lead to: each acts on a press, never by being opened. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { callApi, messageOf } from '#app/office/api-client.ts'
import { Entrance } from '#app/office/session/entrance.tsx'
import { PasswordField } from '#app/office/session/password-field.tsx'
import { endSession } from '#app/office/session/session.ts'
import { Button } from '#app/ui/button.tsx'
import { passwordReset } from '#domain/staff/staff.contract.ts'

const tokenInAddress = () => new URLSearchParams(location.hash.slice(1)).get('token') ?? ''

function ResetPasswordScreen() {
  const form = useForm({
    resolver: zodResolver(passwordReset),
    defaultValues: { token: tokenInAddress(), password: '' },
    mode: 'onChange',
  })
  const { errors } = form.formState
  const reset = useAct('/admin/reset-password')
  return (
    <LinkPage title="Set a new password" done={reset.data?.message}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={form.handleSubmit((values) => reset.mutate(values))}
      >
        <p className="text-muted">All devices are signed out once the new one is set.</p>
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint="At least 8 characters, with an uppercase letter, a special character and a digit"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <Problem text={errors.token?.message ?? reset.problem} />
        <Button type="submit" look="primary" className="h-11" pending={reset.isPending}>
          Set password
        </Button>
      </form>
    </LinkPage>
  )
}

function UndoEmailScreen() {
  const undo = useAct('/admin/undo-email')
  return (
    <LinkPage title="Take the change back" done={undo.data?.message}>
      <div className="grid gap-5">
        <p className="text-muted">
          The e-mail address of your account becomes again what it was, and all devices are signed
          out. Whoever changed it may know your password, so we mail you a link to set a new one.
        </p>
        <Problem text={undo.problem} />
        <Button
          look="primary"
          className="h-11"
          pending={undo.isPending}
          onClick={() => undo.mutate({ token: tokenInAddress() })}
        >
          Restore my e-mail address
        </Button>
      </div>
    </LinkPage>
  )
}

/** Screens by their whole path, whoever is signed in. */
export const mailedLinkScreens: Record<string, () => ReactNode> = {
  '/reset-password': ResetPasswordScreen,
  '/undo-email': UndoEmailScreen,
}

/** A call that ends all sessions of the account, this browser's with them. */
function useAct(path: string) {
  const act = useMutation({
    mutationFn: (body: { token: string }) => callApi<{ message: string }>('POST', path, { body }),
    onSuccess: endSession,
  })
  const problem = act.error
    ? messageOf(act.error, 'The server can’t be reached. Please try again.')
    : undefined
  return { ...act, problem }
}

function Problem({ text }: { text: string | undefined }) {
  return (
    text && (
      <p role="alert" className="text-sm text-danger">
        {text}
      </p>
    )
  )
}

type LinkPageProps = {
  title: string
  /** What is said once it is done. */
  done: string | undefined
  children: ReactNode
}

function LinkPage({ title, done, children }: LinkPageProps) {
  return (
    <Entrance title={title}>
      <div className="grid w-full max-w-sm gap-5">
        <h1 className="text-3xl font-semibold">{title}</h1>
        {done ? <p role="status">{done}</p> : children}
        <p>
          <a href="/admin/login" className="text-accent underline underline-offset-4">
            Go to the sign-in page
          </a>
        </p>
      </div>
    </Entrance>
  )
}
