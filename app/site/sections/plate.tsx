/** A composed plate of the site's own, as wide as its place needs. */
type PlateProps = {
  /** Addresses of the widths, and of the form for browsers without AVIF. */
  files: { smallest?: string; small: string; large: string; fallback: string }
  width: number
  height: number
  /** How wide it is drawn, as the attribute of that name says it. */
  sizes: string
  alt: string
  /** True where it is among the first things seen. */
  eager?: boolean
}

/** @param props.width pixels of the large form, of which the small one has half and the smallest a third */
export function Plate({ files, width, height, sizes, alt, eager }: PlateProps) {
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={`${files.smallest ? `${files.smallest} ${width / 3}w, ` : ''}${files.small} ${width / 2}w, ${files.large} ${width}w`}
        sizes={sizes}
      />
      <img
        className="plate"
        src={files.fallback}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
      />
    </picture>
  )
}
