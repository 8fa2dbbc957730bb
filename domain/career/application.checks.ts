/**
 * What the application form needs to know of its rules. Plain values, so that the public page carries
 * no schema library.
 */

/** Bytes: 10 MB, with 1 MB as 1,048,576 bytes. */
export const maxResumeBytes = 10 * 1_048_576

export const resumeMessages = {
  required: 'Please attach your resume',
  empty: 'This file is empty. Please attach your resume',
  tooLarge: 'Resume size cannot be more than 10MB',
} as const

/** What the form says when its application has arrived (the specification, error catalogue). */
export const applicationSent = 'Form submitted successfully'
