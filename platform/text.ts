/** Text that people type: what may be stored, and how it is tidied. Browser-safe. */
import * as z from 'zod'

/** Longest text that any field takes unless its contract says less; guards the database, not taste. */
const longestText = 10_000

/** PostgreSQL holds no NUL, and a lone surrogate can't be written as UTF-8. */
const isStorable = (value: string) => !value.includes('\u0000') && value.isWellFormed()

/** Forms send each line break as CRLF; left so, it would count twice and be a change that nobody made. */
const withPlainBreaks = (value: string) => value.replaceAll(/\r\n?/g, '\n')

/**
 * A string of at most `max` UTF-16 units, trimmed, in which a line break is one `\n`. `message` answers
 * whatever is no such string, a missing field included.
 */
export function text(message: string, max = longestText, tooLong = `At most ${max} characters`) {
  return textOfAnyLength(message).max(max, { error: tooLong })
}

/** The same without a limit, for what is limited elsewhere. */
export const textOfAnyLength = (message: string) =>
  z
    .string({ error: message })
    .refine(isStorable, { error: 'This text holds characters that cannot be stored', abort: true })
    .overwrite(withPlainBreaks)
    .trim()
