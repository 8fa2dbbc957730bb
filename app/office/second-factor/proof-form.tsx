/** A form that proves who is asking: by the current password, a code, or both. */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError, messageOf } from '#app/office/api-client.ts'
import { PasswordField } from '#app/office/session/password-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'

type Proof = { currentPassword: string; code: string }
type ProofName = keyof Proof

type ProofFormProps = {
  submit: string
  asks: readonly ProofName[]
  isDangerous?: boolean
  /** What it throws is shown at its field, or below. */
  onSubmit: (proof: Proof) => Promise<void>
}

const empty: Proof = { currentPassword: '', code: '' }
const missing: Proof = {
  currentPassword: 'Please enter your current password',
  code: 'Please enter the code',
}

/** Takes the focus, as each form stands in the place of the button or form before it. */
export function ProofForm({ submit, asks, isDangerous = false, onSubmit }: ProofFormProps) {
  const [proof, setProof] = useState(empty)
  const [errors, setErrors] = useState<Partial<Proof> & { root?: string }>({})
  const [isSending, setIsSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isWrong = Object.keys(errors).length > 0
  useEffect(() => {
    form.current?.querySelector<HTMLElement>(isWrong ? '[aria-invalid]' : 'input')?.focus()
  }, [isWrong])

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const absent = asks.filter((name) => proof[name] === '')
    if (absent.length > 0 || isSending) {
      setErrors(Object.fromEntries(absent.map((name) => [name, missing[name]])))
      return
    }
    setIsSending(true)
    setErrors({})
    try {
      await onSubmit(proof)
    } catch (error) {
      setErrors(errorsOf(error, asks))
    }
    setIsSending(false)
  }
  const field = (name: ProofName) => ({
    name,
    value: proof[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setProof({ ...proof, [name]: target.value }),
  })

  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={send}>
      {asks.includes('currentPassword') && (
        <PasswordField label="Current password" {...field('currentPassword')} />
      )}
      {asks.includes('code') && (
        <TextField
          label="Code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          {...field('code')}
        />
      )}
      {errors.root && (
        <p role="alert" className="text-sm text-danger">
          {errors.root}
        </p>
      )}
      <Button
        type="submit"
        look={isDangerous ? 'danger' : 'primary'}
        className="justify-self-start"
        pending={isSending}
      >
        {submit}
      </Button>
    </form>
  )
}

function errorsOf(error: unknown, asks: readonly ProofName[]) {
  const told = error instanceof ApiError ? error.errors : []
  const atFields = told.filter(({ path }) => asks.includes(path as ProofName))
  if (atFields.length === 0) return { root: messageOf(error, 'The server cannot be reached.') }
  return Object.fromEntries(atFields.map(({ path, message }) => [path, message]))
}
