import { Fragment } from 'react'
import { homeCopy } from '#app/site/home/home-copy.ts'
import { Plate } from '#app/site/sections/plate.tsx'

const files = import.meta.glob<string>('../assets/folded-*.{avif,webp}', {
  eager: true,
  import: 'default',
})

/** The four things that a firm may come for, a line for each, with what the one sheet becomes for it. */
export function Offerings() {
  return (
    <section className="section offerings" aria-labelledby="offerings">
      {/* No heading among those of the specification's parts, which it doesn't name. */}
      <p id="offerings" className="offerings-name">
        What We Offer
      </p>
      {homeCopy.offerings.map(({ title, text, folded }) => (
        <div key={title} className="offering">
          <Plate
            files={{
              small: files[`../assets/folded-${folded}-320.avif`] ?? '',
              large: files[`../assets/folded-${folded}-640.avif`] ?? '',
              fallback: files[`../assets/folded-${folded}-320.webp`] ?? '',
            }}
            width={640}
            height={640}
            sizes="(min-width: 64rem) 16vw, (min-width: 40rem) 28vw, 44vw"
            alt=""
          />
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
