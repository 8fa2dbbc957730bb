/** What came of a piece of work, in the words of its own description. */

/** Characters; anything longer is no figure to set large. */
const longest = 170

/**
 * The last sentence of `description` that gives a figure; undefined where there is none, or where
 * it is all that the description says.
 */
export function resultOf(description: string): string | undefined {
  const sentences = description.trim().split(/(?<=[.!?])\s+(?=[\p{Lu}\d])/u)
  const result = sentences.findLast((sentence) => /\d/.test(sentence))
  return sentences.length > 1 && result && result.length <= longest ? result : undefined
}
