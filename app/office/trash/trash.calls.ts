/** The calls on the trash. */
import { callApi, statusOf } from '#app/office/api-client.ts'
import { pageOf } from '#app/office/record/record-page.ts'
import type { TrashView } from '#domain/trash/trash.contract.ts'

/** One page of what was deleted, the latest first. What is empty narrows nothing down. */
export const trashPage = (wanted: { page: number; search: string; entity: string }) =>
  pageOf<TrashView>({ list: 'trash', path: '/trash', wanted, failure: statusOf })

export const restore = ({ entity, _id }: TrashView) =>
  callApi('POST', '/trash/restore', { body: { entity, _id } })
