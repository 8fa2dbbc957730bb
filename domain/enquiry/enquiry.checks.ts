/**
 * The contact form's checks in the order in which they are made (the specification, validation
 * rules). Plain functions, so that the public page carries no schema library.
 */
import { isEmailAddress } from '#platform/mail/email-address.ts'

/** The fields of the contact form, in the order in which the form shows them. */
export const contactFields = ['fullname', 'phone', 'email', 'address', 'message'] as const
export type ContactField = (typeof contactFields)[number]
export type ContactInput = Record<ContactField, string>

/** Longest input of each field in characters, so that no post can fill the database. */
export const contactMaximum: ContactInput extends Record<infer Field, string>
  ? Record<Field, number>
  : never = { fullname: 100, phone: 20, email: 254, address: 300, message: 5_000 }

/** Shortest input of the fields whose length alone counts. */
export const contactMinimum = { fullname: 3, address: 1, message: 10 } as const

/** What the form says when its enquiry has arrived (the specification, error catalogue). */
export const enquirySent = 'Form submitted successfully!'

type Check = { path: ContactField; message: string; holds: (input: ContactInput) => boolean }

/** 03 and 9 digits, or +923 and 9 digits: a Pakistani mobile number. */
export const pakistaniMobile = /^(?:03|\+923)\d{9}$/

const checks: Check[] = [
  {
    path: 'fullname',
    message: 'Name field cannot be shorter then 3 characters',
    holds: ({ fullname }) => fullname.length >= contactMinimum.fullname,
  },
  {
    path: 'message',
    message: 'Please write proper query message',
    holds: ({ message }) => message.length >= contactMinimum.message,
  },
  {
    path: 'phone',
    message: 'Please enter a valid Pakistani phone number.',
    holds: ({ phone }) => pakistaniMobile.test(phone),
  },
  {
    path: 'email',
    message: 'Please enter a valid email address',
    holds: (input) => isEmailAddress(input.email),
  },
  {
    path: 'address',
    message: 'Please enter your address',
    holds: ({ address }) => address.length >= contactMinimum.address,
  },
]

/** What is wrong with the form, in the order of the checks; the first one is what a visitor is told. */
export function contactProblems(input: ContactInput): { path: ContactField; message: string }[] {
  const tooLong = contactFields
    .filter((path) => input[path].length > contactMaximum[path])
    .map((path) => ({ path, message: `At most ${contactMaximum[path]} characters` }))
  return [
    ...checks.filter(({ holds }) => !holds(input)).map(({ path, message }) => ({ path, message })),
    ...tooLong,
  ]
}
