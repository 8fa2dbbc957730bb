import { type Ref, useImperativeHandle, useRef } from 'react'
import { IconButton } from '#app/ui/button.tsx'
import { DropZone, fileInputLook } from '#app/ui/drop-zone.tsx'
import { Field, type FieldTexts } from '#app/ui/field.tsx'
import { TrashIcon } from '#app/ui/icons.tsx'
import { usePreview } from '#app/ui/use-preview.ts'

type ImagesFieldProps = FieldTexts & {
  name: string
  /** Newly chosen files and addresses of pictures that are there, in their order. */
  images: readonly (File | string)[]
  /** MIME types to offer. */
  accept: readonly string[]
  /** Something is being sent: nothing can be chosen or taken away meanwhile. */
  isBusy?: boolean
  onChoose: (files: File[]) => void
  onRemove: (index: number) => void
  onBlur?: () => void
  ref?: Ref<{ focus: () => void }>
}

/**
 * Several pictures: the browser's own file input, the pictures below it, and a button at each that
 * takes it away. Files dropped anywhere on the field count as chosen. What becomes of a choice is
 * the caller's.
 */
export function ImagesField(props: ImagesFieldProps) {
  const { label, hint, error, optional = false, name, images, accept, isBusy = false } = props
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(props.ref, () => ({ focus: () => input.current?.focus() }))

  return (
    <Field {...{ label, hint, error, optional }}>
      {(control) => (
        <DropZone
          className="grid"
          onDrop={(files) => {
            if (!isBusy) props.onChoose([...files])
          }}
        >
          <input
            ref={input}
            type="file"
            name={name}
            multiple
            accept={accept.join(',')}
            {...control}
            // Disabled it would lose the focus, which whoever takes a picture away gets here.
            aria-disabled={isBusy || undefined}
            className={`${fileInputLook} w-full text-transparent aria-disabled:opacity-45`}
            onClick={(event) => isBusy && event.preventDefault()}
            onChange={({ target }) => {
              const files = [...(target.files ?? [])]
              // The list below says what is chosen; the same file can be chosen again.
              target.value = ''
              if (!isBusy) props.onChoose(files)
            }}
            onBlur={props.onBlur}
          />
          {images.length > 0 && (
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-3">
              {images.map((image, index) => (
                <OneImage
                  key={
                    typeof image === 'string'
                      ? image
                      : `${image.name} ${image.lastModified} ${index}`
                  }
                  image={image}
                  label={`image ${index + 1}`}
                  isBusy={isBusy}
                  onRemove={() => {
                    props.onRemove(index)
                    input.current?.focus()
                  }}
                />
              ))}
            </ul>
          )}
        </DropZone>
      )}
    </Field>
  )
}

type OneImageProps = { image: File | string; label: string; isBusy: boolean; onRemove: () => void }

function OneImage({ image, label, isBusy, onRemove }: OneImageProps) {
  const preview = usePreview(image)
  return (
    <li className="relative aspect-2/3 overflow-hidden rounded-sm border border-line bg-paper">
      {preview && (
        <img
          src={preview}
          alt={image instanceof File ? `Preview of ${image.name}` : `Present ${label}`}
          className="size-full object-cover"
        />
      )}
      <IconButton
        label={`Remove ${label}`}
        icon={<TrashIcon />}
        aria-disabled={isBusy || undefined}
        className="absolute top-1 right-1 border border-line bg-raised"
        onClick={isBusy ? undefined : onRemove}
      />
    </li>
  )
}
