import { type Difference, differencesOf } from '#app/office/audit/difference.ts'
import { longTime } from '#app/office/record/dates.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import type { AuditView } from '#domain/audit/audit.contract.ts'

type ChangeDialogProps = { title: string; change: AuditView; onClose: () => void }

/** One change to read: every field that it made different, before and after. */
export function ChangeDialog({ title, change, onClose }: ChangeDialogProps) {
  const { username, createdAt, before, after } = change
  const differences = differencesOf(change)
  return (
    <Dialog
      title={title}
      description={
        <>
          By {username} on <time dateTime={createdAt}>{longTime(createdAt)}</time>
        </>
      }
      width="large"
      onClose={onClose}
    >
      {differences.length > 0 ? (
        <Differences
          differences={differences}
          columns={[...(before ? ['before' as const] : []), ...(after ? ['after' as const] : [])]}
        />
      ) : (
        <p className="text-sm text-muted">What it was about is not kept, as with every password.</p>
      )}
    </Dialog>
  )
}

type Side = 'before' | 'after'
const headings: Record<Side, string> = { before: 'Before', after: 'After' }

function Differences(props: { differences: Difference[]; columns: Side[] }) {
  const { differences, columns } = props
  return (
    <table aria-label="Differences" className="w-full table-fixed text-sm">
      <thead>
        <tr className="text-left text-xs text-muted">
          <th scope="col" className="w-20 sm:w-36 py-2 pr-2 sm:pr-4 font-medium">
            Field
          </th>
          {columns.map((side) => (
            <th key={side} scope="col" className="py-2 pr-2 sm:pr-4 font-medium">
              {headings[side]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {differences.map((difference) => (
          <tr key={difference.field} className="border-t border-line align-top">
            <th
              scope="row"
              className="py-2.5 pr-2 text-left font-medium wrap-anywhere max-sm:text-xs/5 sm:pr-4"
            >
              {difference.field}
            </th>
            {columns.map((side) => (
              <td key={side} className="py-2.5 pr-2 sm:pr-4 whitespace-pre-line wrap-anywhere">
                <Value text={difference[side]} field={difference.field} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A picture says more than its address. */
function Value({ text, field }: { text: string; field: string }) {
  if (text === '') return <span className="text-muted">empty</span>
  const lines = text.split('\n')
  if (!lines.every((line) => line.startsWith('/media/'))) return text
  return (
    <span className="flex flex-wrap gap-2">
      {lines.map((address, at) => (
        <a
          // biome-ignore lint/suspicious/noArrayIndexKey: one picture may stand there twice
          key={at}
          href={address}
          target="_blank"
          rel="noreferrer"
        >
          <img src={address} alt={`${field} ${at + 1}`} className="h-20 rounded-sm bg-paper" />
        </a>
      ))}
    </span>
  )
}
