import workSmallest from '#app/site/assets/work-640.avif'
import workSmall from '#app/site/assets/work-960.avif'
import workFallback from '#app/site/assets/work-960.webp'
import workLarge from '#app/site/assets/work-1920.avif'
import { homeCopy } from '#app/site/home/home-copy.ts'
import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { Link } from '#app/site/layout/link.tsx'
import { Plate } from '#app/site/sections/plate.tsx'

/** Who we are, over finished work adrift on the current, which the page about us describes. */
export function AboutTeaser() {
  return (
    <section className="about-teaser" aria-labelledby="about-us">
      <div className="section about-teaser-words">
        <h2 id="about-us">About Us</h2>
        <p className="statement">{homeCopy.about}</p>
        <Link className="arrow-link" to="/about">
          More about us <ArrowIcon />
        </Link>
      </div>
      <Plate
        files={{
          smallest: workSmallest,
          small: workSmall,
          large: workLarge,
          fallback: workFallback,
        }}
        width={1920}
        height={880}
        sizes="100vw"
        alt=""
      />
    </section>
  )
}
