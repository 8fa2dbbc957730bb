/** Addresses of websites that people type. Browser-safe. */
import { text } from '#platform/text.ts'

const longestAddress = 500

/**
 * An absolute http or https address, trimmed. Nothing else becomes a link: `javascript:` would run
 * in the browser of whoever follows it.
 * @param required answers a missing or empty one
 */
export const webAddress = (required: string) =>
  text(required, longestAddress)
    .min(1, { error: required, abort: true })
    .refine(isWebAddress, 'Please enter a full address that begins with https:// or http://')

function isWebAddress(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && ['http:', 'https:'].includes(url.protocol) && /^https?:\/\//i.test(value)
}
