/** What people call the kinds of record that the trash and the record of changes know. */

const labels: Record<string, string> = {
  category: 'Category',
  service: 'Service',
  project: 'Project',
  product: 'Product',
  job: 'Open position',
  application: 'Application',
  enquiry: 'Enquiry',
  staff: 'User',
  role: 'Role',
  heading: 'Alert heading',
  settings: 'Settings',
  personalData: 'Personal data',
  subscriber: 'Subscribers',
  requestLog: 'Logs',
  mail: 'Mail',
}

/** The name of a kind; one that is not known here keeps the server's. */
export const kindLabel = (entity: string): string => labels[entity] ?? entity

/** The choices of a filter for kinds, the first of which leaves nothing out. */
export const kindOptions = (entities: readonly string[]) =>
  [
    { value: '', label: 'All' },
    ...entities.map((value) => ({ value, label: kindLabel(value) })),
  ] as const
