import { useId } from 'react'

type CheckFieldProps = {
  name: string
  label: string
  hint?: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Something that is either so or not. */
export function CheckField({ name, label, hint, checked, onChange }: CheckFieldProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-x-2.5">
      <input
        id={id}
        type="checkbox"
        name={name}
        checked={checked}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="size-4"
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id} className="py-1 text-sm font-medium pointer-coarse:py-2.5">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="col-start-2 text-xs text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
