/** A paragraph whose first sentence is set larger than the rest. */
import { firstSentence } from '#app/site/sections/account.ts'

type LedProps = {
  text: string
  className?: string
  /** The size of its first sentence. */
  by?: 'lead' | 'statement'
}

/** One text all the same, to whoever hears or copies it. */
export function Led({ text, className, by = 'lead' }: LedProps) {
  const first = firstSentence(text)
  const rest = text.slice(first.length).trim()
  return (
    <p className={className}>
      <span className={by}>{first}</span> {rest && <span>{rest}</span>}
    </p>
  )
}
