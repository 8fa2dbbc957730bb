import { Fragment } from 'react'
import { homeCopy } from '#app/site/home/home-copy.ts'

/** The four things that a firm may come for. They say again what the crafts say, and so are facts of the last call, no part. */
export const Offerings = () => (
  <ul className="offerings" aria-label="What we offer">
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
)
