/** The settings in the groups and the order in which they stand on the screen. */
import type { FormField } from '#app/office/record/form-field.ts'
import { FilterChoice } from '#app/office/settings/filter-choice.tsx'
import type { SettingsValues } from '#app/office/settings/settings-values.ts'
import { CheckField } from '#app/ui/check-field.tsx'

export type SettingsSection = {
  title: string
  description: string
  fields: readonly FormField<SettingsValues>[]
  /** A list with pictures, which no declared field can hold, follows them. */
  hasPartners?: boolean
}

export const sections: readonly SettingsSection[] = [
  {
    title: 'Agency',
    description: 'Who you are, in the footer, in the pages’ titles and at the foot of mails.',
    fields: [
      { kind: 'text', name: 'agencyName', label: 'Name' },
      {
        kind: 'textarea',
        name: 'parentCompany',
        label: 'Parent company',
        hint: 'A sentence or two for the About page.',
        optional: true,
        max: 500,
        rows: 4,
      },
    ],
  },
  {
    title: 'Contact',
    description: 'How visitors reach you. The footer and the Contact page show it.',
    fields: [
      { kind: 'text', name: 'address', label: 'Address' },
      { kind: 'text', type: 'tel', name: 'phone', label: 'Phone Number', isHalf: true },
      { kind: 'text', type: 'email', name: 'email', label: 'Email', isHalf: true },
    ],
  },
  {
    title: 'Map',
    description: 'Where the Contact page puts its marker, and where “Directions” leads.',
    fields: [
      {
        kind: 'text',
        name: 'latitude',
        label: 'Latitude',
        hint: 'Degrees, such as 31.4708',
        isHalf: true,
      },
      {
        kind: 'text',
        name: 'longitude',
        label: 'Longitude',
        hint: 'Degrees, such as 74.3991',
        isHalf: true,
      },
      {
        kind: 'text',
        type: 'url',
        name: 'mapTileUrl',
        label: 'Map tiles',
        hint: 'An address with {z}, {x} and {y}. Without one there is no map, only the address.',
        optional: true,
      },
    ],
  },
  {
    title: 'Social links',
    description: 'Under “Follow” in the footer, which goes where there are none.',
    fields: [
      {
        kind: 'rows',
        name: 'socialLinks',
        label: 'Social links',
        noun: 'link',
        columns: [
          { name: 'name', label: 'Name' },
          { name: 'url', label: 'Address' },
        ],
      },
    ],
  },
  {
    title: 'Partners',
    description: 'Their logos run along the home page, each with a link to its company.',
    fields: [],
    hasPartners: true,
  },
  {
    title: 'Public site',
    description: 'What its pages offer and show.',
    fields: [
      {
        kind: 'custom',
        name: 'portfolioFilters',
        label: 'Portfolio filter',
        control: (value, onChange) => (
          <FilterChoice value={value as string[]} onChange={onChange} />
        ),
        show: (value) => (value as string[]).join(', '),
      },
      {
        kind: 'custom',
        name: 'showHeading',
        label: 'Alert heading on the public site',
        control: (value, onChange) => (
          <CheckField
            name="showHeading"
            label="Show the alert heading"
            hint="The dashboard’s heading then also stands at the top of every public page."
            checked={value === true}
            onChange={onChange}
          />
        ),
        show: (value) => (value ? 'on' : 'off'),
      },
    ],
  },
  {
    title: 'Sign-in',
    description: 'How staff prove who they are. Each sets up their own second factor.',
    fields: [
      {
        kind: 'select',
        name: 'secondFactor',
        label: 'Second factor',
        hint: 'Whoever needs one and has none sets it up at the next call.',
        options: [
          { value: 'optional', label: 'Optional' },
          { value: 'superAdmins', label: 'Required for superAdmins' },
          { value: 'everyone', label: 'Required for everyone' },
        ],
      },
    ],
  },
  {
    title: 'Notices and retention',
    description: 'Where news for staff goes, and how long personal data is kept.',
    fields: [
      {
        kind: 'text',
        type: 'email',
        name: 'noticeEmail',
        label: 'Notice address',
        hint: 'Enquiries and applications are announced here. Empty: the first administrator’s.',
        optional: true,
      },
      {
        kind: 'text',
        name: 'applicationMonths',
        label: 'Keep applications for',
        hint: 'Months, from 1 to 120. Older ones are deleted with their resumes.',
        isHalf: true,
      },
      {
        kind: 'text',
        name: 'enquiryMonths',
        label: 'Keep enquiries for',
        hint: 'Months, from 1 to 120, whatever their status',
        isHalf: true,
      },
      {
        kind: 'text',
        name: 'leadMonths',
        label: 'Keep potential customers for',
        hint: 'Months after their last visit, from 1 to 120',
        isHalf: true,
      },
      {
        kind: 'text',
        name: 'unconfirmedDays',
        label: 'Keep unconfirmed newsletter addresses for',
        hint: 'Days after they were last asked, from 1 to 365',
        isHalf: true,
      },
      {
        kind: 'text',
        name: 'logDays',
        label: 'Keep the request log for',
        hint: 'Days, from 1 to 3650',
        isHalf: true,
      },
    ],
  },
]

/** Every field, for what someone else has changed meanwhile. */
export const allFields: readonly FormField<SettingsValues>[] = [
  ...sections.flatMap(({ fields }) => fields),
  {
    kind: 'custom',
    name: 'partners',
    label: 'Partners',
    control: () => null,
    show: (value) => (value as SettingsValues['partners']).map(({ name }) => name).join(', '),
  },
]
