/** What came of what was made in a service, what a client has at its end, how it is done and what it includes. */

import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { Link } from '#app/site/layout/link.tsx'
import { endingOf, firstSentence, toldOf } from '#app/site/sections/account.ts'
import { Cover } from '#app/site/sections/cover.tsx'
import { CraftScene } from '#app/site/sections/craft-scene.tsx'
import { detailsPath } from '#app/site/sections/portfolio-cards.ts'
import { Result } from '#app/site/sections/result.tsx'
import { inkAhead } from '#app/site/sections/use-ink.ts'
import { serviceDetailCopy } from '#app/site/services/service-detail-copy.ts'
import { workPictures } from '#app/site/services/service-work.ts'
import type { ServiceView, ServiceWork } from '#domain/service/service.contract.ts'

type ServiceStoryProps = {
  service: ServiceView
  work: ServiceWork | null
  /** Class of the colours of its category. */
  colors: string
}

export function ServiceStory({ service, work, colors }: ServiceStoryProps) {
  const { band, spare } = workPictures(work ?? undefined)
  return (
    <section className="section service-story">
      {work && <Proof service={service} work={work} />}
      {work && !spare && (
        <div className={`service-band ${colors}`}>
          {band ? (
            <Cover
              url={band}
              alt={`${work.item.name}, picture 2`}
              sizes="(min-width: 40rem) 100vw, 128vw"
              place="service-band-picture"
            />
          ) : (
            <div className="craft-scene">
              <CraftScene of={service.category.name} icon={service.icon} sizes="100vw" />
            </div>
          )}
        </div>
      )}
      <div className="service-answers">
        <div>
          <h2>{serviceDetailCopy.benefits}</h2>
          <Told>{service.benefits}</Told>
          <h2>{serviceDetailCopy.approach}</h2>
          <Told>{service.approach}</Told>
        </div>
        {work && spare && (
          <Cover
            url={spare}
            alt={`${work.item.name}, another picture`}
            sizes="(min-width: 80rem) 61vw, (min-width: 64rem) 78vw, 90vw"
          />
        )}
        {service.features.length > 0 && (
          <div>
            <h2>{serviceDetailCopy.features}</h2>
            <dl>
              {service.features.map(({ name, description }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{description}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
      {!work && (
        <p className="service-shown">
          {serviceDetailCopy.seeWork} <OutLink to={service.workUrl} />
        </p>
      )}
    </section>
  )
}

/** An account whose first sentence is said a little louder than the rest. */
function Told({ children }: { children: string }) {
  const first = firstSentence(children)
  const rest = children.slice(first.length).trim()
  return (
    <>
      <p className="lead">{first}</p>
      {rest && <p>{rest}</p>}
    </>
  )
}

/** What came of the work, and whose it is. */
function Proof({ service, work: { item } }: { service: ServiceView; work: ServiceWork }) {
  const ending = endingOf(toldOf(item).account)
  return (
    <div className="service-proof">
      {ending && <Result>{ending}</Result>}
      <div className="service-made">
        <Link
          className="arrow-link"
          to={detailsPath(item.type, item.slug)}
          state={{ [item.type]: item }}
          {...inkAhead(item.image[0])}
        >
          {item.name} <ArrowIcon />
        </Link>
        <p>
          {serviceDetailCopy.madeFor} {item.client}
        </p>
        <p>
          <OutLink to={service.workUrl} />
        </p>
      </div>
    </div>
  )
}

/** An address of another site, as it is read aloud; a long one is broken before its path. */
function OutLink({ to }: { to: string }) {
  const [site, ...path] = to.replace(/^https?:\/\/(www\.)?|\/$/gi, '').split('/')
  return (
    <a className="out-link" href={to} target="_blank" rel="noreferrer">
      {site}
      {path.length > 0 && (
        <>
          <wbr />/{path.join('/')}
        </>
      )}
    </a>
  )
}
