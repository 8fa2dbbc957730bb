/** A field that is to be read until its edit button is pressed. */
import { useEffect, useRef } from 'react'
import { IconButton } from '#app/ui/button.tsx'
import { controlLook, Field } from '#app/ui/field.tsx'
import { PencilIcon } from '#app/ui/icons.tsx'

type EditableFieldProps = {
  name: string
  label: string
  type: 'email' | 'tel' | 'text'
  value: string
  isOpen: boolean
  isChanged: boolean
  error: string | undefined
  onOpen: () => void
  onChange: (text: string) => void
}

/** A changed value has a green border, a wrong one a red border. */
export function EditableField(props: EditableFieldProps) {
  const { name, label, type, value, isOpen, isChanged, error, onOpen, onChange } = props
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isOpen) input.current?.focus()
  }, [isOpen])
  return (
    <Field label={label} error={error}>
      {(control) => (
        <div className="flex items-center gap-2">
          <input
            {...control}
            ref={input}
            name={name}
            type={type}
            value={value}
            readOnly={!isOpen}
            autoComplete="off"
            className={`${controlLook} h-control read-only:bg-sunken ${isChanged && !error ? 'border-success' : ''}`}
            onChange={({ target }) => onChange(target.value)}
          />
          <IconButton
            label={`Edit ${label}`}
            icon={<PencilIcon />}
            aria-pressed={isOpen}
            onClick={onOpen}
          />
        </div>
      )}
    </Field>
  )
}
