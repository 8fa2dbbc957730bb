import { type ComponentProps, useEffect, useRef, useState } from 'react'

/**
 * Lets the keyboard scroll what is wider than its place: as long as there is more to see than fits,
 * the element can be reached by Tab and has a name.
 * @returns what the scrolling element must carry
 */
export function useScrollRegion(label: string): ComponentProps<'div'> {
  const region = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const element = region.current
    if (!element) return
    const measure = () => setScrolls(element.scrollWidth > element.clientWidth)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  return {
    ref: region,
    ...(scrolls && { role: 'region', 'aria-label': `${label}, scrolls sideways`, tabIndex: 0 }),
  }
}
