/** What holds for every service: a list of what it brings, and beside it how it is built. */
import type { ReactNode } from 'react'
import { serviceDetailCopy } from '#app/site/services/service-detail-copy.ts'

/** @param props.children stand below the shorter of the two */
export const ServiceCertainties = ({ children }: { children: ReactNode }) => (
  <div className="section certainties">
    <section aria-labelledby="benefits">
      <h2 id="benefits">{serviceDetailCopy.advantages}</h2>
      <ul className="benefit-grid">
        {serviceDetailCopy.tiles.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
    <div className="certainties-aside">
      <section className="topics" aria-labelledby="topics">
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
      {children}
    </div>
  </div>
)
