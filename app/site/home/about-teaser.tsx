import { Link } from 'react-router'
import { homeCopy } from '#app/site/home/home-copy.ts'
import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { Current } from '#app/site/sections/current.tsx'

export function AboutTeaser() {
  return (
    <section className="section about-teaser" aria-labelledby="about-us">
      <Current course="rise" />
      <h2 id="about-us">About Us</h2>
      <div className="about-teaser-words">
        <p className="statement">{homeCopy.about}</p>
        <Link className="arrow-link" to="/about">
          More about us <ArrowIcon />
        </Link>
      </div>
    </section>
  )
}
