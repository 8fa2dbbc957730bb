/** The last words of a page, to clients unless it names others. */
import { Link } from 'react-router'
import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { closingCopy } from '#app/site/sections/closing-copy.ts'

type ClosingCallProps = { heading?: string; text?: string }

export function ClosingCall({
  heading = 'Ready to make a real impact',
  text = closingCopy.text,
}: ClosingCallProps) {
  return (
    <section className="closing-call" aria-labelledby="closing-call">
      <h2 id="closing-call">{heading}</h2>
      <div className="closing-call-words">
        <p>{text}</p>
        <Link className="button" to="/contact">
          Contact Us <ArrowIcon />
        </Link>
      </div>
    </section>
  )
}
