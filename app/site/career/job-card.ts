import type { JobView } from '#domain/career/job.contract.ts'

/** A position as its card shows it. */
export type JobCard = Pick<JobView, '_id' | 'title' | 'description'>

export const jobCard = ({ _id, title, description }: JobView): JobCard => ({
  _id,
  title,
  description,
})

/** Where and how all our people work (the specification, job detail). */
export const workplace = 'Lahore, Punjab, Pakistan - Full Time'
