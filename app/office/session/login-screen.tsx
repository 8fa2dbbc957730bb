import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '#app/office/api-client.ts'
import { Entrance } from '#app/office/session/entrance.tsx'
import { ForgottenPasswordDialog } from '#app/office/session/forgotten-password-dialog.tsx'
import { type Credentials, loginFailure, signIn } from '#app/office/session/login.ts'
import { PasswordField } from '#app/office/session/password-field.tsx'
import { SecondStepForm } from '#app/office/session/second-step-form.tsx'
import { sessionWasLost } from '#app/office/session/session.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { toast } from '#app/ui/toaster.tsx'
import { credentials } from '#domain/staff/staff.contract.ts'

/** Milliseconds that a notice about signing in stays (the specification, business constants). */
const noticeTime = 3000

/** Shown on every path of the office to whoever is not signed in. */
export function LoginScreen({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const [hasForgotten, setHasForgotten] = useState(false)
  const [challenge, setChallenge] = useState<string>()
  const form = useForm<Credentials>({
    resolver: zodResolver(credentials),
    defaultValues: { username: '', password: '' },
  })
  const { errors } = form.formState
  const wasLost = sessionWasLost()
  const { setFocus } = form
  // Whoever was typing goes on typing.
  useEffect(() => {
    if (wasLost) setFocus('username')
  }, [wasLost, setFocus])
  const login = useMutation({
    mutationFn: (input: Credentials) => signIn(input, onSignedIn),
    onMutate: () => toast.dismiss(),
    onSuccess: setChallenge,
    onError(error) {
      toast.error(loginFailure(error), { duration: noticeTime })
      form.setFocus('password', { shouldSelect: true })
    },
  })
  const isRefused = login.error instanceof ApiError && login.error.status === 401

  const backToPassword = (reason?: string) => {
    setChallenge(undefined)
    if (reason) toast.error(reason, { duration: noticeTime })
  }

  if (challenge) {
    return (
      <Entrance title="Sign in">
        <SecondStepForm challenge={challenge} onSignedIn={onSignedIn} onBack={backToPassword} />
      </Entrance>
    )
  }
  return (
    <Entrance title="Sign in">
      <form
        noValidate
        className="grid w-full max-w-sm gap-5"
        onSubmit={form.handleSubmit((input) => login.mutate(input))}
      >
        <div className="mb-3">
          <h1 className="text-3xl font-semibold">Back office</h1>
          <p role={wasLost ? 'status' : undefined} className="mt-2 text-pretty text-muted">
            {wasLost
              ? 'Your session has ended. Sign in again; a form that you were filling in then offers what you had typed.'
              : 'Sign in with your staff account.'}
          </p>
        </div>
        <TextField
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.username?.message}
          {...form.register('username')}
        />
        <PasswordField
          error={
            errors.password?.message ??
            (isRefused ? 'Check the username and the password.' : undefined)
          }
          {...form.register('password')}
        />
        {login.isError && !isRefused && (
          <p className="text-sm text-danger">You are not signed in yet. Please try again.</p>
        )}
        <Button type="submit" look="primary" className="h-11" pending={login.isPending}>
          {login.isPending ? 'LOGGING IN...' : 'LOGIN'}
        </Button>
        <Button
          look="quiet"
          className="-ml-3.5 justify-self-start"
          onClick={() => setHasForgotten(true)}
        >
          Forget Password?
        </Button>
      </form>
      {hasForgotten && <ForgottenPasswordDialog onClose={() => setHasForgotten(false)} />}
    </Entrance>
  )
}
