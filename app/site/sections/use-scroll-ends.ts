import { type RefObject, useCallback, useEffect, useState } from 'react'
import { prefersStillness } from '#app/site/layout/motion.ts'

/** Pixels from which there is something to scroll to (the specification, business constants). */
const threshold = 20
/** Part of the visible width that one press of an arrow moves. */
const stride = 0.7

/** Whether a row can be scrolled to its left and right, and what its arrows do. */
export function useScrollEnds(row: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ left: false, right: false })
  const look = useCallback(() => {
    if (!row.current) return
    const { scrollLeft, scrollWidth, clientWidth } = row.current
    const left = scrollLeft > threshold
    const right = scrollWidth - clientWidth - scrollLeft > threshold
    setEnds((now) => (now.left === left && now.right === right ? now : { left, right }))
  }, [row])
  useEffect(() => {
    if (!row.current) return
    const size = new ResizeObserver(look)
    size.observe(row.current)
    return () => size.disconnect()
  }, [row, look])
  const move = (direction: 1 | -1) =>
    row.current?.scrollBy({
      left: direction * row.current.clientWidth * stride,
      behavior: prefersStillness() ? 'instant' : 'smooth',
    })
  return { ends, look, move }
}
