/** The description of a project or product: told in its opening, but for what it ends with. */
import { endingOf } from '#app/site/sections/account.ts'
import { Led } from '#app/site/sections/led.tsx'

/** All but the ending, which stands further down; what it begins with leads. */
export function Description({ text }: { text: string }) {
  const ending = endingOf(text)
  const told = ending ? text.trim().slice(0, -ending.length).trim() : text || 'No details found'
  return <Led text={told} className="account" />
}
