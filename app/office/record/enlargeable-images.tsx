import { useState } from 'react'
import { Dialog } from '#app/ui/dialog.tsx'

/** A record's pictures in small, each of which opens in large. */
export function EnlargeableImages({ images, name }: { images: readonly string[]; name: string }) {
  const [large, setLarge] = useState<number>()
  const titleOf = (index: number) => `Image ${index + 1} of ${images.length}`
  return (
    <>
      <ul className="flex flex-wrap gap-3">
        {images.map((image, index) => (
          <li key={image}>
            <button
              type="button"
              aria-label={`Enlarge image ${index + 1}`}
              title={`Enlarge image ${index + 1}`}
              className="cursor-zoom-in overflow-hidden rounded-sm border border-line bg-paper hover:border-field"
              onClick={() => setLarge(index)}
            >
              <img src={image} alt="" className="h-24 min-w-16 object-contain" />
            </button>
          </li>
        ))}
      </ul>
      {large !== undefined && (
        <Dialog title={titleOf(large)} width="large" onClose={() => setLarge(undefined)}>
          <img
            src={images[large]}
            alt={`${name}, ${titleOf(large).toLowerCase()}`}
            className="mx-auto max-h-[70dvh] rounded-sm bg-paper"
          />
        </Dialog>
      )}
    </>
  )
}
