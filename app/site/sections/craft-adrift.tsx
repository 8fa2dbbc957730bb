/** What stands for a craft on a low wave: a thing folded from paper, afloat. */
import { type CraftPictureProps, craftSlug } from '#app/site/sections/craft-icon.tsx'
import { CraftThing } from '#app/site/sections/craft-thing.tsx'
import { Plate, type PlateFiles } from '#app/site/sections/plate.tsx'

const files = import.meta.glob<string>('../assets/adrift-*.{avif,webp}', {
  eager: true,
  import: 'default',
})

/** The foot of its place is for the next wave to cover. A craft without one shows its thing. */
export function CraftAdrift(props: CraftPictureProps) {
  const file = (rest: string) => files[`../assets/adrift-${craftSlug(props.of)}-${rest}`] ?? ''
  const found: PlateFiles = {
    small: file('320.avif'),
    large: file('640.avif'),
    fallback: file('320.webp'),
  }
  return found.fallback ? (
    <Plate files={found} width={640} height={552} sizes={props.sizes} alt="" />
  ) : (
    <CraftThing {...props} />
  )
}
