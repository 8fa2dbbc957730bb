import { type ComponentProps, useState } from 'react'
import { controlLook, Field } from '#app/ui/field.tsx'
import { EyeIcon, EyeOffIcon } from '#app/ui/icons.tsx'

type PasswordFieldProps = ComponentProps<'input'> & { error?: string | undefined }

/** A password that can be shown while it is typed. */
export function PasswordField({ error, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Field label="Password" error={error}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            className={`${controlLook} h-9 pr-12 pointer-coarse:h-11`}
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
