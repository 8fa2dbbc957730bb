/** The last words of a page, which run down into the river of its foot. */
import type { ReactNode } from 'react'
import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { Link } from '#app/site/layout/link.tsx'
import { Arrivals } from '#app/site/sections/arrivals.tsx'
import { closingCopy } from '#app/site/sections/closing-copy.ts'

type ClosingCallProps = {
  heading?: string
  text?: string
  /** What stands beside its words. */
  beside?: ReactNode
  /** What arrives below it instead of the fleet. */
  arrival?: ReactNode
  /** What one can do here, where that isn't to write to us. */
  children?: ReactNode
}

/** To clients unless the page names others. Below it the fleet arrives, unless there is a form. */
export function ClosingCall({
  heading = 'Ready to make a real impact',
  text = closingCopy.text,
  beside,
  arrival = <Arrivals />,
  children,
}: ClosingCallProps) {
  return (
    <>
      <section className="closing-call ending" aria-labelledby="closing-call">
        <h2 id="closing-call">{heading}</h2>
        <div className="closing-call-words">
          <p className="lead">{text}</p>
          {children ?? (
            <Link className="button" to="/contact">
              Contact Us <ArrowIcon />
            </Link>
          )}
        </div>
        {beside}
      </section>
      {!children && arrival}
    </>
  )
}
