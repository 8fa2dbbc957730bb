/** Sends a form, and again by itself once it could not be taken for the moment. */
import { useEffect, useRef, useState } from 'react'
import { ApiFailure, newKey } from '#app/site/api.ts'

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

type Post = {
  /** @param key the same for each attempt to send one and the same text */
  send(key: string): Promise<void>
  /** It has arrived, and nothing else was typed meanwhile: the form may be emptied. */
  onSent(): void
  /** Tells the visitor: when the waiting begins, when it was in vain, and where there is none. */
  onFailure(error: unknown): void
}

/**
 * One form's posts. What was typed while one of them was under way is another text: it stays in the
 * form, and what it took the place of is not sent again. Nor is what was typed on a page that was left.
 */
export function useSendAgain() {
  const [waiting, setWaiting] = useState(false)
  const [sending, setSending] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tries = useRef(0)
  /** Of the text as it stands in the form, once that was sent. */
  const key = useRef<string>(undefined)

  const stopWaiting = () => {
    clearTimeout(timer.current)
    tries.current = 0
    setWaiting(false)
  }
  const edited = () => {
    key.current = undefined
    stopWaiting()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it concerns only the end
  useEffect(() => edited, [])

  const attempt = async ({ send, onSent, onFailure }: Post) => {
    key.current ??= newKey()
    const own = key.current
    setSending(true)
    try {
      await send(own)
      if (own === key.current) {
        edited()
        onSent()
      }
    } catch (error) {
      const pause = own === key.current && isPassing(error) ? pauses[tries.current] : undefined
      setWaiting(pause !== undefined)
      if (pause !== undefined) {
        // Those who were turned away at one moment don't come back at one.
        const wait = pause * 1_000 * (1 + Math.random() / 2)
        timer.current = setTimeout(() => void attempt({ send, onSent, onFailure }), wait)
      }
      if (pause === undefined || tries.current === 0) onFailure(error)
      tries.current += 1
    } finally {
      setSending(false)
    }
  }

  return {
    /** Whether another attempt is to come. */
    waiting,
    /** Whether one is under way. */
    sending,
    /** When another text is typed. */
    edited,
    /** When a person asks for it; while an attempt is under way, what comes of that one is told. */
    submit(post: Post) {
      if (sending) tries.current = 0
      else {
        stopWaiting()
        void attempt(post)
      }
    },
  }
}
