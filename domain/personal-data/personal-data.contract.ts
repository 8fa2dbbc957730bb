/** What is held of one person, found by their e-mail address. Browser-safe. */
import * as z from 'zod'
import { canBeMailed, emailFormat } from '#platform/mail/email-address.ts'
import { text } from '#platform/text.ts'

const message = 'Please enter a valid email address'

/** Whose data is meant. */
export const dataSubject = z.strictObject({
  email: text(message).refine(canBeMailed, message).meta(emailFormat),
})

const moment = z.iso.datetime()

/** Everything but the bytes of files. */
export const personalDataShape = z.object({
  email: z.string(),
  enquiries: z.array(
    z.object({
      _id: z.uuid(),
      kind: z.string(),
      fullname: z.string(),
      phone: z.string(),
      email: z.string(),
      address: z.string(),
      message: z.string(),
      status: z.string(),
      note: z.string().meta({ description: 'What staff wrote of it' }),
      createdAt: moment,
    }),
  ),
  applications: z.array(
    z.object({
      _id: z.uuid(),
      jobId: z.uuid(),
      firstName: z.string(),
      lastName: z.string(),
      yourEmail: z.string(),
      phoneNumber: z.string(),
      city: z.string(),
      address: z.string(),
      state: z.string(),
      postalCode: z.string(),
      status: z.string(),
      note: z.string(),
      resume: z.object({
        name: z.string(),
        size: z.int(),
        content: z.string().optional().meta({
          description:
            'Base 64; in an export only, and of no more files than make 40 MB together: the others are had by their applications',
        }),
      }),
      createdAt: moment,
    }),
  ),
  subscriptions: z.array(
    z.object({ _id: z.uuid(), subscriberEmail: z.string(), status: z.string(), createdAt: moment }),
  ),
  leads: z.array(
    z.object({
      _id: z.uuid(),
      email: z.string(),
      visitCount: z.int(),
      source: z.string(),
      createdAt: moment,
    }),
  ),
  mails: z.array(
    z.object({ _id: z.uuid(), subject: z.string(), status: z.string(), createdAt: moment }),
  ),
})
export type PersonalData = z.infer<typeof personalDataShape>

/** How much of each was erased. */
export const erasedShape = z.object({
  enquiries: z.int(),
  applications: z.int(),
  subscriptions: z.int(),
  leads: z.int(),
  mails: z.int(),
  mailFiles: z.int().meta({ description: 'Mails written as files on this server' }),
})
export type Erased = z.infer<typeof erasedShape>
