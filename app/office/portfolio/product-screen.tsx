/** Products: the list, and what can be done with each. */
import { itemScreen } from '#app/office/portfolio/portfolio-screen.tsx'
import { RecordScreen } from '#app/office/record/record-screen.tsx'
import type { Filter } from '#app/ui/data-table/table-filter.tsx'

const screen = itemScreen('product')

const filters: Filter[] = [
  {
    name: 'isActive',
    label: 'Status',
    options: [
      { value: 'all', label: 'All' },
      { value: 'true', label: 'Active' },
      { value: 'false', label: 'Inactive' },
    ],
  },
]

export default function ProductScreen() {
  return (
    <RecordScreen
      {...screen}
      area="product"
      description="What the studio sells ready-made, shown on the public site while it is active."
      filters={filters}
      whenEmpty="Add the first one, and the public site's Products page shows it."
    />
  )
}
