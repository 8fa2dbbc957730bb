import { type DragEvent, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Field, type FieldTexts } from '#app/ui/field.tsx'
import { usePreview } from '#app/ui/use-preview.ts'

export type ImageFieldProps = FieldTexts & {
  name: string
  /** A newly chosen file, the address of the picture that is there, or none. */
  value: File | string | null
  /** MIME types to offer. */
  accept: readonly string[]
  onChange: (value: File | null) => void
  onBlur?: () => void
  ref?: Ref<{ focus: () => void }>
}

/**
 * One picture: the browser's own file input, a preview, and a button that takes the picture away
 * again. A file dropped anywhere on the field counts as chosen.
 */
export function ImageField(props: ImageFieldProps) {
  const { label, hint, error, optional = false, name, value, accept, onChange, onBlur } = props
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const preview = usePreview(value)
  useImperativeHandle(props.ref, () => ({ focus: () => input.current?.focus() }))

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const { files } = event.dataTransfer
    if (files[0]) onChange(files[0])
    if (input.current && files.length === 1) input.current.files = files
  }
  const remove = () => {
    if (input.current) input.current.value = ''
    onChange(null)
    input.current?.focus()
  }

  return (
    <Field {...{ label, hint, error, optional }}>
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra way into the input inside
        <div
          className="flex flex-wrap items-center gap-4 rounded-md border border-dashed border-field bg-surface p-3 data-over:border-accent data-over:bg-hover"
          data-over={isOver || undefined}
          onDragOver={(event) => {
            event.preventDefault()
            setIsOver(true)
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
        >
          {preview && (
            <img
              src={preview}
              alt={
                value instanceof File
                  ? `Preview of ${value.name}`
                  : `Present ${label.toLowerCase()}`
              }
              className="h-16 w-32 rounded-sm border border-line bg-paper object-contain"
            />
          )}
          <input
            ref={input}
            type="file"
            name={name}
            accept={accept.join(',')}
            {...control}
            data-kept={typeof value === 'string' || undefined}
            className="min-w-0 grow basis-36 text-sm text-muted data-kept:text-transparent file:mr-3 file:h-control file:cursor-pointer file:rounded-md file:border file:border-solid file:border-field/60 file:bg-surface file:px-3 file:font-medium file:text-ink hover:file:bg-hover"
            onChange={(event) => {
              const file = event.target.files?.[0]
              // Leaving the browser's own dialog without a choice empties the input, not the field.
              if (file) onChange(file)
            }}
            onBlur={onBlur}
          />
          {preview && <Button onClick={remove}>Remove</Button>}
        </div>
      )}
    </Field>
  )
}
