/** The site's few signs, drawn with one pen in the colour of the text around them. */

function Sign({ path }: { path: string }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}

export const ArrowIcon = () => <Sign path="M3 12h17M14 6l6 6-6 6" />
export const ChevronIcon = () => <Sign path="M6 9.5l6 6 6-6" />
export const PauseIcon = () => <Sign path="M9 5v14M15 5v14" />
export const PlayIcon = () => <Sign path="M8 5l11 7-11 7z" />
