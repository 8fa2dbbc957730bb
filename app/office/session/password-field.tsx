import { type ComponentProps, useState } from 'react'
import { controlLook, Field, type FieldTexts } from '#app/ui/field.tsx'
import { EyeIcon, EyeOffIcon } from '#app/ui/icons.tsx'

type PasswordFieldProps = Partial<FieldTexts> & ComponentProps<'input'>

/** A password that can be shown while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const { label = 'Password', hint, error, optional, ...input } = props
  const [isShown, setIsShown] = useState(false)
  return (
    <Field {...{ label, hint, error }} optional={optional ?? false}>
      {(control) => (
        <div className="relative">
          <input
            autoComplete="current-password"
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={`${controlLook} h-control pr-12`}
          />
          <button
            type="button"
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-muted hover:text-ink"
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <EyeOffIcon /> : <EyeIcon />}
            <span className="sr-only">{isShown ? 'Hide password' : 'Show password'}</span>
          </button>
        </div>
      )}
    </Field>
  )
}
