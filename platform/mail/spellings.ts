/** The ways in which one mailbox may have been written down. */
import { domainToUnicode } from 'node:url'
import { withPlainHost } from '#platform/mail/email-address.ts'

/** An address as it was typed, with its host as the name system has it, and as people read it. */
export function spellingsOf(email: string): string[] {
  const plain = withPlainHost(email)
  const at = plain.lastIndexOf('@') + 1
  const read = domainToUnicode(plain.slice(at))
  return [...new Set([email, plain, ...(read ? [plain.slice(0, at) + read] : [])])]
}
