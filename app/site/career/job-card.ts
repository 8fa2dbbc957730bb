import type { JobView } from '#domain/career/job.contract.ts'

/** A position as its card shows it. */
export type JobCard = Pick<JobView, '_id' | 'title' | 'description'>

export const jobCard = ({ _id, title, description }: JobView): JobCard => ({
  _id,
  title,
  description,
})

/** Heads the form where the position itself can't be had (the specification, application form). */
export const fallbackTitle = 'Senior UI UX Designer'

/** Where and how all our people work (the specification, job detail). */
export const workplace = 'Lahore, Punjab, Pakistan - Full Time'
