import { longTime } from '#app/office/record/dates.ts'
import { type Detail, DetailList } from '#app/office/record/detail-list.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { LogView } from '#domain/request-log/request-log.contract.ts'

const details: Detail<LogView>[] = [
  { label: 'Timestamp', show: ({ timestamp }) => longTime(timestamp) },
  { label: 'Method', show: ({ method }) => method },
  { label: 'Route', show: ({ route }) => route },
  { label: 'Status Code', show: ({ statusCode }) => statusCode },
  { label: 'Username', show: ({ username }) => username },
  { label: 'IP', show: ({ ip }) => ip },
  { label: 'User Agent', show: ({ user }) => user },
]

/** An entry with all that the list cuts short or has no room for. */
export function LogDialog({ record, onClose }: { record: LogView; onClose: () => void }) {
  return (
    <Dialog title={entryName(record)} onClose={onClose}>
      <DetailList record={record} details={details} />
    </Dialog>
  )
}

/** What an entry is called: `PATCH /api/v1/contact/…`. */
export const entryName = ({ method, route }: LogView) => `${method} ${route}`
