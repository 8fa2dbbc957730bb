/** What the screens of projects and of products have alike. */
import type { ReactNode } from 'react'
import { deleteItem, portfolioPage } from '#app/office/portfolio/portfolio.calls.ts'
import { AddItem, EditItem } from '#app/office/portfolio/portfolio-forms.tsx'
import { longDay } from '#app/office/record/dates.ts'
import type { Detail } from '#app/office/record/detail-list.tsx'
import { NameCell, Prose, WebLink } from '#app/office/record/details-parts.tsx'
import { EnlargeableImages } from '#app/office/record/enlargeable-images.tsx'
import type { RecordScreenProps } from '#app/office/record/record-screen.tsx'
import { Thumbnail } from '#app/office/record/thumbnail.tsx'
import type { Column } from '#app/ui/data-table/columns.ts'
import type { Order } from '#app/ui/data-table/table-state.ts'
import {
  type PortfolioOrder,
  type PortfolioType,
  type PortfolioView,
  portfolioLabels,
} from '#domain/portfolio/portfolio.contract.ts'

/** The server sorts by these names; searching by code finds what the list does not show. */
export const itemColumns: Column<PortfolioView>[] = [
  {
    id: 'image',
    header: 'Image',
    cell: ({ image: [cover] }) => cover && <Thumbnail src={cover} shape="tall" />,
    from: 'sm',
    className: 'w-16',
  },
  {
    id: 'name',
    header: 'Name',
    value: ({ name }) => name,
    cell: ({ name, isActive }) => <NameCell name={name} isActive={isActive} />,
    className: 'font-medium wrap-anywhere',
  },
  {
    id: 'category',
    header: 'Category',
    value: ({ category }) => category.name,
    from: 'sm',
    className: 'text-muted md:w-[30%]',
  },
]

const details: Detail<PortfolioView>[] = [
  { label: 'Images', show: ({ image, name }) => <EnlargeableImages images={image} name={name} /> },
  { label: 'Name', show: ({ name }) => name },
  { label: 'Type', show: ({ type }) => type },
  { label: 'Slug', show: ({ slug }) => slug },
  { label: 'Code', show: ({ projectCode, productCode }) => projectCode ?? productCode },
  { label: 'Category', show: ({ category }) => category.name },
  { label: 'Client', show: ({ client }) => client },
  { label: 'Technology', show: ({ technology }) => technology },
  { label: 'URL', show: ({ url }) => <WebLink href={url} /> },
  { label: 'Date', show: ({ date }) => longDay(date) },
  { label: 'Year', show: ({ year }): ReactNode => year },
  { label: 'Description', show: ({ description }) => <Prose>{description}</Prose> },
]

/** Everything of such a screen that follows from the type alone. */
export function itemScreen(type: PortfolioType) {
  const label = portfolioLabels[type]
  return {
    title: label,
    noun: [type, `${type}s`],
    nameOf: ({ name }) => name,
    list: ({ page, search, filter, order }) =>
      portfolioPage(type, {
        page,
        search,
        isActive: statusIn(filter('isActive')),
        order: orderIn(order),
      }),
    columns: itemColumns,
    searchPlaceholder: 'Search by Code/Name......',
    details,
    add: `Add ${label}`,
    AddDialog: ({ onClose }) => <AddItem type={type} onClose={onClose} />,
    EditDialog: EditItem,
    editIsFor: 'everyone',
    status: { path: `/${type}/status`, label, of: (item) => item },
    remove: {
      entity: type,
      call: deleteItem,
      success: `${label} deleted successfully`,
      failure: `Failed to delete ${type}`,
    },
  } satisfies Partial<RecordScreenProps<PortfolioView>>
}

/** The address is whatever someone typed. */
function orderIn(order: Order | null): PortfolioOrder {
  const column = sortedColumns.find((name) => name === order?.column)
  if (!column) return 'createdAt'
  return order?.descending ? `-${column}` : column
}
const sortedColumns = ['name', 'category'] as const

const statusIn = (value: string) => (['true', 'false'].includes(value) ? value : 'all')
