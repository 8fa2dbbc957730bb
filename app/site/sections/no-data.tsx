import { useRevalidator } from 'react-router'
import noData from '#app/site/assets/no-data.svg'
import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { moveFocus } from '#app/site/layout/use-arrival.ts'

type NoDataProps = {
  /** Whether the list could not be had at all, so that trying again may help. */
  failed?: boolean
  /** What is said of a list that is empty; nothing is where it could not be had. */
  children?: string
}

/** The button goes with its press, and its focus on to the section in which the list comes. */
const handFocusOn = (button: HTMLElement | null) => () => {
  if (button === document.activeElement) moveFocus(button?.closest('section'))
}

/** Stands where a list is empty. */
export function NoData({ failed = false, children }: NoDataProps) {
  const { revalidate } = useRevalidator()
  return (
    <div className="no-data">
      <img src={noData} alt="No data" width="640" height="400" />
      <p>{failed ? 'This list could not be fetched just now.' : children}</p>
      {failed && (
        <button
          type="button"
          className="button"
          ref={handFocusOn}
          onClick={() => void revalidate()}
        >
          Try again <ArrowIcon />
        </button>
      )}
    </div>
  )
}
