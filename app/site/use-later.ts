import { useEffect, useState } from 'react'
import type { Later } from '#app/site/later.ts'

type Coming<Value> = {
  /** The last value that came, which may be of an earlier reading; undefined before the first. */
  value: Value | undefined
  /** Whether a newer one is on its way. */
  pending: boolean
}

/**
 * Follows data that may still be on its way. What is known stays at hand while something newer is
 * read, so that a control doesn't vanish under the visitor's hands.
 * @param instead what the page can show where the data can't be had
 * @throws what the promise throws, for the error page to show, unless there is something instead
 */
export function useLater<Value>(later: Later<Value>, instead?: Value): Coming<Value> {
  const [outcome, setOutcome] = useState<{ of: unknown; value?: Value; error?: unknown }>(() =>
    later instanceof Promise ? { of: undefined } : { of: later, value: later },
  )
  useEffect(() => {
    let gone = false
    const note = (result: { value: Value } | { error: unknown }) => {
      if (!gone) setOutcome({ of: later, ...result })
    }
    if (later instanceof Promise) {
      later.then(
        (value) => note({ value }),
        (error) => note({ error }),
      )
    } else note({ value: later })
    return () => {
      gone = true
    }
  }, [later])
  if (!(later instanceof Promise)) return { value: later, pending: false }
  if (outcome.of !== later) return { value: outcome.value, pending: true }
  if ('error' in outcome && instead === undefined) throw outcome.error
  return { value: outcome.value, pending: false }
}
