import { homeCopy } from '#app/site/home/home-copy.ts'
import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { Link } from '#app/site/layout/link.tsx'

/** Who we are, in one breath. */
export function AboutTeaser() {
  return (
    <section className="section told about-teaser" aria-labelledby="about-us">
      <h2 id="about-us">About Us</h2>
      <p className="river-word">
        <span lang="ur">دریا</span> {homeCopy.name}
      </p>
      <p className="statement">{homeCopy.about}</p>
      <p className="lead">{homeCopy.since}</p>
      <Link className="arrow-link" to="/about">
        More about us <ArrowIcon />
      </Link>
    </section>
  )
}
