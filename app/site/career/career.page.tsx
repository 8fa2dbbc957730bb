/** The open positions. */
import { useLoaderData } from 'react-router'
import fleetSmall from '#app/site/assets/fleet-960.avif'
import fleetFallback from '#app/site/assets/fleet-960.webp'
import fleetLarge from '#app/site/assets/fleet-1920.avif'
import { careerCopy } from '#app/site/career/career-copy.ts'
import { type JobCard, jobCard } from '#app/site/career/job-card.ts'
import { readJobs } from '#app/site/career/jobs.ts'
import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { Link } from '#app/site/layout/link.tsx'
import type { PageMeta, PageRequest } from '#app/site/page.ts'
import { ClosingCall } from '#app/site/sections/closing-call.tsx'
import { NoData } from '#app/site/sections/no-data.tsx'
import { PageHeader } from '#app/site/sections/page-header.tsx'
import { Plate } from '#app/site/sections/plate.tsx'

/** Null where the positions can't be had. */
export type CareerData = { jobs: JobCard[] | null }

export const loader = async ({ signal }: PageRequest): Promise<CareerData> => ({
  jobs: (await readJobs(signal))?.map(jobCard) ?? null,
})

export const meta = (): PageMeta => ({
  title: 'Career',
  description: careerCopy.jobs,
  path: '/career',
})

export default function CareerPage() {
  const { jobs } = useLoaderData<CareerData>()
  return (
    <>
      <PageHeader
        trail={[{ name: 'Home', to: '/' }, { name: 'Career' }]}
        heading="We Support Inclusivity"
        opening="fleet"
        picture={
          <Plate
            files={{ small: fleetSmall, large: fleetLarge, fallback: fleetFallback }}
            width={1920}
            height={800}
            sizes="100vw"
            alt={careerCopy.fleet}
            eager
          />
        }
      >
        <p className="lead">{careerCopy.intro}</p>
        <p>
          <Link className="button" to="#list">
            Explore <ArrowIcon />
          </Link>
        </p>
      </PageHeader>
      <section className="section" id="list" aria-labelledby="roles">
        <div className="section-head">
          <h2 id="roles">Find the Role that Best Fits You</h2>
          <p>{careerCopy.jobs}</p>
        </div>
        {jobs?.length ? (
          <Jobs jobs={jobs} />
        ) : (
          <NoData failed={jobs === null}>{careerCopy.empty}</NoData>
        )}
      </section>
      <ClosingCall heading={careerCopy.closing.title} text={careerCopy.closing.text} />
    </>
  )
}

const Jobs = ({ jobs }: { jobs: JobCard[] }) => (
  <ul className="job-list">
    {jobs.map(({ _id, title, description }) => (
      <li key={_id} className="job-card">
        <h3>{title}</h3>
        <p className="job-card-place">Lahore, Onsite</p>
        <p>{description}</p>
        <Link className="card-link" to={`/career/${_id}`} aria-label={`APPLY NOW for ${title}`}>
          APPLY NOW <ArrowIcon />
        </Link>
      </li>
    ))}
  </ul>
)
