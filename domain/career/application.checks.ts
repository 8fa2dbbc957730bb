/**
 * What the application form needs to know of its rules. Plain values and functions, so that the public
 * page carries no schema library.
 */
import { isEmailAddress } from '#platform/mail/email-address.ts'

/** The text fields of the form, in the order in which it shows them. */
export const applicantFields = [
  'firstName',
  'lastName',
  'yourEmail',
  'phoneNumber',
  'city',
  'address',
  'state',
  'postalCode',
] as const
export type ApplicantField = (typeof applicantFields)[number]
export type ApplicantInput = Record<ApplicantField, string>

/** What is said where a field that is required was left empty, or filled with what it can't be. */
export const applicantMessages = {
  firstName: 'Please enter your first name',
  lastName: 'Please enter your last name',
  yourEmail: 'Please enter a valid email address',
  phoneNumber: 'Please enter your phone number',
} as const satisfies Partial<Record<ApplicantField, string>>

/** Bytes: 10 MB, with 1 MB as 1,048,576 bytes. */
export const maxResumeBytes = 10 * 1_048_576

export const resumeMessages = {
  required: 'Please attach your resume',
  empty: 'This file is empty. Please attach your resume',
  tooLarge: 'Resume size cannot be more than 10MB',
} as const

/** What the form says when its application has arrived (the specification, error catalogue). */
export const applicationSent = 'Form submitted successfully'

/** What is wrong with the form, in the order of its fields; the first one is what a visitor is told. */
export function applicationProblems(
  input: ApplicantInput,
  resume: { size: number } | undefined,
): { path: ApplicantField | 'resume'; message: string }[] {
  const unfilled = Object.entries(applicantMessages)
    .map(([path, message]) => ({ path: path as keyof typeof applicantMessages, message }))
    .filter(({ path }) => (path === 'yourEmail' ? !isEmailAddress(input[path]) : !input[path]))
  const problem = resumeProblem(resume)
  return problem ? [...unfilled, { path: 'resume', message: problem }] : unfilled
}

function resumeProblem(resume: { size: number } | undefined): string | undefined {
  if (!resume) return resumeMessages.required
  if (resume.size === 0) return resumeMessages.empty
  return resume.size > maxResumeBytes ? resumeMessages.tooLarge : undefined
}
