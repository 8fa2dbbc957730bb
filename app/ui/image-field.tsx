import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { DropZone, fileInputLook } from '#app/ui/drop-zone.tsx'
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
  const preview = usePreview(value)
  useImperativeHandle(props.ref, () => ({ focus: () => input.current?.focus() }))
  // What is no longer chosen could not be chosen again: a browser tells of changes alone.
  useEffect(() => {
    if (!(value instanceof File) && input.current) input.current.value = ''
  }, [value])

  const drop = (files: FileList) => {
    if (files[0]) onChange(files[0])
    if (input.current && files.length === 1) input.current.files = files
  }
  const remove = () => {
    onChange(null)
    input.current?.focus()
  }

  return (
    <Field {...{ label, hint, error, optional }}>
      {(control) => (
        <DropZone className="flex flex-wrap items-center" onDrop={drop}>
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
          <div className="flex min-w-0 grow basis-64 items-center gap-3">
            <input
              ref={input}
              type="file"
              name={name}
              accept={accept.join(',')}
              {...control}
              data-kept={typeof value === 'string' || undefined}
              className={`${fileInputLook} grow text-muted data-kept:text-transparent`}
              onChange={(event) => {
                const file = event.target.files?.[0]
                // Leaving the browser's own dialog without a choice empties the input, not the field.
                if (file) onChange(file)
              }}
              onBlur={onBlur}
            />
            {preview && <Button onClick={remove}>Remove</Button>}
          </div>
        </DropZone>
      )}
    </Field>
  )
}
