/** The scene of a craft: what is on the table while it is at work. */

import { Picture } from '#app/site/sections/picture.tsx'
import { Plate } from '#app/site/sections/plate.tsx'

const files = import.meta.glob<string>('../assets/craft-*.{avif,webp}', {
  eager: true,
  import: 'default',
})

/** The files of a category's scene, which go by its name; undefined for one that staff added. */
function sceneOf(category: string, [smallest, small, large]: readonly [number, number, number]) {
  const slug = category.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const file = (rest: string) => files[`../assets/craft-${slug}-${rest}`] ?? ''
  const fallback = file('960.webp')
  return fallback
    ? {
        smallest: file(`${smallest}.avif`),
        small: file(`${small}.avif`),
        large: file(`${large}.avif`),
        fallback,
      }
    : undefined
}

type CraftSceneProps = {
  /** Name of the category. */
  of: string
  /** Stands in where the site has no scene of that name. */
  icon: string | undefined
  /** How wide it is drawn, as the attribute of that name says it. */
  sizes: string
  eager?: boolean
  /** True where it is one of many on a page that must weigh little. */
  little?: boolean
}

/** Lies on the colour of its category: neither the scene nor an icon has a ground of its own. */
export function CraftScene(props: CraftSceneProps) {
  const { of, icon, sizes, eager = false, little = false } = props
  const widths = little ? ([320, 480, 960] as const) : ([640, 960, 1920] as const)
  const found = sceneOf(of, widths)
  if (found) {
    return (
      <Plate
        files={found}
        width={widths[2]}
        height={(widths[2] * 9) / 16}
        sizes={sizes}
        alt=""
        eager={eager}
      />
    )
  }
  return icon ? (
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
}
