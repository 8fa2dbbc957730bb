import type { Ref } from 'react'
import { controlLook, Field, type FieldTexts } from '#app/ui/field.tsx'

type ColorFieldProps = FieldTexts & {
  name: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/** A colour as a hex value, typed or picked. */
export function ColorField(props: ColorFieldProps) {
  const { label, hint, error, optional = false, name, value, onChange, onBlur, ref } = props
  return (
    <Field {...{ label, hint, error, optional }}>
      {(control) => (
        <div className="flex gap-2">
          <input
            ref={ref}
            type="text"
            name={name}
            value={value}
            placeholder="#0EA5E9"
            autoComplete="off"
            spellCheck={false}
            {...control}
            className={`${controlLook} h-control font-mono`}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
          <input
            type="color"
            aria-label={`Pick: ${label}`}
            value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#888888'}
            className="h-control w-12 shrink-0 rounded-md border border-field bg-surface p-1"
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  )
}
