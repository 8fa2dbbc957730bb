/** The description of a project or product: told in its opening, but for what it ends with. */

/** Characters; anything longer can't be set large. */
const longest = 170

/**
 * The last sentence of `description`, which the page sets large among the pictures. Undefined where
 * it is all that the description says, or too long.
 */
export function endingOf(description: string): string | undefined {
  const ending = description
    .trim()
    .split(/(?<=[.!?])\s+(?=[\p{Lu}\d])/u)
    .slice(1)
    .at(-1)
  return ending && ending.length <= longest ? ending : undefined
}

/** All but the ending, which stands further down. */
export function Description({ text }: { text: string }) {
  const ending = endingOf(text)
  return (
    <p className="lead">
      {ending ? text.trim().slice(0, -ending.length) : text || 'No details found'}
    </p>
  )
}
