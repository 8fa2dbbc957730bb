/** The line that runs through the site and leads from one part of a page to the next. */

/** Where the line bends; the end of one section is the beginning of the next. */
const courses = {
  fall: 'M0 8H380C470 8 470 88 560 88H1440',
  rise: 'M0 88H820C910 88 910 8 1000 8H1440',
  late: 'M0 8H940C1030 8 1030 88 1120 88H1440',
  straight: 'M0 48H1440',
} as const

export function Current({ course }: { course: keyof typeof courses }) {
  return (
    <svg className="current" viewBox="0 0 1440 96" preserveAspectRatio="none" aria-hidden="true">
      <path d={courses[course]} />
      <path d={courses[course]} className="current-signal" pathLength="100" />
    </svg>
  )
}
