/** What the pictures of a craft have in common, and what stands in for one that the site doesn't have. */
import { Picture } from '#app/site/sections/picture.tsx'

/** Pictures of the site's own that show a category go by its name. */
export const craftSlug = (category: string): string =>
  category.toLowerCase().replace(/[^a-z0-9]+/g, '-')

export type CraftPictureProps = {
  /** Name of the category. */
  of: string
  /** Stands in where the site has no picture of that name. */
  icon: string | undefined
  /** How wide it is drawn, as the attribute of that name says it. */
  sizes: string
  eager?: boolean
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
