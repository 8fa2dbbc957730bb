/** A composed plate of the site's own, as wide as its place needs. */
export type PlateFiles = {
  /** Addresses of forms narrower than the small one, each with its width. */
  narrower?: readonly (readonly [url: string, width: number])[]
  small: string
  large: string
  /** For browsers without AVIF. */
  fallback: string
}

type PlateProps = {
  files: PlateFiles
  width: number
  height: number
  /** How wide it is drawn, as the attribute of that name says it. */
  sizes: string
  alt: string
  /** True where it is among the first things seen. */
  eager?: boolean
}

/** @param props.width pixels of the large form, of which the small one has half */
export function Plate({ files, width, height, sizes, alt, eager }: PlateProps) {
  const { narrower = [], small, large, fallback } = files
  const forms = [...narrower, [small, width / 2], [large, width]]
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={forms.map(([url, wide]) => `${url} ${wide}w`).join(', ')}
        sizes={sizes}
      />
      <img
        className="plate"
        src={fallback}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
      />
    </picture>
  )
}
