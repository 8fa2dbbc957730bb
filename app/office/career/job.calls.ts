/** The calls on open positions. */
import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod'
import { callApi } from '#app/office/api-client.ts'
import type { JobView, newJob } from '#domain/career/job.contract.ts'

/** All positions, inactive ones included, oldest first. */
export const jobList = queryOptions({
  queryKey: ['job'],
  meta: { failure: 'Failed to fetch jobs' },
  queryFn: async ({ signal }) =>
    (await callApi<{ data: JobView[] }>('GET', '/job', { signal })).data,
})

type JobFields = z.output<typeof newJob>

export const createJob = (values: JobFields) => callApi('POST', '/job/create', { body: values })

export const updateJob = (id: string, version: number, values: JobFields) =>
  callApi('PATCH', `/job/update/${id}`, { body: values, version })

export const deleteJob = ({ _id, version }: JobView) =>
  callApi('DELETE', `/job/delete/${_id}`, { version })
