import boat from '#app/site/assets/boat.avif'
import { homeCopy } from '#app/site/home/home-copy.ts'
import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { FormLink } from '#app/site/sections/form-link.tsx'

/** Twice: once on the sheet, and in the water below it. */
const Boat = () => (
  <img className="ideas-boat" src={boat} width="720" height="504" alt="" loading="lazy" />
)

/** Ideas take shape: beside the words, how a sheet becomes the boat, which can be followed. */
export function Ideas() {
  return (
    <section className="ideas" aria-labelledby="unique-ideas">
      <h2 id="unique-ideas">Unique Ideas For Your Business</h2>
      <div className="ideas-words">
        <p className="lead">{homeCopy.ideas}</p>
        <FormLink to="/services">
          What We Do <ArrowIcon />
        </FormLink>
      </div>
      <ol className="folding">
        {homeCopy.folding.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Boat />
      <Boat />
    </section>
  )
}
