/** What an e-mail address is to this product, for forms and mails alike. Browser-safe. */

import { hasOneSpelling } from '#platform/one-spelling.ts'

/** Longest address that mail can be sent to (RFC 5321 with erratum 1690). */
export const maxEmailLength = 254

/** What the documentation says of a field that takes one. */
export const emailFormat = { format: 'email', maxLength: maxEmailLength } as const

/** No space, control character or separator, so that an address can't break out of a mail header. */
const address =
  /^[^\s@<>()[\]",;:\\\p{C}]{1,64}@[^\s@<>()[\]",;:\\.\p{C}]+(?:\.[^\s@<>()[\]",;:\\.\p{C}]+)+$/u

/**
 * True for one bare address, `name@host.tld`, in whatever spelling: for what was stored before
 * spellings were looked at. Whether anyone reads it, only a mail can tell.
 */
export const canBeMailed = (value: string) => value.length <= maxEmailLength && address.test(value)

/** The full stop of Chinese is a dot to the name system. */
const otherDot = /@.*。/u

/** A host without signs of ASCII that no host holds. */
const plainHost = /@(?:[a-z0-9.-]|\P{ASCII})+$/iu

/** How an encoded word begins (RFC 2047): some programs decode one in an address, and write to another. */
const encodedWord = '=?'

/**
 * True for an address that may be taken. The name system maps letters of full width and the like to
 * plain ones (UTS #46), so that one mailbox would have any number of addresses: only the plain one is.
 */
export const isEmailAddress = (value: string) =>
  canBeMailed(value) &&
  plainHost.test(value) &&
  hasOneSpelling(value) &&
  !otherDot.test(value) &&
  !value.includes(encodedWord)

/** A host that is written in letters beyond ASCII, without anything that an URL would read otherwise. */
const foreignHost = /^(?=.*\P{ASCII})[\p{L}\p{M}\p{N}.-]+$/u

/**
 * The address with its host as the name system has it: `x@bücher.example` is one mailbox with
 * `x@xn--bcher-kva.example`, which is what most browsers make of the former. What has no such form is
 * returned as it is.
 */
export function withPlainHost(email: string): string {
  const at = email.lastIndexOf('@') + 1
  const host = email.slice(at)
  if (!foreignHost.test(host) || !URL.canParse(`http://${host}`)) return email
  const plain = email.slice(0, at) + new URL(`http://${host}`).hostname
  return plain.length <= maxEmailLength ? plain : email
}

/**
 * A regular expression, for JavaScript and PostgreSQL alike, that finds just this address in a text:
 * not one that it is a part of. To be used without regard to case.
 */
export const addressPattern = (email: string) =>
  `(?<![\\w.+%-])${email.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?![\\w-]|\\.\\w)`
