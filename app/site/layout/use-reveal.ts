/** Lets the parts of a page come in when they are scrolled to. */
import { useEffect } from 'react'
import { prefersStillness } from '#app/site/layout/motion.ts'

/** Milliseconds that a part takes to come in (the specification, business constants). */
const duration = 1000

/** What comes in as one; the water of a part that reaches up into the one before it is there already. */
const parts =
  'main .section > :not(.current, form, .topics), main .topics > *, main :is(.closing-call > :not(.closing-call-words), .closing-call-words > *)'

/**
 * Animates what lies below the screen when it is first seen. Nothing is ever hidden beforehand: a
 * part is as it always is until the moment at which it comes near.
 */
export function useReveal() {
  useEffect(() => {
    if (prefersStillness()) return
    const known = new WeakSet<Element>()
    const sight = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          if (!known.has(target)) {
            known.add(target)
            // On show from the start, or scrolled past already: nothing to come in.
            if (isIntersecting || boundingClientRect.top < 0) sight.unobserve(target)
          } else if (isIntersecting) {
            sight.unobserve(target)
            if (boundingClientRect.top > 0) comeIn(target)
          }
        }
      },
      { rootMargin: '0px 0px 24px 0px' },
    )
    const watch = () => {
      for (const part of document.querySelectorAll(parts)) if (!known.has(part)) sight.observe(part)
    }
    watch()
    const growth = new MutationObserver(watch)
    const content = document.getElementById('content')
    if (content) growth.observe(content, { childList: true, subtree: true })
    return () => {
      sight.disconnect()
      growth.disconnect()
    }
  }, [])
}

const controls = 'a, button, input, select, textarea, summary'

/**
 * Words rise; what holds a control only brightens. A control that moves off between the press and
 * the release of a button gets no click.
 */
const comeIn = (part: Element) => {
  const stays = part.matches(controls) || part.querySelector(controls) !== null
  part.animate([{ opacity: 0, ...(!stays && { transform: 'translateY(2rem)' }) }, {}], {
    duration,
    easing: 'cubic-bezier(0.22, 0.7, 0.2, 1)',
  })
}
