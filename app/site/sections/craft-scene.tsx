/** The scene of a craft: what is on the table while it is at work. */

import { CraftIcon, type CraftPictureProps, craftSlug } from '#app/site/sections/craft-icon.tsx'
import { Plate, type PlateFiles } from '#app/site/sections/plate.tsx'

const files = import.meta.glob<string>('../assets/craft-*.{avif,webp}', {
  eager: true,
  import: 'default',
})

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

/** Lies on the colour of its category: neither the scene nor an icon has a ground of its own. */
export function CraftScene({ of, icon, sizes, eager = false }: CraftPictureProps) {
  const found = sceneOf(of)
  if (found) {
    return <Plate files={found} width={1920} height={1080} sizes={sizes} alt="" eager={eager} />
  }
  return <CraftIcon icon={icon} eager={eager} />
}
