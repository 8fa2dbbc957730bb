import { Fragment } from 'react'
import { homeCopy } from '#app/site/home/home-copy.ts'

/** The four things that a firm may ask for by name. They say again what the crafts say, and so are a note to those. */
export const Offerings = () => (
  <div className="offerings">
    <p id="offerings">{homeCopy.otherNames}</p>
    <ul aria-labelledby="offerings">
      {homeCopy.offerings.map(({ title, text }) => (
        <li key={title}>
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
        </li>
      ))}
    </ul>
  </div>
)
