import boat from '#app/site/assets/boat.avif'
import { homeCopy } from '#app/site/home/home-copy.ts'
import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { FormLink } from '#app/site/sections/form-link.tsx'

/** Twice: once at the shore, and in the water below it. */
const Boat = () => (
  <img className="ideas-boat" src={boat} width="720" height="504" alt="" loading="lazy" />
)

/** Ideas: where they come from, and what comes of them. */
export function Ideas() {
  return (
    <section className="section told ideas" aria-labelledby="unique-ideas">
      <h2 id="unique-ideas">Unique Ideas For Your Business</h2>
      <p className="lead">{homeCopy.ideas}</p>
      <FormLink to="/services">
        What We Do <ArrowIcon />
      </FormLink>
      <Boat />
      <Boat />
    </section>
  )
}
