/** Who asked for the catalogue or a quotation. */
import { useState } from 'react'
import { leadPage } from '#app/office/dashboard/dashboard.calls.ts'
import { LeadDialog } from '#app/office/dashboard/lead-dialog.tsx'
import { longDate } from '#app/office/record/dates.ts'
import { useOpenRequest } from '#app/office/record/open-request.ts'
import { useRecordList } from '#app/office/record/record-list.ts'
import type { Column } from '#app/ui/data-table/columns.ts'
import { DataTable } from '#app/ui/data-table/data-table.tsx'
import { useTableState } from '#app/ui/data-table/table-state.ts'
import { EyeIcon } from '#app/ui/icons.tsx'
import type { LeadView } from '#domain/lead/lead.contract.ts'

const columns: Column<LeadView>[] = [
  {
    id: 'email',
    header: 'Email',
    cell: ({ email, createdAt }) => (
      <>
        <span className="font-medium">{email}</span>
        <span className="block text-xs text-muted sm:hidden">{longDate(createdAt)}</span>
      </>
    ),
    className: 'wrap-anywhere max-sm:py-1.5',
  },
  {
    id: 'createdAt',
    header: 'Date',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{longDate(createdAt)}</time>,
    from: 'sm',
    className: 'whitespace-nowrap md:w-52',
  },
  {
    id: 'visitCount',
    header: 'Visits',
    cell: ({ visitCount }) => visitCount,
    from: 'sm',
    isNumber: true,
    className: 'md:w-28',
  },
  { id: 'source', header: 'Source', cell: ({ source }) => source, className: 'md:w-36' },
]

export function LeadTable() {
  const state = useTableState()
  const { staleKey: _, ...listed } = useRecordList(
    ({ page, search }) => leadPage({ page, search: search.trim() }),
    state,
  )
  const [open, setOpen] = useState<LeadView>()
  useOpenRequest<LeadView>((request) => request.opens === 'view' && setOpen(request.record))
  return (
    <section aria-labelledby="potential-customers">
      <h2 id="potential-customers" className="mb-2 text-lg font-semibold">
        Potential Customers
      </h2>
      <DataTable
        label="Potential Customers"
        columns={columns}
        {...listed}
        state={state}
        rowId={({ _id }) => _id}
        rowName={({ email }) => email}
        rowActions={(lead) => [{ verb: 'View', icon: <EyeIcon />, onPress: () => setOpen(lead) }]}
        searchPlaceholder="Search by Email......"
        noun={['potential customer', 'potential customers']}
        whenEmpty="Whoever asks for the catalogue or a quotation on the public site is listed here."
      />
      {open && <LeadDialog record={open} onClose={() => setOpen(undefined)} />}
    </section>
  )
}
