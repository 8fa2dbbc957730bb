/** What people call the kinds and states of enquiries. */
import { Badge, type BadgeTone } from '#app/ui/badge.tsx'
import type { EnquiryView } from '#domain/enquiry/enquiry.contract.ts'

export type EnquiryStatus = EnquiryView['status']

export const statusLabels: Record<EnquiryStatus, string> = {
  new: 'New',
  open: 'Open',
  done: 'Done',
  quarantined: 'Quarantined',
}

export const kindLabels: Record<EnquiryView['kind'], string> = {
  contact: 'Contact',
  quotation: 'Quotation',
}

const tones: Record<EnquiryStatus, BadgeTone> = {
  new: 'strong',
  open: 'caution',
  done: 'success',
  quarantined: 'danger',
}

export const EnquiryStatusBadge = ({ status }: { status: EnquiryStatus }) => (
  <Badge tone={tones[status]}>{statusLabels[status]}</Badge>
)

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
