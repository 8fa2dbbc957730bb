/** The scene of a craft: what is on the table while it is at work. */

import { Picture } from '#app/site/sections/picture.tsx'
import { Plate, type PlateFiles } from '#app/site/sections/plate.tsx'

const files = import.meta.glob<string>('../assets/craft-*.{avif,webp}', {
  eager: true,
  import: 'default',
})

/** Pictures of the site's own that show a category go by its name. */
export const craftSlug = (category: string): string =>
  category.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** The files of a category's scene; undefined for one that staff added. */
function sceneOf(category: string): PlateFiles | undefined {
  const slug = craftSlug(category)
  const file = (rest: string) => files[`../assets/craft-${slug}-${rest}`] ?? ''
  const fallback = file('960.webp')
  return fallback
    ? {
        narrower: [640, 800].map((width) => [file(`${width}.avif`), width] as const),
        small: file('960.avif'),
        large: file('1920.avif'),
        fallback,
      }
    : undefined
}

export type CraftPictureProps = {
  /** Name of the category. */
  of: string
  /** Stands in where the site has no picture of that name. */
  icon: string | undefined
  /** How wide it is drawn, as the attribute of that name says it. */
  sizes: string
  eager?: boolean
}

/** Lies on the colour of its category: neither the scene nor an icon has a ground of its own. */
export function CraftScene({ of, icon, sizes, eager = false }: CraftPictureProps) {
  const found = sceneOf(of)
  if (found) {
    return <Plate files={found} width={1920} height={1080} sizes={sizes} alt="" eager={eager} />
  }
  return <CraftIcon icon={icon} eager={eager} />
}

/** What stands in for the picture of a category that the site doesn't know. */
export const CraftIcon = ({ icon, eager }: Pick<CraftPictureProps, 'icon' | 'eager'>) =>
  icon ? (
    <Picture
      className="craft-icon"
      src={icon}
      widths={[320, 480, 720]}
      sizes="(min-width: 64rem) 30vw, 26rem"
      eager={eager}
      alt=""
      width="400"
      height="200"
    />
  ) : null
