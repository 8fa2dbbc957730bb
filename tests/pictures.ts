/** Files to upload. */
import sharp from 'sharp'

type Format = 'png' | 'jpeg' | 'webp' | 'gif'

/** A real picture of one colour. */
export async function pictureFile(
  name = 'icon.png',
  { format = 'png' as Format, width = 40, height = 20, colour = '#ff5b2e' } = {},
): Promise<File> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer()
  return new File([new Uint8Array(bytes)], name, { type: `image/${format}` })
}

/** A form with these fields; a list appends each of its values. */
export function formOf(fields: Record<string, string | File | File[]>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, one)
  }
  return form
}
