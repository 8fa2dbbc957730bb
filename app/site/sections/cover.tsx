import { useEffect, useRef, useState } from 'react'
import placeholder from '#app/site/assets/placeholder.svg'
import { Picture } from '#app/site/sections/picture.tsx'

type CoverProps = {
  url: string | undefined
  alt: string
  /** How wide it is drawn, as the attribute of that name says it. */
  sizes: string
  /** True where the picture is among the first things seen. */
  eager?: boolean
  /** What stands in its place on a telephone. */
  narrow?: string | undefined
  /** Class of the place that crops it. */
  place?: 'proof-picture' | 'row-wide' | 'case-wide' | 'service-band-picture' | undefined
}

/**
 * How wide covers are drawn in their places, as a picture's `sizes` says it. Those first seen say a hair less than they
 * are: at 412 px of 1.75 points, as many phones have, the whole width would ask for 721 pixels and fetch the form of 1080
 * instead of the one of 720.
 */
export const coverSizes = {
  lead: '(min-width: 40rem) 43vw, 99vw',
  half: '44vw',
  scene: '(min-width: 48rem) 40vw, 78vw',
  stage: '(min-width: 72rem) 25vw, 18rem',
  stageWide: '(min-width: 72rem) 60vw, (min-width: 48rem) 42rem, 18rem',
  proof: '(min-width: 64rem) 56vw, (min-width: 48rem) 84vw, 124vw',
  details: '(min-width: 48rem) 43vw, 99vw',
  wide: '(min-width: 48rem) 100vw, 128vw',
  beside: '(min-width: 64rem) 60vw, (min-width: 48rem) 90vw, 114vw',
  within: '(min-width: 48rem) 90vw, 114vw',
  tall: '(min-width: 48rem) 53vw, 90vw',
  small: '(min-width: 48rem) 42vw, 90vw',
  halves: '(min-width: 48rem) 44vw, 90vw',
}

const widths = [320, 480, 720, 1080] as const

/**
 * The picture of a project or product, or a drawing in its place. Draws at 2 : 3, unless its place
 * crops it.
 */
export function Cover({ url, alt, sizes, eager, narrow, place }: CoverProps) {
  const picture = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    // It may have failed before there was a script to hear of it.
    const own = picture.current
    if (own?.complete && own.naturalWidth === 0) setFailed(url)
  }, [url])
  return (
    <Picture
      ref={picture}
      className={place ? `cover ${place}` : 'cover'}
      src={url && url !== failed ? url : placeholder}
      widths={place ? [...widths, 1920] : widths}
      sizes={sizes}
      eager={eager}
      narrow={narrow}
      alt={alt}
      width="1000"
      height="1500"
      draggable={false}
      onError={() => setFailed(url)}
    />
  )
}
