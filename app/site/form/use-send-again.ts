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
  /** It has arrived, and the form still holds nothing else: it may be emptied. */
  onSent(): void
  /**
   * Tells the visitor: when the waiting begins, when it was in vain, and where there is none.
   * @param isStill whether the form still holds what was sent
   */
  onFailure(error: unknown, isStill: boolean): void
}

/** A post, the form that it came from, what that held then, and the key that belongs to it. */
type Sent = Post & { form: HTMLFormElement; content: string; key: string }

const contentOf = (form: HTMLFormElement): string =>
  JSON.stringify(
    [...new FormData(form)].map(([name, value]) =>
      value instanceof File ? [name, value.name, value.size, value.lastModified] : [name, value],
    ),
  )

const isStill = ({ form, content }: Sent): boolean => contentOf(form) === content

/**
 * The posts of one form, one after the other. A text that is typed and sent while another is on its way has its
 * turn after that; one that is only typed stays in the form. What the form no longer holds is not sent again, nor
 * is what was typed on a page that was left.
 */
export function useSendAgain() {
  const [waiting, setWaiting] = useState(false)
  const [sending, setSending] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tries = useRef(0)
  const last = useRef<Sent>(undefined)
  /** The first of them is on its way. */
  const line = useRef<Sent[]>([])
  const isLeft = useRef(false)

  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      clearTimeout(timer.current)
    }
  }, [])

  const stopWaiting = () => {
    clearTimeout(timer.current)
    tries.current = 0
    setWaiting(false)
  }

  const begin = (sent: Sent) => {
    if (line.current.push(sent) === 1) void attempt(sent)
  }

  const attempt = async (sent: Sent) => {
    setSending(true)
    try {
      await sent.send(sent.key)
      if (last.current === sent) last.current = undefined
      if (isStill(sent)) {
        stopWaiting()
        sent.onSent()
      }
    } catch (error) {
      const stays = isStill(sent) && !isLeft.current
      const pause = stays && isPassing(error) ? pauses[tries.current] : undefined
      setWaiting(pause !== undefined)
      if (pause !== undefined) {
        // Those who were turned away at one moment don't come back at one.
        const wait = pause * 1_000 * (1 + Math.random() / 2)
        timer.current = setTimeout(() => begin(sent), wait)
      }
      if (pause === undefined || tries.current === 0) sent.onFailure(error, stays)
      tries.current += 1
    } finally {
      line.current.shift()
      const [next] = line.current
      setSending(next !== undefined)
      if (next) {
        stopWaiting()
        void attempt(next)
      }
    }
  }

  return {
    /** Whether another attempt is to come. */
    waiting,
    /** Whether one is under way. */
    sending,
    /** When something is typed. */
    edited() {
      if (last.current && !isStill(last.current)) stopWaiting()
    },
    /** When a person asks for it; of a text that is on its way already it is told what comes of that. */
    submit(form: HTMLFormElement, post: Post) {
      stopWaiting()
      const content = contentOf(form)
      const same = last.current?.content === content ? last.current : undefined
      if (same && line.current.includes(same)) return
      last.current = { ...post, form, content, key: same?.key ?? newKey() }
      begin(last.current)
    },
  }
}
