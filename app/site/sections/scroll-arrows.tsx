import { ArrowIcon } from '#app/site/layout/icons.tsx'

type ScrollArrowsProps = {
  /** What is scrolled, where a page has several rows. */
  of?: string
  ends: { left: boolean; right: boolean }
  move(direction: 1 | -1): void
}

/** The twins of dragging: one arrow for each direction in which there is more. */
export function ScrollArrows({ of = '', ends, move }: ScrollArrowsProps) {
  return (
    <p className="scroll-arrows" data-needs-script="">
      <button
        type="button"
        aria-label={`Scroll ${of}left`}
        data-direction="back"
        disabled={!ends.left}
        onClick={() => move(-1)}
      >
        <ArrowIcon />
      </button>
      <button
        type="button"
        aria-label={`Scroll ${of}right`}
        disabled={!ends.right}
        onClick={() => move(1)}
      >
        <ArrowIcon />
      </button>
    </p>
  )
}
