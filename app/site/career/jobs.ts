/** What the browser reads of the open positions. */
import { forErrorPage, readApi } from '#app/site/api.ts'
import type { JobView } from '#domain/career/job.contract.ts'

/** Null, and a line in the log, where the list can't be had (the specification, error catalogue). */
export async function readJobs(signal?: AbortSignal): Promise<JobView[] | null> {
  try {
    const { data } = await readApi<{ data: unknown }>('/job', signal)
    if (!Array.isArray(data)) throw new Error('The answer holds no list')
    return data
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the specification has it logged
    if (!signal?.aborted) console.error('Failed to fetch jobs', error)
    return null
  }
}

/**
 * One position. Leaves a line in the log where it can't be had.
 * @throws Response with the status that the error page explains, 404 where there is no such position
 */
export async function readJob(id: string, signal?: AbortSignal): Promise<JobView> {
  try {
    const { data } = await readApi<{ data: JobView }>(`/job/${encodeURIComponent(id)}`, signal)
    return data
  } catch (error) {
    const failure = forErrorPage(error)
    const isNews = failure.status !== 404 && !signal?.aborted
    // biome-ignore lint/suspicious/noConsole: the specification has it logged
    if (isNews) console.error('Failed to fetch the job', error)
    throw failure
  }
}
