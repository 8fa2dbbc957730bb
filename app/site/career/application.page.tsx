/** Applying for a position. */
import { useLoaderData } from 'react-router'
import { ApplicationForm } from '#app/site/career/application-form.tsx'
import { careerCopy } from '#app/site/career/career-copy.ts'
import { fallbackTitle, workplace } from '#app/site/career/job-card.ts'
import { readJob } from '#app/site/career/jobs.ts'
import { wasSent } from '#app/site/form/form-result.ts'
import type { PageMeta, PageRequest } from '#app/site/page.ts'
import { Current } from '#app/site/sections/current.tsx'
import { PageHeader } from '#app/site/sections/page-header.tsx'

export type ApplicationData = {
  jobId: string
  title: string
  /** Whether the form has just been sent without script. */
  sent: boolean
}

/** @throws Response 404 where there is no such position */
export async function loader({ params, url, signal }: PageRequest): Promise<ApplicationData> {
  const jobId = params['id'] ?? ''
  // The form is of use where its position can't be had just now, too.
  const job = await readJob(jobId, signal).catch((failure: Response) => {
    if (failure.status === 404) throw failure
  })
  return { jobId, title: job?.title ?? fallbackTitle, sent: wasSent(url) }
}

export const meta = ({ jobId, title }: ApplicationData): PageMeta => ({
  title: `${title}, application`,
  description: `Apply for ${title}. ${careerCopy.form}`,
  path: `/career/form/${jobId}`,
})

export default function ApplicationPage() {
  const { jobId, title, sent } = useLoaderData<ApplicationData>()
  const trail = [
    { name: 'Home', to: '/' },
    { name: 'Career', to: '/career' },
    { name: title, to: `/career/${jobId}` },
    { name: 'Application' },
  ]
  return (
    <>
      <PageHeader trail={trail} heading={title} opening="plain">
        <p className="lead workplace">{workplace}</p>
      </PageHeader>
      <section className="section form-section" aria-label="Application form">
        <Current course="fall" />
        <p className="statement">{careerCopy.form}</p>
        <ApplicationForm key={jobId} jobId={jobId} sent={sent} />
      </section>
    </>
  )
}
