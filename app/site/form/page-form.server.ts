/** Forms that browsers without script post to the pages themselves. */

import type { FormResult } from '#app/site/form/form-result.ts'
import type { FormOutcome } from '#app/site/loaders.server.ts'
import { AppError } from '#platform/app-error.ts'
import { isUnavailable, unavailable } from '#platform/database.ts'
import { readLimited } from '#platform/http/read-limited.ts'

/** Bytes; the texts that our forms take are far below. */
const maxFormBytes = 64 * 1024

export type PageForm = {
  /** What came under this name, empty where nothing did. */
  get(name: string): string
  pick<Name extends string>(names: readonly Name[]): Record<Name, string>
}

/** The fields of a posted form. @throws AppError 415 for what is no plain form, 413 above 64 kB */
export async function readPageForm(request: Request): Promise<PageForm> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) {
    throw new AppError(415, 'Send this form as application/x-www-form-urlencoded')
  }
  const fields = new URLSearchParams((await readLimited(request, maxFormBytes)).toString('utf8'))
  return pageForm(Object.fromEntries(fields))
}

/** The fields of a form that was read. */
export const pageForm = (fields: Record<string, string>): PageForm => {
  const get = (name: string) => (Object.hasOwn(fields, name) ? (fields[name] ?? '') : '')
  return {
    get,
    pick: <Name extends string>(names: readonly Name[]) =>
      Object.fromEntries(names.map((name) => [name, get(name)])) as Record<Name, string>,
  }
}

/**
 * The page with its form again, and what was wrong with it, or that it can't be kept just now.
 * @throws what is neither a broken rule nor an absent database
 */
export function refusalOf(error: unknown, typed: Record<string, string>): FormOutcome {
  const known = isUnavailable(error) ? unavailable(error) : error
  if (!(known instanceof AppError)) throw error
  const data: FormResult = { typed, message: known.message, problems: known.fields }
  return { status: known.status, retryAfter: known.retryAfter, data }
}
