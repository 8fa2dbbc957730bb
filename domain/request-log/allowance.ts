/**
 * How many calls of strangers the request log takes one by one. Whoever has no account can fail, or
 * repeat a post, as often as the line allows; what they do must not fill the disk. Each kind of
 * answer has an allowance of its own, and signing in another one, so that nobody can hide guesses at
 * a password behind a flood of something else.
 */
import type { LoggedCall } from '#domain/request-log/recorder.ts'

/** Calls of one kind that are taken down one by one after a quiet time, and how many a minute then. */
export const allowance = { atOnce: 5_000, aMinute: 4 }

/** Of one kind: an allowance, when it was last topped up, and what was above it. */
type Kind = { statusCode: number; isSignIn: boolean; left: number; at: number; over: number }

/** So many calls of one kind were not taken down. */
export type LeftOut = { statusCode: number; isSignIn: boolean; calls: number }

/** Counts what strangers do. Its memory is bounded by the number of statuses there are. */
export function createAllowance() {
  const kinds = new Map<string, Kind>()

  return {
    /**
     * Whether a call is to be taken down: those of staff and those that failed by our own fault
     * always are.
     */
    admits(call: LoggedCall): boolean {
      const { username, statusCode, timestamp, isSignIn = false } = call
      if (username !== '' || statusCode >= 500) return true
      const key = `${statusCode} ${isSignIn}`
      const at = timestamp.getTime()
      const kind = kinds.get(key) ?? { statusCode, isSignIn, left: allowance.atOnce, at, over: 0 }
      kinds.set(key, kind)
      // Where the clock was set back there is nothing to add.
      const earned = (Math.max(0, at - kind.at) * allowance.aMinute) / 60_000
      kind.left = Math.min(allowance.atOnce, kind.left + earned)
      kind.at = at
      if (kind.left < 1) {
        kind.over += 1
        return false
      }
      kind.left -= 1
      return true
    },

    /** What was left out since the last look. */
    takeLeftOut(): LeftOut[] {
      const over = [...kinds.values()].filter((kind) => kind.over > 0)
      return over.map((kind) => {
        const { statusCode, isSignIn, over: calls } = kind
        kind.over = 0
        return { statusCode, isSignIn, calls }
      })
    },
  }
}
