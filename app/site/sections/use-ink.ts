/** Gives the page the colours of a brand. */
import { useEffect } from 'react'
import type { PageColors } from '#app/site/sections/picture-colors.ts'
import { variantUrl } from '#platform/media/picture-variants.ts'

/** Nothing waits for the colours, so what takes them from the picture comes together with it. */
async function takeColors(url: string) {
  const picture = Object.assign(new Image(), { src: url })
  const [{ colorsOf, propertiesOf }] = await Promise.all([
    import('#app/site/sections/picture-colors.ts'),
    picture.decode(),
  ])
  const [width, height] = [32, 48]
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(picture, 0, 0, width, height)
  const colors = context && colorsOf(context.getImageData(0, 0, width, height).data)
  return { colors, propertiesOf }
}

/**
 * Keeps three custom properties of the page at the colours of a picture: `--<name>` at its ink, and
 * with `-ground` and `-words` behind it those of a field. The document may have brought them; until
 * the picture is here, and for one that isn't kept by us, they aren't set.
 * @param url of the picture itself, whose smallest form is looked at: the one on the page is so large
 * that reading it would hold up everything else
 */
export function useInk(url: string | undefined, name: keyof PageColors): void {
  useEffect(() => {
    const small = url && variantUrl(url, 'avif', 320)
    if (!small) return
    let shown = true
    const root = document.documentElement
    const isKnown = getComputedStyle(root).getPropertyValue(`--${name}`) !== ''
    if (!isKnown) {
      // One that can't be read has no colour to take; its place on the page says that it is missing.
      takeColors(small).then(
        ({ colors, propertiesOf }) => {
          for (const [property, value] of shown && colors ? propertiesOf(name, colors) : []) {
            root.style.setProperty(property, value)
          }
        },
        () => undefined,
      )
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
