/** Gives the page the colours of a brand. */
import { useEffect } from 'react'
import type { PictureColors } from '#app/site/sections/picture-colors.ts'
import { variantUrl } from '#platform/media/picture-variants.ts'

/** Nothing waits for the colours, so what takes them from the picture comes together with it. */
async function colorsOfPicture(url: string): Promise<PictureColors | undefined> {
  const picture = Object.assign(new Image(), { src: url })
  const [{ colorsOf }] = await Promise.all([
    import('#app/site/sections/picture-colors.ts'),
    picture.decode(),
  ])
  const [width, height] = [32, 48]
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return
  context.drawImage(picture, 0, 0, width, height)
  return colorsOf(context.getImageData(0, 0, width, height).data)
}

/**
 * Keeps three custom properties of the page at the colours of a picture: `--<name>` at its ink, and
 * with `-ground` and `-words` behind it those of a field. Without script, until the picture is here,
 * and for a picture that isn't kept by us, they aren't set.
 * @param url of the picture itself, whose smallest form is looked at: the one on the page is so large
 * that reading it would hold up everything else
 */
export function useInk(url: string | undefined, name: 'brand' | 'onward'): void {
  useEffect(() => {
    const small = url && variantUrl(url, 'avif', 320)
    if (!small) return
    let shown = true
    const { style } = document.documentElement
    const properties = [`--${name}`, `--${name}-ground`, `--${name}-words`] as const
    // One that can't be read has no colour to take; its place on the page says that it is missing.
    colorsOfPicture(small).then(
      (colors) => {
        if (!shown || !colors) return
        style.setProperty(properties[0], colors.ink)
        style.setProperty(properties[1], colors.ground)
        style.setProperty(properties[2], colors.onGround)
      },
      () => undefined,
    )
    return () => {
      shown = false
      for (const property of properties) style.removeProperty(property)
    }
  }, [url, name])
}
