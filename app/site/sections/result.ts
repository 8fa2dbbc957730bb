/** What came of a piece of work, in the words of its own description. */

/** Characters; anything longer is no figure to set large. */
const longest = 170

/**
 * The last sentence of `description`, or the last but one, if it gives a figure: how the work began
 * is no result. Undefined where neither does, or where it is all that the description says.
 */
export function resultOf(description: string): string | undefined {
  const sentences = description.trim().split(/(?<=[.!?])\s+(?=[\p{Lu}\d])/u)
  const result = sentences
    .slice(1)
    .slice(-2)
    .findLast((sentence) => /\d/.test(sentence))
  return result && result.length <= longest ? result : undefined
}
