import { Fragment } from 'react'
import folded640 from '#app/site/assets/folded-640.avif'
import folded640Webp from '#app/site/assets/folded-640.webp'
import folded1280 from '#app/site/assets/folded-1280.avif'
import { homeCopy } from '#app/site/home/home-copy.ts'
import { Plate } from '#app/site/sections/plate.tsx'

/** The four things that a firm may come for, beside what the one sheet becomes for each. */
export function Offerings() {
  return (
    <section className="section offerings" aria-labelledby="offerings">
      {/* No heading among those of the specification's parts, which it doesn't name. */}
      <p id="offerings" className="offerings-name">
        What We Offer
      </p>
      <Plate
        files={{ small: folded640, large: folded1280, fallback: folded640Webp }}
        width={1280}
        height={1060}
        sizes="(min-width: 64rem) 52vw, 106vw"
        alt=""
      />
      {homeCopy.offerings.map(({ title, text }) => (
        <div key={title} className="offering">
          <h3>
            {/* A hyphen is no place to end a line. */}
            {title.split(' ').map((word, at) => (
              <Fragment key={word}>
                {at > 0 && ' '}
                <span className="unbroken">{word}</span>
              </Fragment>
            ))}
          </h3>
          <p>{text}</p>
        </div>
      ))}
    </section>
  )
}
