/** What holds for every service: what it brings, beside a picture, and how it is built. */
import type { ReactNode } from 'react'
import { serviceDetailCopy } from '#app/site/services/service-detail-copy.ts'

/** @param props.picture stands beside it as tall */
export const ServiceCertainties = ({ picture }: { picture: ReactNode }) => (
  <section className="certainties" aria-labelledby="benefits">
    {picture}
    <div className="certainties-words">
      <h2 id="benefits">{serviceDetailCopy.advantages}</h2>
      <ul className="benefit-grid">
        {serviceDetailCopy.tiles.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
)

/** Parts of how everything is built, each of which opens by itself. */
export const ServiceTopics = () => (
  <section aria-labelledby="topics">
    <h2 id="topics">{serviceDetailCopy.topics}</h2>
    <div className="accordion">
      {serviceDetailCopy.accordion.map(({ title, text }) => (
        <details key={title} name="topic">
          <summary>{title}</summary>
          <p>{text}</p>
        </details>
      ))}
    </div>
  </section>
)
