/** The calls on the settings. */
import { queryOptions } from '@tanstack/react-query'
import { callApi, statusOf } from '#app/office/api-client.ts'
import type { Settings } from '#domain/settings/settings.contract.ts'

/** All settings, as only a superAdmin is told them. */
export type WholeSettings = Settings & { version: number }

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  meta: { failure: statusOf },
  queryFn: async ({ signal }) =>
    (await callApi<{ data: WholeSettings }>('GET', '/settings', { signal })).data,
})

/** Changes what is named and leaves the rest. */
export const saveSettings = async (changes: Partial<Settings>, version: number) =>
  (await callApi<{ data: WholeSettings }>('PUT', '/settings', { body: changes, version })).data

/** Stores a logo. @returns its address, for the settings to name */
export async function uploadLogo(file: File, signal: AbortSignal): Promise<string> {
  const body = new FormData()
  body.set('logo', file)
  const { data } = await callApi<{ data: { url: string } }>('POST', '/settings/logo', {
    body,
    signal,
  })
  return data.url
}
