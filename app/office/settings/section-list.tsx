/** The sections of a form that is several windows high, as a line that stays in sight above it. */

type SectionListProps = { titles: readonly string[] }

/** The heading of the section at this place in the list. */
export const headingIdOf = (at: number) => `section-${at}`

/** Each title scrolls to its section and hands the focus to its heading: Tab goes on from there. */
export function SectionList({ titles }: SectionListProps) {
  return (
    <nav
      aria-label="Sections"
      className="-mx-3 bg-canvas px-3 sm:sticky sm:top-16 sm:z-10 sm:-mx-6 sm:px-6"
    >
      <ul className="-ml-2.5 flex flex-wrap">
        {titles.map((title, at) => (
          <li key={title}>
            <button
              type="button"
              className="h-control rounded-md px-2.5 text-sm text-muted hover:bg-hover hover:text-ink"
              onClick={() => leadTo(headingIdOf(at))}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function leadTo(id: string) {
  const heading = document.getElementById(id)
  heading?.closest('section')?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}
