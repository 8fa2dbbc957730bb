/** The description of a project or product: told in its opening, but for what it ends with. */
import { endingOf, firstSentence } from '#app/site/sections/account.ts'

/** All but the ending, which stands further down; what it begins with leads. */
export function Description({ text }: { text: string }) {
  const ending = endingOf(text)
  const told = ending ? text.trim().slice(0, -ending.length).trim() : text || 'No details found'
  const first = firstSentence(told)
  const rest = told.slice(first.length).trim()
  return (
    <p className="account">
      <span className="lead">{first}</span> {rest && <span>{rest}</span>}
    </p>
  )
}
