/** How the calls of a list ask for a page of it. */
import { callApi } from '#app/office/api-client.ts'
import type { ListPage } from '#app/office/record/record-list.ts'
import { pageSize } from '#domain/paging.ts'

type Answer<View> = { data: View[]; pagination: { total: number } }

/**
 * One page of the list under `path`, narrowed down by what of `filters` isn't empty.
 * @throws ApiError
 */
export async function fetchPage<View>(
  path: string,
  { page, ...filters }: { page: number; [filter: string]: string | number },
  signal: AbortSignal,
): Promise<ListPage<View>> {
  const query = new URLSearchParams({ page: String(page), limit: String(pageSize) })
  for (const [name, value] of Object.entries(filters)) {
    if (value !== '') query.set(name, String(value))
  }
  const { data, pagination } = await callApi<Answer<View>>('GET', `${path}?${query}`, { signal })
  return { rows: data, total: pagination.total }
}
