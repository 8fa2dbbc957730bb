import boat from '#app/site/assets/boat.avif'
import { homeCopy } from '#app/site/home/home-copy.ts'
import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { FormLink } from '#app/site/sections/form-link.tsx'

/** Twice: once at the shore, and in the water below it. */
const Boat = () => (
  <img className="ideas-boat" src={boat} width="720" height="504" alt="" loading="lazy" />
)

/** Ideas: four of them, where they come from, and what comes of them. */
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
      <ul className="offers">
        {homeCopy.offerings.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <Boat />
      <Boat />
    </section>
  )
}
