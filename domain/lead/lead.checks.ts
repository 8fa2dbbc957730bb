/**
 * What the forms for potential customers need to know of their rules. Plain values and functions, so
 * that the public pages carry no schema library.
 */
import { isEmailAddress } from '#platform/mail/email-address.ts'

export const leadSources = ['catalog', 'quotation'] as const
export type LeadSource = (typeof leadSources)[number]

export const invalidLeadEmail = 'Please enter a valid email address'

/** What the forms say when they have arrived. */
export const leadMessages = {
  catalog: 'Thank you! Your catalogue is ready.',
  quotation: 'Thank you! We will send you a quotation.',
} as const satisfies Record<LeadSource, string>

export const catalogueUrl = '/catalogue.pdf'

/** What is wrong with a form of this kind. */
export const leadProblems = ({ email }: { email: string }): { path: string; message: string }[] =>
  isEmailAddress(email) ? [] : [{ path: 'email', message: invalidLeadEmail }]
