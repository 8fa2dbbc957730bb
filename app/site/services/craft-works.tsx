/** What was made in a craft: its latest projects. */

import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { Link } from '#app/site/layout/link.tsx'
import { Cover, coverSizes } from '#app/site/sections/cover.tsx'
import { detailsPath, type PortfolioCard } from '#app/site/sections/portfolio-cards.ts'
import { servicesCopy } from '#app/site/services/services-copy.ts'

export const CraftWorks = ({ works }: { works: PortfolioCard[] }) => (
  <section className="section craft-works" aria-labelledby="craft-works">
    <div className="section-head">
      <h2 id="craft-works">{servicesCopy.works}</h2>
      <Link className="arrow-link" to="/projects">
        All projects <ArrowIcon />
      </Link>
    </div>
    <ul>
      {works.map(({ _id, slug, name, client, cover }) => (
        <li key={_id}>
          <Cover url={cover} alt="" sizes={coverSizes.project} />
          <h3>
            <Link to={detailsPath('project', slug)}>{name}</Link>
          </h3>
          <p>{client}</p>
        </li>
      ))}
    </ul>
  </section>
)
