import { type DragEvent, type ReactNode, useState } from 'react'

type DropZoneProps = { className: string; onDrop: (files: FileList) => void; children: ReactNode }

/** The frame of a field for files: what is dropped anywhere on it counts as chosen. */
export function DropZone({ className, onDrop, children }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    onDrop(event.dataTransfer.files)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra way into the input inside
    <div
      className={`${className} gap-3 rounded-md border border-dashed border-field bg-surface p-3 data-over:border-accent data-over:bg-hover`}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  )
}

/** The look of the browser's own file input, whose button is like ours. */
export const fileInputLook =
  'min-w-0 text-sm file:mr-3 file:h-control file:cursor-pointer file:rounded-md file:border file:border-solid file:border-field/60 file:bg-surface file:px-3 file:font-medium file:text-ink hover:file:bg-hover'
