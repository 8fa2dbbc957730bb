/** Leads to the end of the page from its beginning, and back from anywhere else. */
import { useEffect, useState } from 'react'
import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { prefersStillness } from '#app/site/layout/motion.ts'

/** Pixels from the top up to which the button leads down (the specification, constants). */
const threshold = 100

export function ScrollButton() {
  const [nearTop, setNearTop] = useState(true)
  useEffect(() => {
    const look = () => setNearTop(scrollY < threshold)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return (
    <button
      type="button"
      className="scroll-button"
      data-scroll-button=""
      data-down={nearTop ? '' : undefined}
      aria-label={nearTop ? 'Scroll to the bottom' : 'Scroll to the top'}
      onClick={() =>
        scrollTo({
          top: nearTop ? document.documentElement.scrollHeight : 0,
          behavior: prefersStillness() ? 'instant' : 'smooth',
        })
      }
    >
      <ArrowIcon />
    </button>
  )
}
