/** A row that scrolls sideways: by wheel, by touch, by arrow buttons and by dragging with a mouse. */
import { type ReactNode, useEffect, useRef } from 'react'
import { ScrollArrows } from '#app/site/sections/scroll-arrows.tsx'
import { useScrollEnds } from '#app/site/sections/use-scroll-ends.ts'

/** Pixels of movement that make a press a drag and no click. */
const slack = 5

/**
 * @param name names the row for those who can't see it
 * @param shown whatever makes the row start anew when it changes
 */
export function DragRow(props: { name: string; shown: string; children: ReactNode }) {
  const { name, shown, children } = props
  const row = useRef<HTMLUListElement>(null)
  const drag = useRef({ from: 0, scrolled: 0, active: false, moved: false })
  const { ends, look, move } = useScrollEnds(row)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new selection starts at its beginning
  useEffect(() => {
    row.current?.scrollTo({ left: 0, behavior: 'instant' })
    look()
  }, [shown, look])

  return (
    <div
      className="drag-row"
      data-left={ends.left ? '' : undefined}
      data-right={ends.right ? '' : undefined}
    >
      <ul
        ref={row}
        className="drag-row-items"
        aria-label={name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
        tabIndex={0}
        onScroll={look}
        onPointerDown={(event) => {
          if (event.pointerType !== 'mouse' || event.button !== 0) return
          const { scrollLeft } = event.currentTarget
          drag.current = { from: event.clientX, scrolled: scrollLeft, active: true, moved: false }
        }}
        onPointerMove={(event) => {
          const now = drag.current
          // The button may have been let go beside the row.
          if (!event.buttons) now.active = false
          if (!now.active) return
          const way = event.clientX - now.from
          if (!now.moved && Math.abs(way) > slack) {
            now.moved = true
            event.currentTarget.setPointerCapture(event.pointerId)
            event.currentTarget.dataset['dragging'] = ''
          }
          if (now.moved) event.currentTarget.scrollLeft = now.scrolled - way
        }}
        onPointerUp={(event) => {
          drag.current.active = false
          delete event.currentTarget.dataset['dragging']
        }}
        onPointerCancel={(event) => {
          drag.current = { ...drag.current, active: false, moved: false }
          delete event.currentTarget.dataset['dragging']
        }}
        onClickCapture={(event) => {
          if (drag.current.moved) {
            event.preventDefault()
            event.stopPropagation()
          }
          drag.current.moved = false
        }}
      >
        {children}
      </ul>
      <ScrollArrows ends={ends} move={move} />
    </div>
  )
}

/** Stands where a row will be. */
export const RowSkeleton = () => (
  <ul className="drag-row-items" aria-hidden="true">
    {[1, 2, 3, 4].map((at) => (
      <li key={at} data-skeleton="">
        <div className="cover" />
        <div className="skeleton-line" />
      </li>
    ))}
  </ul>
)
