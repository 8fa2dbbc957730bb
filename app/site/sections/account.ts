/** The parts of what is told of a project or product. */
import type { PortfolioView } from '#domain/portfolio/portfolio.contract.ts'

/** With CRLF, too: a former release, not yet replaced while others are, stores what forms send. */
const blankLine = /\r?\n[^\S\n]*\n\s*/

/**
 * What the description of an item says of it, and how it was gone about: by convention, the text
 * after the first blank line of a project's description. A product's is told whole.
 */
export function toldOf({ type, description }: Pick<PortfolioView, 'type' | 'description'>): {
  account: string
  approach: string | undefined
} {
  const gap = type === 'project' ? blankLine.exec(description) : null
  if (!gap) return { account: description, approach: undefined }
  return {
    account: description.slice(0, gap.index),
    approach: description.slice(gap.index + gap[0].length).trim() || undefined,
  }
}

/** What a text begins with; all of it where it is one sentence. */
export const firstSentence = (text: string): string =>
  /^.+?[.!?](?=\s+(?!\p{Ll})\S|\s*$)/su.exec(text)?.[0] ?? text

/** Characters; anything longer can't be set large. */
const longest = 170

/**
 * The last sentence of `description`, which the page sets large among the pictures. Undefined where
 * it is all that the description says, or too long.
 */
export function endingOf(description: string): string | undefined {
  const ending = description
    .trim()
    .split(/(?<=[.!?])\s+(?!\p{Ll})/u)
    .slice(1)
    .at(-1)
  return ending && ending.length <= longest ? ending : undefined
}
