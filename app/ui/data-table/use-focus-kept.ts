import { type RefObject, useEffect, useRef } from 'react'

/**
 * When a row goes and takes the focus with it, moves that to the page's content: the browser would
 * leave whoever uses the keyboard at the very top of the page.
 * @param rows what is shown
 * @returns a ref for the element around the rows
 */
export function useFocusKept<Around extends HTMLElement>(rows: unknown): RefObject<Around | null> {
  const around = useRef<Around>(null)
  const last = useRef<EventTarget>(null)

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target
    }
    const element = around.current
    element?.addEventListener('focusin', note)
    return () => element?.removeEventListener('focusin', note)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: to be looked at whenever the rows change
  useEffect(() => {
    const wentAway = last.current instanceof Element && !last.current.isConnected
    if (wentAway && document.activeElement === document.body) {
      document.querySelector('main')?.focus({ preventScroll: true })
    }
  }, [rows])

  return around
}
