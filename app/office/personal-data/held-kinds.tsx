/** What can be held of a person, kind by kind, in the words of the other screens. */
import type { ReactNode } from 'react'
import { kinds, statuses } from '#app/office/enquiry/enquiry-words.ts'
import { longTime } from '#app/office/record/dates.ts'
import { type Detail, DetailList } from '#app/office/record/detail-list.tsx'
import { Prose } from '#app/office/record/details-parts.tsx'
import type { Erased, PersonalData } from '#domain/personal-data/personal-data.contract.ts'

type Kind = Exclude<keyof PersonalData, 'email'>
type Held = PersonalData[Kind][number] & { createdAt: string }

export type HeldKind = {
  title: string
  noun: [one: string, several: string]
  recordsOf: (data: PersonalData) => { id: string; content: ReactNode }[]
}

/** A kind whose records are shown by `details`, with when each came last. */
function kind<Name extends Kind>(
  name: Name,
  title: string,
  noun: HeldKind['noun'],
  details: Detail<PersonalData[Name][number]>[],
): HeldKind {
  const arrival: Detail<Held> = { label: 'Received', show: ({ createdAt }) => longTime(createdAt) }
  return {
    title,
    noun,
    recordsOf: (data) =>
      (data[name] as PersonalData[Name][number][]).map((record) => ({
        id: record._id,
        content: <DetailList record={record} details={[...details, arrival]} />,
      })),
  }
}

const wordIn = (words: Record<string, { label: string }>, value: string) =>
  words[value]?.label ?? value

export const heldKinds: readonly HeldKind[] = [
  kind(
    'enquiries',
    'Enquiries',
    ['enquiry', 'enquiries'],
    [
      { label: 'Kind', show: (record) => wordIn(kinds, record.kind) },
      { label: 'Name', show: ({ fullname }) => fullname },
      { label: 'Phone', show: ({ phone }) => phone },
      { label: 'Address', show: ({ address }) => address },
      { label: 'Message', show: ({ message }) => message && <Prose>{message}</Prose> },
      { label: 'Status', show: ({ status }) => wordIn(statuses, status) },
      { label: 'Note', show: ({ note }) => note && <Prose>{note}</Prose> },
    ],
  ),
  kind(
    'applications',
    'Applications',
    ['application', 'applications'],
    [
      { label: 'Name', show: ({ firstName, lastName }) => `${firstName} ${lastName}` },
      { label: 'Phone', show: ({ phoneNumber }) => phoneNumber },
      {
        label: 'Address',
        show: ({ address, postalCode, city, state }) =>
          [address, postalCode, city, state].filter(Boolean).join(', '),
      },
      {
        label: 'Resume',
        show: ({ resume }) => `${resume.name} (${Math.ceil(resume.size / 1024)} kB)`,
      },
      { label: 'Note', show: ({ note }) => note && <Prose>{note}</Prose> },
    ],
  ),
  kind(
    'subscriptions',
    'Newsletter',
    ['subscription', 'subscriptions'],
    [{ label: 'Status', show: ({ status }) => capitalised(status) }],
  ),
  kind(
    'leads',
    'Potential customer',
    ['visit record', 'visit records'],
    [
      { label: 'Visits', show: ({ visitCount }) => visitCount },
      { label: 'Source', show: ({ source }) => capitalised(source) },
    ],
  ),
  kind(
    'mails',
    'Mails',
    ['mail', 'mails'],
    [
      { label: 'Subject', show: ({ subject }) => subject },
      { label: 'Status', show: ({ status }) => capitalised(status) },
    ],
  ),
]

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const counted = (many: number, one: string, several: string) =>
  `${many} ${many === 1 ? one : several}`

/** `1 enquiry, 2 mails`; nothing for what there is none of. */
export const summaryOf = (data: PersonalData): string =>
  heldKinds
    .map(({ recordsOf, noun }) => ({ many: recordsOf(data).length, noun }))
    .filter(({ many }) => many > 0)
    .map(({ many, noun }) => counted(many, ...noun))
    .join(', ')

/** How many records and mails were erased. */
export const erasedText = (erased: Erased): string =>
  `Erased for good: ${counted(
    Object.values(erased).reduce((sum, many) => sum + many, 0),
    'record',
    'records',
  )}`
