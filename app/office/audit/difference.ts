/** What a change made different, field by field, in words. */
import { describeRights } from '#app/office/permission/rights-in-words.ts'
import type { AuditView } from '#domain/audit/audit.contract.ts'
import type { Permissions } from '#domain/permission/permission.contract.ts'

export type Difference = { field: string; before: string; after: string }

/** Say nothing to people, or the same for every change. */
const internal = ['_id', 'version', 'createdAt', 'updatedAt', 'categoryId', 'type', 'slug']

/** The fields that are not the same before and after; all that are filled in where there is one only. */
export function differencesOf({
  before,
  after,
}: Pick<AuditView, 'before' | 'after'>): Difference[] {
  const fields = Object.keys({ ...before, ...after }).filter((field) => !internal.includes(field))
  return fields
    .map((field) => ({
      field: labelOf(field),
      before: inWords(field, before?.[field]),
      after: inWords(field, after?.[field]),
    }))
    .filter((difference) => difference.before !== difference.after)
}

/** What people know the record by; empty for one that has no name. */
export function recordName({ before, after }: Pick<AuditView, 'before' | 'after'>): string {
  const record = after ?? before ?? {}
  const name = ['name', 'title', 'username', 'role', 'fullname', 'textField']
    .map((field) => record[field])
    .find((value) => typeof value === 'string')
  return (name as string | undefined) ?? ''
}

/** `contactNumber` as `Contact number`. */
const labelOf = (field: string) => {
  const words = field.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function inWords(field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return ''
  if (field === 'permissions') return describeRights(value as Permissions).join('\n')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map((item) => inWords('', item)).join('\n')
  if (typeof value === 'object') {
    const { _id, name, ...rest } = value as Record<string, unknown>
    // What is referred to, such as a category, by its name.
    if (_id !== undefined && typeof name === 'string') return name
    const parts = [name, ...Object.values(rest)].filter((part) => part !== undefined)
    return parts.map((part) => inWords('', part)).join(': ')
  }
  return String(value)
}
