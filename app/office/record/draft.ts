/**
 * What was typed into a form and not yet saved, kept in this window's session storage so that a
 * reload or a session that ran out does not lose it. Apart for each user and each record; files and
 * passwords are never kept.
 */
import { currentSession } from '#app/office/session/session.ts'

export type Draft = {
  /** When it was typed, as ISO 8601. */
  at: string
  /** The fields that differ from what the form started with. */
  values: Record<string, unknown>
  /** The record that they were typed over, for an edit. */
  base?: unknown
}

const prefix = 'draft:'
const keyOf = (name: string) => `${prefix}${currentSession()?.user?._id ?? ''}:${name}`

/** The draft of the form `name`, if there is one that can be read. */
export function readDraft(name: string): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null')
    return isDraft(draft) ? draft : undefined
  } catch {
    return undefined
  }
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'at' in value && 'values' in value

/** Keeps `values` for the form `name`; none at all forgets them. */
export function keepDraft(name: string, values: Draft['values'], base?: unknown): void {
  if (Object.keys(values).length === 0) {
    dropDraft(name)
    return
  }
  const draft: Draft = { at: new Date().toISOString(), values, base }
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(draft))
  } catch {
    // A full storage takes no drafts; the form itself still holds what was typed.
  }
}

export const dropDraft = (name: string): void => sessionStorage.removeItem(keyOf(name))

/** Forgets all drafts of this window, whoever's they are. */
export function dropAllDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  }
}
