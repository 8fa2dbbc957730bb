const number = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 2 })

/** Bytes in words, with 1 MB as 1,048,576 bytes. */
export function sizeOf(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`
  if (bytes < 1_048_576) return `${number.format(bytes / 1024)} kB`
  return `${number.format(bytes / 1_048_576)} MB`
}
