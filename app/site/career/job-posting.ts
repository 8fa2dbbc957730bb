import { organizationId, type Site, type Thing } from '#app/site/structured-data.ts'
import type { JobView } from '#domain/career/job.contract.ts'

/** An open position, for search engines. */
export const jobPosting = (job: JobView, site: Site): Thing => ({
  '@type': 'JobPosting',
  title: job.title,
  description: [job.description, ...job.jobRole, ...job.requirements].join('\n'),
  datePosted: job.createdAt,
  employmentType: 'FULL_TIME',
  hiringOrganization: { '@id': organizationId(site) },
  jobLocation: {
    '@type': 'Place',
    // Where all positions are (the specification, job detail).
    address: {
      '@type': 'PostalAddress',
      addressLocality: 'Lahore',
      addressRegion: 'Punjab',
      addressCountry: 'PK',
    },
  },
  url: `${site.publicUrl}/career/${job._id}`,
})
