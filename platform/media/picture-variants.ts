/** Smaller forms of a stored picture, and how they are called. Browser-safe. */

/** Pixels of width in which a picture can be had besides its own; nothing else is ever made. */
export const variantWidths = [320, 480, 720, 1080, 1920] as const
export type VariantWidth = (typeof variantWidths)[number]

export const variantFormats = ['avif', 'webp'] as const
export type VariantFormat = (typeof variantFormats)[number]

export type Variant = {
  /** Key of the picture it is made of. */
  original: string
  width: VariantWidth
  format: VariantFormat
}

const variantKey = new RegExp(
  `^([0-9a-f]{40})w(${variantWidths.join('|')})\\.(${variantFormats.join('|')})$`,
)

/** What a key calls for; undefined where it is the key of no variant. */
export function variantOf(key: string): Variant | undefined {
  const [, hash, width, format] = variantKey.exec(key) ?? []
  if (!hash) return undefined
  return {
    original: `${hash}.webp`,
    width: Number(width) as VariantWidth,
    format: format as VariantFormat,
  }
}

/** Where the picture at `url` is to be had in this form; undefined for one that isn't kept by us. */
export function variantUrl(
  url: string,
  format: VariantFormat,
  width: VariantWidth,
): string | undefined {
  const [, start] = /^(\/media\/[0-9a-f]{40})\.webp$/.exec(url) ?? []
  return start && `${start}w${width}.${format}`
}

/**
 * A `srcset` of the picture at `url` in these widths; undefined for a picture that isn't kept by us,
 * of which there are no variants.
 */
export function srcSetOf(
  url: string,
  format: VariantFormat,
  widths: readonly VariantWidth[],
): string | undefined {
  const forms = widths.map((width) => [variantUrl(url, format, width), `${width}w`])
  return forms[0]?.[0] && forms.map((form) => form.join(' ')).join(', ')
}
