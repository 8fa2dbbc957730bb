/** Gives the page the colours of a brand. */
import { useLayoutEffect } from 'react'
import type { PageColors } from '#app/site/sections/picture-colors.ts'
import { variantUrl } from '#platform/media/picture-variants.ts'

/** Names the colours of a brand as custom properties, with their values. */
type Naming = (name: keyof PageColors) => [property: string, value: string][]

type Ink = { coming: Promise<Naming>; here?: Naming }

/** What is taken from pictures, by the address of their smallest form. Browser only. */
const inks = new Map<string, Ink>()

const smallestOf = (url: string | undefined) => url && variantUrl(url, 'avif', 320)

/** Nothing waits for the colours, so what takes them from the picture comes together with it. */
async function take(small: string): Promise<Naming> {
  const picture = Object.assign(new Image(), { src: small })
  const [{ colorsOf, propertiesOf }] = await Promise.all([
    import('#app/site/sections/picture-colors.ts'),
    picture.decode(),
  ])
  const [width, height] = [32, 48]
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(picture, 0, 0, width, height)
  const colors = context && colorsOf(context.getImageData(0, 0, width, height).data)
  return (name) => (colors ? propertiesOf(name, colors) : [])
}

/** Of a picture that can't be read it is asked for anew the next time. */
function inkOf(small: string): Ink {
  const known = inks.get(small)
  if (known) return known
  const ink: Ink = { coming: take(small) }
  inks.set(small, ink)
  ink.coming.then(
    (naming) => {
      ink.here = naming
    },
    () => inks.delete(small),
  )
  return ink
}

/**
 * Of a link to a page that opens in the colours of a picture: takes them as soon as it is pointed at or has the focus,
 * or the page would open by night and turn.
 */
export function inkAhead(url: string | undefined) {
  const foresee = () => {
    const small = smallestOf(url)
    if (small) inkOf(small)
  }
  return { onPointerEnter: foresee, onFocus: foresee }
}

/**
 * Keeps three custom properties of the page at the colours of a picture: `--<name>` at its ink, and
 * with `-ground` and `-words` behind it those of a field. The document may have brought them; until
 * the picture is here, and for one that isn't kept by us, they aren't set.
 * @param url of the picture itself, whose smallest form is looked at: the one on the page is so large
 * that reading it would hold up everything else
 */
export function useInk(url: string | undefined, name: keyof PageColors): void {
  // Before the page is painted, or it would be seen to change.
  useLayoutEffect(() => {
    const small = smallestOf(url)
    if (!small) return
    let shown = true
    const root = document.documentElement
    const show = (naming: Naming) => {
      for (const [property, value] of shown ? naming(name) : []) {
        root.style.setProperty(property, value)
      }
    }
    const here = inks.get(small)?.here
    // Asking what the document brought works out how the page looks, which then would be seen to change.
    if (here) show(here)
    else if (getComputedStyle(root).getPropertyValue(`--${name}`) === '') {
      // One that can't be read has no colour to take; its place on the page says that it is missing.
      inkOf(small).coming.then(show, () => undefined)
    }
    return () => {
      shown = false
      // Not only taken away, or those of the document would be back.
      for (const part of ['', '-ground', '-words']) {
        root.style.setProperty(`--${name}${part}`, 'initial')
      }
    }
  }, [url, name])
}
