import placeholder from '#app/site/assets/placeholder.svg'

type CoverProps = {
  url: string | undefined
  alt: string
  /** True where the picture is among the first things seen. */
  eager?: boolean
}

/** The picture of a project or product, or a drawing in its place. Draws at 2 : 3. */
export function Cover({ url, alt, eager }: CoverProps) {
  return (
    <img
      className="cover"
      src={url ?? placeholder}
      alt={alt}
      width="1000"
      height="1500"
      loading={eager ? undefined : 'lazy'}
      draggable={false}
      onError={(event) => {
        const picture = event.currentTarget
        if (!picture.src.endsWith(placeholder)) picture.src = placeholder
      }}
    />
  )
}
