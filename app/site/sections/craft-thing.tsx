/** What stands for a craft, beside words: a thing of it with notes and tools, or that thing alone, where it is small. */

import { CraftIcon, type CraftPictureProps, craftSlug } from '#app/site/sections/craft-icon.tsx'
import { Plate, type PlateFiles } from '#app/site/sections/plate.tsx'

const files = import.meta.glob<string>('../assets/{thing,single}-*.{avif,webp}', {
  eager: true,
  import: 'default',
})

/** Lies on the colour of its category, on the lower edge of its place: neither has a ground. */
export function CraftThing({ of, icon, sizes, alone }: CraftPictureProps & { alone?: boolean }) {
  const file = (rest: string) =>
    files[`../assets/${alone ? 'single' : 'thing'}-${craftSlug(of)}-${rest}`] ?? ''
  const found: PlateFiles = {
    narrower: (alone ? [256, 300, 400] : [400]).map(
      (width) => [file(`${width}.avif`), width] as const,
    ),
    small: file('500.avif'),
    large: file('1000.avif'),
    fallback: file('500.webp'),
  }
  return found.fallback ? (
    <Plate files={found} width={1000} height={1000} sizes={sizes} alt="" />
  ) : (
    <CraftIcon icon={icon} />
  )
}
