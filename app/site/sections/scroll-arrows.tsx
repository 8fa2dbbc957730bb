import { ArrowIcon } from '#app/site/layout/icons.tsx'

type ScrollArrowsProps = {
  /** What is scrolled, where a page has several rows. */
  of?: string
  ends: { left: boolean; right: boolean }
  move(direction: 1 | -1): void
}

/** The twins of dragging: an arrow for each direction, which keeps the focus where there is no more. */
export function ScrollArrows({ of = '', ends, move }: ScrollArrowsProps) {
  const isAllInSight = !(ends.left || ends.right)
  return (
    <p className="scroll-arrows" data-needs-script="">
      <button
        type="button"
        aria-label={`Scroll ${of}left`}
        data-direction="back"
        disabled={isAllInSight}
        aria-disabled={!ends.left || undefined}
        onClick={() => ends.left && move(-1)}
      >
        <ArrowIcon />
      </button>
      <button
        type="button"
        aria-label={`Scroll ${of}right`}
        disabled={isAllInSight}
        aria-disabled={!ends.right || undefined}
        onClick={() => ends.right && move(1)}
      >
        <ArrowIcon />
      </button>
    </p>
  )
}
