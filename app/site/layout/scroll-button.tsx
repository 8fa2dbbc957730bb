/** Leads to the end of the page from its beginning, and back from anywhere else. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { prefersStillness } from '#app/site/layout/motion.ts'

/** Pixels from the top up to which the button leads down (the specification, constants). */
const threshold = 100

export function ScrollButton() {
  const button = useRef<HTMLButtonElement>(null)
  const [nearTop, setNearTop] = useState(true)
  useGivingWay(button)
  useEffect(() => {
    const look = () => setNearTop(scrollY < threshold)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return (
    <button
      ref={button}
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

/** How many places the button has, one above the other; the style sheet knows where. */
const places = 6
/** Pixels from one place to the next. */
const step = 60
/** Pixels kept clear around a control, for its focus ring. */
const margin = 8
/** Pixels of height from which a link is a whole card, whose corner may be covered. */
const cardHeight = 160
/** Milliseconds of rest before the button looks again. */
const rest = 100

/**
 * Moves the button up where it would cover another control or what has the focus. It stays where
 * it is under a pointer, so that a second press means the same as the first.
 */
function useGivingWay(button: RefObject<HTMLButtonElement | null>) {
  useEffect(() => {
    const own = button.current
    if (!own) return
    const look = () => {
      if (own.matches(':hover')) return
      const taken = controlsBeside(own)
      const isFree = (place: number) => {
        const top = own.offsetTop - place * step
        return taken.every(
          (box) => box.bottom + margin <= top || box.top - margin >= top + own.offsetHeight,
        )
      }
      const free = Array.from({ length: places }, (_, place) => place).find(isFree) ?? 0
      if (free === 0) delete own.dataset['place']
      else own.dataset['place'] = String(free)
    }
    let timer = 0
    const soon = () => {
      clearTimeout(timer)
      timer = window.setTimeout(look, rest)
    }
    const growth = new ResizeObserver(soon)
    growth.observe(document.body)
    const occasions = ['scroll', 'resize', 'focusin'] as const
    for (const occasion of occasions) addEventListener(occasion, soon, { passive: true })
    own.addEventListener('pointerleave', soon)
    return () => {
      clearTimeout(timer)
      growth.disconnect()
      for (const occasion of occasions) removeEventListener(occasion, soon)
      own.removeEventListener('pointerleave', soon)
    }
  }, [button])
}

/** Boxes of the controls on show above and below the button. */
function controlsBeside(own: HTMLElement): DOMRect[] {
  const left = own.offsetLeft - margin
  const right = own.offsetLeft + own.offsetWidth + margin
  const controls = document.querySelectorAll('a[href], button, input, select, textarea, summary')
  return [...controls]
    .filter((control) => control !== own && control.checkVisibility({ visibilityProperty: true }))
    .map((control) => control.getBoundingClientRect())
    .filter((box) => box.right > left && box.left < right && box.height < cardHeight)
    .filter((box) => box.bottom > 0 && box.top < innerHeight)
}
