/** The parts of what is told of a project or product. */
import type { PortfolioType } from '#domain/portfolio/portfolio.contract.ts'

/** With CRLF, too: a former release, not yet replaced while others are, stores what forms send. */
const blankLine = /\r?\n[^\S\n]*\n\s*/

export type Told = {
  account: string
  /** How it was gone about; a product has been made once for all. */
  approach: string | undefined
  /** What its last pictures show of that, a paragraph for each. */
  captions: string[]
}

/** What a link handed over may lack either. */
type Described = { type?: PortfolioType; description?: string | null }

/**
 * What the description of an item says of it, how a project was gone about, and what the last pictures show: by
 * convention, the paragraphs after the first blank line.
 */
export function toldOf({ type, description }: Described): Told {
  const [account = '', ...more] = (description ?? '').split(blankLine)
  const approach = type === 'project' ? more.shift()?.trim() : undefined
  return {
    account,
    approach: approach || undefined,
    captions: more.map((each) => each.trim()).filter(Boolean),
  }
}

/** What a text begins with; all of it where it is one sentence. */
export const firstSentence = (text: string): string =>
  /^.+?[.!?](?=\s+(?!\p{Ll})\S|\s*$)/su.exec(text)?.[0] ?? text

/** Characters; anything longer can't be set large. */
const longest = 170

/** What a text begins with, where that can be set large; undefined where it is too long. */
export function openingOf(text: string): string | undefined {
  const first = firstSentence(text)
  return first.length <= longest ? first : undefined
}

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
