/** Sends a form again by itself, once it could not be taken for the moment. */
import { useEffect, useRef, useState } from 'react'
import { ApiFailure } from '#app/site/api.ts'

/** What is said beside a form while it waits. */
export const sentAgainLater =
  'This could not be sent just now. Keep this page open: it is sent again by itself.'

/** Seconds before each further attempt, some ten minutes in all. */
const pauses = [3, 5, 10, 20, ...Array<number>(18).fill(30)]

/** What the servers in front of us, and ours, say of an outage that passes. */
const passing = [502, 503, 504]

/** Nobody knows what became of a post that got no readable answer; its key lets it be sent again. */
const isPassing = (error: unknown) =>
  !(error instanceof ApiFailure) || passing.includes(error.status)

export function useSendAgain() {
  const [waiting, setWaiting] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tries = useRef(0)

  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    /** Whether another attempt is to come. */
    waiting,
    /** Before an attempt that a person asks for, after a success, and when another text is typed. */
    forget() {
      clearTimeout(timer.current)
      tries.current = 0
      setWaiting(false)
    },
    /** When a person asks for an attempt while one is under way: what comes of it is told. */
    insist() {
      tries.current = 0
    },
    /**
     * Calls `again` after a while, if `error` passes by itself. `again` has to send the same text
     * under the same key.
     * @returns whether to tell the visitor of `error`: when the waiting begins, and when it was in vain
     */
    afterFailure(error: unknown, again: () => void): boolean {
      const pause = isPassing(error) ? pauses[tries.current] : undefined
      setWaiting(pause !== undefined)
      if (pause === undefined) return true
      tries.current += 1
      // Those who were turned away at one moment don't come back at one.
      timer.current = setTimeout(again, pause * 1_000 * (1 + Math.random() / 2))
      return tries.current === 1
    },
  }
}
