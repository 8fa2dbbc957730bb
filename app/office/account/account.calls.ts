/** The calls on one's own sessions and password. */
import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod'
import { callApi, statusOf } from '#app/office/api-client.ts'
import type { passwordChange, SessionView } from '#domain/staff/staff.contract.ts'

/** Where one is signed in, the session used last first. */
export const sessionList = queryOptions({
  queryKey: ['session'],
  meta: { failure: statusOf },
  queryFn: async ({ signal }) =>
    (await callApi<{ data: SessionView[] }>('GET', '/admin/sessions', { signal })).data,
})

/** Ends sessions, one after the other. One that has ended meanwhile is as good as ended. */
export async function endSessions(sessions: readonly SessionView[]): Promise<void> {
  for (const { _id } of sessions) {
    await callApi('DELETE', `/admin/sessions/${_id}`).catch((error) => {
      if (error.status !== 404) throw error
    })
  }
}

export const changePassword = (id: string, values: z.output<typeof passwordChange>) =>
  callApi('PATCH', `/admin/change-password/${id}`, { body: values })
