/** One open position. */
import { useLoaderData } from 'react-router'
import { careerCopy } from '#app/site/career/career-copy.ts'
import { workplace } from '#app/site/career/job-card.ts'
import { jobPosting } from '#app/site/career/job-posting.ts'
import { readJob } from '#app/site/career/jobs.ts'
import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { Link } from '#app/site/layout/link.tsx'
import type { PageMeta, PageRequest } from '#app/site/page.ts'
import { Current } from '#app/site/sections/current.tsx'
import { PageHeader } from '#app/site/sections/page-header.tsx'
import { StructuredData } from '#app/site/sections/structured-data.tsx'
import type { JobView } from '#domain/career/job.contract.ts'

export type JobData = { job: JobView }

/** @throws Response as `readJob` does */
export async function loader({ params, signal }: PageRequest): Promise<JobData> {
  return { job: await readJob(params['id'] ?? '', signal) }
}

export const meta = ({ job }: JobData): PageMeta => ({
  title: job.title,
  description: job.description,
  path: `/career/${job._id}`,
})

export default function JobPage() {
  const { job } = useLoaderData<JobData>()
  const trail = [{ name: 'Home', to: '/' }, { name: 'Career', to: '/career' }, { name: job.title }]
  return (
    <article>
      <StructuredData of={(site) => jobPosting(job, site)} />
      <PageHeader trail={trail} heading="Lahore Job Openings" opening="job">
        <p className="lead">{job.description}</p>
      </PageHeader>
      <section className="section job" aria-labelledby="job-title">
        <Current course="fall" />
        <div className="job-head">
          <h2 id="job-title">{job.title}</h2>
          <p>{workplace}</p>
        </div>
        <div className="job-story">
          <h3>Company Overview</h3>
          <p>{job.companyOverview}</p>
          <h3>Job Role</h3>
          <Lines lines={job.jobRole} />
          <h3>Requirements</h3>
          <Lines lines={job.requirements} />
        </div>
        <div className="job-apply">
          <Link className="button" to={`/career/form/${job._id}`}>
            Apply Now <ArrowIcon />
          </Link>
          <p>{careerCopy.form}</p>
        </div>
      </section>
    </article>
  )
}

const Lines = ({ lines }: { lines: string[] }) => (
  <ul className="job-lines">
    {lines.map((line, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: one line may stand there twice
      <li key={at}>{line}</li>
    ))}
  </ul>
)
