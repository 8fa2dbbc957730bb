/** What an enquiry is to callers of the API. */
import * as z from 'zod'
import { contactFields, contactProblems } from '#domain/enquiry/enquiry.checks.ts'
import { text } from '#platform/text.ts'

const field = text('Please fill in this field').default('')

/** A post of the contact form. Fields that it doesn't know are ignored. */
export const newEnquiry = z
  .object({ fullname: field, phone: field, email: field, address: field, message: field })
  .superRefine((input, context) => {
    for (const { path, message } of contactProblems(input)) {
      context.addIssue({ code: 'custom', path: [path], message })
    }
  })

/** Picks the form's fields out of a posted form; what is missing is empty. */
export const contactInputOf = (form: FormData) =>
  Object.fromEntries(contactFields.map((path) => [path, String(form.get(path) ?? '')]))
