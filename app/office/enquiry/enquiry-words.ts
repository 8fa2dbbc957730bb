/** What people call the kinds and states of enquiries. */
import type { States } from '#app/office/incoming/states.tsx'
import type { EnquiryView } from '#domain/enquiry/enquiry.contract.ts'

export type EnquiryStatus = EnquiryView['status']

export const statuses: States<EnquiryStatus> = {
  new: { label: 'New', tone: 'strong' },
  open: { label: 'Open', tone: 'caution' },
  done: { label: 'Done', tone: 'success' },
  quarantined: { label: 'Quarantined', tone: 'danger' },
}

export const kinds: Record<EnquiryView['kind'], { label: string }> = {
  contact: { label: 'Contact' },
  quotation: { label: 'Quotation' },
}

/** Those who ask for a quotation leave no name. */
export const senderOf = ({ fullname, email }: EnquiryView) => fullname || email

/** A mail to whoever wrote, with a subject that tells them what it answers. */
export function replyLink({ kind, email, product }: EnquiryView): string {
  const subject =
    kind === 'contact'
      ? 'Your message to Darya Studio'
      : `Your request for a quotation${product ? `: ${product.name}` : ''}`
  const address = encodeURIComponent(email).replace('%40', '@')
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`
}
