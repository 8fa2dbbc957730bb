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
    .meta({ format: 'uri' })

/**
 * The host of an address with its port, as browsers compare hosts: in small letters, and other
 * scripts in their ASCII form. `www.` before it makes no difference. Undefined where there is none.
 */
export const hostOf = (address: string): string | undefined =>
  URL.parse(address)?.host.replace(/^www\./, '') || undefined

/** Browsers leave line breaks and tabs out of an address, so that it isn't the one that is read. */
const unseen = /[\p{Cc}\p{Cf}\u2028\u2029]/u

function isWebAddress(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && /^https?:\/\//i.test(value) && !unseen.test(value)
}
