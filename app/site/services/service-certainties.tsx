/** What follows a service's own account: what its craft brings, and how every service is built. */
import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { Link } from '#app/site/layout/link.tsx'
import type { Benefit } from '#app/site/services/benefits.ts'
import { serviceDetailCopy } from '#app/site/services/service-detail-copy.ts'
import { TopicBench } from '#app/site/services/topic-bench.tsx'

type ServiceCertaintiesProps = {
  benefits: Benefit[]
  /** Class of the colours of its category. */
  colors: string
}

export const ServiceCertainties = ({ benefits, colors }: ServiceCertaintiesProps) => (
  <section className={`certainties ${colors}`} aria-labelledby="benefits">
    <h2 id="benefits">{serviceDetailCopy.advantages}</h2>
    {/* Stands between what counts most and the others, which are one list in an order that is given. */}
    <p className="benefit-rest" aria-hidden="true">
      {serviceDetailCopy.rest}
    </p>
    <ul className="benefit-grid">
      {benefits.map(({ title, text, foremost }) => (
        <li key={title} data-foremost={foremost || undefined}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
    <div className="benefit-ask">
      <p>{serviceDetailCopy.doubt}</p>
      <Link className="arrow-link" to="/contact">
        {serviceDetailCopy.ask} <ArrowIcon />
      </Link>
    </div>
  </section>
)

/** Parts of how everything is built: a row and a mark for each, in the colours of the class. */
export const ServiceTopics = ({ colors }: { colors: string }) => (
  <section className={`topics ${colors}`} aria-labelledby="topics">
    <h2 id="topics">{serviceDetailCopy.topics}</h2>
    <TopicBench marks={serviceDetailCopy.accordion.length} />
    <div className="accordion">
      {serviceDetailCopy.accordion.map(({ title, text }) => (
        <details key={title} name="topic">
          <summary>
            <span>{title}</span>
          </summary>
          <p>{text}</p>
        </details>
      ))}
    </div>
  </section>
)
