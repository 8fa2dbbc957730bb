/** The last words of a page. */
import { Link } from 'react-router'
import strands from '#app/site/assets/background.svg'
import { homeCopy } from '#app/site/copy.ts'
import { ArrowIcon } from '#app/site/layout/icons.tsx'

export function ClosingCall() {
  return (
    <section className="closing-call" aria-labelledby="closing-call">
      <img src={strands} alt="" className="closing-call-strands" loading="lazy" />
      <h2 id="closing-call">Ready to make a real impact</h2>
      <div className="closing-call-words">
        <p>{homeCopy.closing}</p>
        <Link className="button" to="/contact">
          Contact Us <ArrowIcon />
        </Link>
      </div>
    </section>
  )
}
