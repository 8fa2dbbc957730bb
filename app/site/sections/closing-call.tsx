/** The last words of a page, in the colour that its end takes. */
import type { ReactNode } from 'react'
import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { Link } from '#app/site/layout/link.tsx'
import { closingCopy } from '#app/site/sections/closing-copy.ts'

type ClosingCallProps = {
  heading?: string
  text?: string
  /** What one can do here, where that isn't to write to us. */
  children?: ReactNode
}

/** To clients unless the page names others. */
export function ClosingCall({
  heading = 'Ready to make a real impact',
  text = closingCopy.text,
  children,
}: ClosingCallProps) {
  return (
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
    </section>
  )
}
