/** The second step of signing in: a code, after the password was right. */
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError } from '#app/office/api-client.ts'
import { completeSignIn, loginFailure } from '#app/office/session/login.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { secondFactorMessages } from '#domain/staff/second-factor.contract.ts'

type SecondStepFormProps = {
  challenge: string
  onSignedIn: () => Promise<void>
  /** Goes back to the password, with the reason where it was not the visitor's wish. */
  onBack: (reason?: string) => void
}

export function SecondStepForm({ challenge, onSignedIn, onBack }: SecondStepFormProps) {
  const [code, setCode] = useState('')
  const [isEmpty, setIsEmpty] = useState(false)
  const complete = useMutation({
    mutationFn: () => completeSignIn({ challenge, code }, onSignedIn),
    onError(error) {
      if (error instanceof ApiError && error.message === secondFactorMessages.expired) {
        onBack(error.message)
      }
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsEmpty(code.trim() === '')
    if (code.trim() !== '' && !complete.isPending) complete.mutate()
  }
  return (
    <form noValidate className="grid w-full max-w-sm gap-5" onSubmit={send}>
      <div className="mb-3">
        <h1 className="text-3xl font-semibold">Second step</h1>
        <p className="mt-2 text-muted">Enter the code that your authenticator app shows.</p>
      </div>
      <TextField
        // The password was just sent from this place; the code is what comes next.
        autoFocus
        label="Code"
        name="code"
        hint="Six digits, or one of your recovery codes."
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        error={
          isEmpty
            ? secondFactorMessages.code
            : complete.error
              ? loginFailure(complete.error)
              : undefined
        }
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" look="primary" className="h-11" pending={complete.isPending}>
        Verify
      </Button>
      <Button look="quiet" className="-ml-3.5 justify-self-start" onClick={() => onBack()}>
        Back to the password
      </Button>
    </form>
  )
}
