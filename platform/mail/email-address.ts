/** What an e-mail address is to this product, for forms and mails alike. Browser-safe. */

import { hasOneSpelling } from '#platform/one-spelling.ts'

/** Longest address that mail can be sent to (RFC 5321 with erratum 1690). */
export const maxEmailLength = 254

/**
 * No space, control character or separator, so that an address can't break out of a mail header; nor
 * the full stop of Chinese, which is a dot to the name system.
 */
const address =
  /^[^\s@<>()[\]",;:\\\p{C}]{1,64}@[^\s@<>()[\]",;:\\.。\p{C}]+(?:\.[^\s@<>()[\]",;:\\.。\p{C}]+)+$/u

/**
 * True for one bare address, `name@host.tld`. Whether anyone reads it, only a mail can tell. The name
 * system maps letters of full width and the like to plain ones (UTS #46), so that one mailbox would
 * have any number of addresses: only the plain one is taken.
 */
export const isEmailAddress = (value: string) =>
  value.length <= maxEmailLength && address.test(value) && hasOneSpelling(value)

/**
 * A regular expression, for JavaScript and PostgreSQL alike, that finds just this address in a text:
 * not one that it is a part of. To be used without regard to case.
 */
export const addressPattern = (email: string) =>
  `(?<![\\w.+%-])${email.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?![\\w-]|\\.\\w)`
