import { useEffect, useRef } from 'react'
import placeholder from '#app/site/assets/placeholder.svg'

type CoverProps = {
  url: string | undefined
  alt: string
  /** True where the picture is among the first things seen. */
  eager?: boolean
}

/** The picture of a project or product, or a drawing in its place. Draws at 2 : 3. */
export function Cover({ url, alt, eager }: CoverProps) {
  const picture = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // It may have failed before there was a script to hear of it.
    const own = picture.current
    if (own?.complete && own.naturalWidth === 0) replace(own)
  }, [])
  return (
    <img
      ref={picture}
      className="cover"
      src={url ?? placeholder}
      alt={alt}
      width="1000"
      height="1500"
      loading={eager ? undefined : 'lazy'}
      draggable={false}
      onError={(event) => replace(event.currentTarget)}
    />
  )
}

function replace(picture: HTMLImageElement) {
  if (!picture.src.endsWith(placeholder)) picture.src = placeholder
}
