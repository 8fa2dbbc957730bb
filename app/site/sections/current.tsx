/** The line that runs through the site and leads from one part of a page to the next. */

/** Where the line bends; the end of one section is the beginning of the next. */
const courses = {
  fall: 'M0 8C480 8 480 88 960 88S1280 72 1440 72',
  rise: 'M0 80C200 80 320 88 520 88S960 8 1440 8',
} as const

export function Current({ course }: { course: keyof typeof courses }) {
  return (
    <svg className="current" viewBox="0 0 1440 96" preserveAspectRatio="none" aria-hidden="true">
      <path d={courses[course]} />
    </svg>
  )
}
