const shapes = { wide: 'aspect-2/1', square: 'aspect-square', tall: 'aspect-2/3' }

type ThumbnailProps = { src: string; shape: keyof typeof shapes; isLarge?: boolean }

/** A record's picture beside its name, which says in words what it is. */
export function Thumbnail({ src, shape, isLarge = false }: ThumbnailProps) {
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      className={`${isLarge ? 'h-24' : 'h-8'} ${shapes[shape]} rounded-sm bg-paper object-contain`}
    />
  )
}
