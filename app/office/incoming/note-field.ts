/** What staff write down about what a visitor sent. */
export const noteField = {
  kind: 'textarea',
  name: 'note',
  label: 'Note',
  hint: 'Only staff read it',
  optional: true,
  max: 2_000,
  rows: 8,
} as const
