/** What the browser reads of the open positions. */
import { ApiFailure, readApi } from '#app/site/api.ts'
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
 * Null, and a line in the log, where the position can't be had.
 * @throws Response 404 where there is none
 */
export async function readJob(id: string, signal?: AbortSignal): Promise<JobView | null> {
  try {
    const { data } = await readApi<{ data: JobView }>(`/job/${encodeURIComponent(id)}`, signal)
    return data
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) {
      throw new Response(null, { status: 404 })
    }
    // biome-ignore lint/suspicious/noConsole: the specification has it logged
    if (!signal?.aborted) console.error('Failed to fetch the job', error)
    return null
  }
}
