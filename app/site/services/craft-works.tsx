/** What was made in a craft, as a list to read: its latest projects. */

import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { Link } from '#app/site/layout/link.tsx'
import { detailsPath, type LatestItem } from '#app/site/sections/portfolio-cards.ts'
import { inkAhead } from '#app/site/sections/use-ink.ts'
import { servicesCopy } from '#app/site/services/services-copy.ts'

export const CraftWorks = ({ works }: { works: LatestItem[] }) => (
  <section className="section craft-works" aria-labelledby="craft-works">
    <div>
      <h2 id="craft-works">{servicesCopy.works}</h2>
      <Link className="arrow-link" to="/projects">
        All projects <ArrowIcon />
      </Link>
    </div>
    <ul>
      {works.map(({ _id, slug, name, client, year, cover }) => (
        <li key={_id}>
          <h3>
            <Link to={detailsPath('project', slug)} {...inkAhead(cover)}>
              {name}
            </Link>
          </h3>
          <p>{client}</p>
          <p>{year}</p>
        </li>
      ))}
    </ul>
  </section>
)
