/** The description of a project or product: told in its opening, but for what it ends with. */
import { endingOf } from '#app/site/sections/account.ts'

/** All but the ending, which stands further down. */
export function Description({ text }: { text: string }) {
  const ending = endingOf(text)
  return (
    <p className="lead">
      {ending ? text.trim().slice(0, -ending.length) : text || 'No details found'}
    </p>
  )
}
