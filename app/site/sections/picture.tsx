/** A stored picture in the width that its place needs. */
import type { ComponentProps } from 'react'
import { srcSetOf, type VariantWidth } from '#platform/media/picture-variants.ts'

type PictureProps = ComponentProps<'img'> & {
  src: string
  /** Pixels of width among which the browser chooses. */
  widths: readonly VariantWidth[]
  /** How wide the picture is drawn, as the attribute of that name says it. */
  sizes: string
  /** True where the picture is among the first things seen; all others come when they are near. */
  eager?: boolean | undefined
  /** What stands in its place on a telephone. */
  narrow?: string | undefined
}

/** Where a picture's place is that of a telephone. */
const onTelephones = '(max-width: 47.99rem)'

/**
 * A picture that isn't ours, such as a drawing of the site's own, is shown as it is. Browsers without AVIF get one
 * width for all.
 */
export function Picture({ src, widths, sizes, eager, narrow, ...image }: PictureProps) {
  const avif = srcSetOf(src, 'avif', widths)
  const own = (
    // biome-ignore lint/a11y/useAltText: each place gives its own
    <img
      {...image}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      srcSet={srcSetOf(src, 'webp', [720])}
      src={src}
    />
  )
  return avif ? (
    <picture>
      {narrow && (
        <source
          media={onTelephones}
          type="image/avif"
          srcSet={srcSetOf(narrow, 'avif', widths)}
          sizes={sizes}
        />
      )}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {own}
    </picture>
  ) : (
    own
  )
}
