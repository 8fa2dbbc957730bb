/** A picture of the site's own that shows a craft, found by its name. */
import { CraftIcon } from '#app/site/sections/craft-icon.tsx'
import { craftSlug, isOwnCraft } from '#app/site/sections/own-crafts.ts'
import { Plate } from '#app/site/sections/plate.tsx'

export type CraftPictureProps = {
  /** Name of the category. */
  of: string
  /** Stands in where the site has no picture of that name. */
  icon: string | undefined
  /** How wide it is drawn, as the attribute of that name says it. */
  sizes: string
  eager?: boolean
}

type CraftPlateProps = CraftPictureProps & {
  /** Addresses by path: of AVIF in the widths told and in half the width, and of WebP in that. */
  files: Record<string, string>
  /** What the names of the files begin with, before that of the craft. */
  kind: string
  /** Pixels. */
  width: number
  height: number
  narrower: readonly number[]
}

/** Lies on the colour of its category: neither the picture nor an icon has a ground of its own. */
export function CraftPlate({ of, icon, files, kind, narrower, ...plate }: CraftPlateProps) {
  if (!isOwnCraft(of)) return <CraftIcon icon={icon} eager={plate.eager} />
  const file = (width: number, type = 'avif') =>
    files[`../assets/${kind}-${craftSlug(of)}-${width}.${type}`] ?? ''
  const half = plate.width / 2
  return (
    <Plate
      {...plate}
      files={{
        narrower: narrower.map((width) => [file(width), width] as const),
        small: file(half),
        large: file(plate.width),
        fallback: file(half, 'webp'),
      }}
      alt=""
    />
  )
}
