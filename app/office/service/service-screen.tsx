/** Services: the list, and what can be done with each. */
import type { Detail } from '#app/office/record/detail-list.tsx'
import { NameCell, Prose, Swatch, WebLink } from '#app/office/record/details-parts.tsx'
import { EnlargeableImages } from '#app/office/record/enlargeable-images.tsx'
import { RecordScreen } from '#app/office/record/record-screen.tsx'
import { deleteService, serviceList } from '#app/office/service/service.calls.ts'
import { AddService, EditService } from '#app/office/service/service-forms.tsx'
import type { Column } from '#app/ui/data-table/columns.ts'
import type { ServiceView } from '#domain/service/service.contract.ts'

/** Services take these in turn (the specification, business constants). */
const tiles = [
  'bg-tile-1',
  'bg-tile-2',
  'bg-tile-3',
  'bg-tile-4',
  'bg-tile-5',
  'bg-tile-6',
  'bg-tile-7',
  'bg-tile-8',
] as const

const columns: Column<ServiceView>[] = [
  {
    id: 'icon',
    header: 'Icon',
    cell: ({ icon }, place) => (
      <span className={`grid size-8 place-items-center rounded-md ${tiles[place % tiles.length]}`}>
        <img src={icon} alt="" loading="lazy" className="size-6 object-contain" />
      </span>
    ),
    from: 'sm',
    className: 'w-16',
  },
  {
    id: 'name',
    header: 'Name',
    value: ({ name }) => name,
    cell: ({ name, isActive }) => <NameCell name={name} isActive={isActive} />,
    isSearched: true,
    className: 'font-medium wrap-anywhere lg:w-[23%]',
  },
  {
    id: 'category',
    header: 'Category',
    value: ({ category }) => category.name,
    isSearched: true,
    from: 'sm',
    className: 'text-muted lg:w-[21%]',
  },
  {
    id: 'description',
    header: 'Description',
    value: ({ description }) => description,
    cell: ({ description }) => (
      <span className="line-clamp-1" title={description}>
        {description}
      </span>
    ),
    isSortable: false,
    from: 'lg',
    className: 'text-muted wrap-anywhere',
  },
]

const details: Detail<ServiceView>[] = [
  { label: 'Icon', show: ({ icon, name }) => <EnlargeableImages images={[icon]} name={name} /> },
  { label: 'Name', show: ({ name }) => name },
  { label: 'Category', show: ({ category }) => category.name },
  { label: 'Description', show: ({ description }) => <Prose>{description}</Prose> },
  { label: 'Approach', show: ({ approach }) => <Prose>{approach}</Prose> },
  { label: 'Benefits', show: ({ benefits }) => <Prose>{benefits}</Prose> },
  { label: 'Color', show: ({ color }) => <Swatch hex={color} /> },
  { label: 'Work URL', show: ({ workUrl }) => <WebLink href={workUrl} /> },
  {
    label: 'Features',
    show: ({ features }) => (
      <ul className="grid gap-2">
        {features.map(({ name, description }) => (
          <li key={name}>
            <p className="font-medium">{name}</p>
            <p className="text-sm text-muted">{description}</p>
          </li>
        ))}
      </ul>
    ),
  },
]

export default function ServiceScreen() {
  return (
    <RecordScreen
      title="Service"
      description="What the studio offers, category by category, with the approach and the benefits of each."
      area="services"
      noun={['service', 'services']}
      nameOf={({ name }) => name}
      list={serviceList}
      columns={columns}
      searchPlaceholder="Search by Name/Category......"
      whenEmpty="Add the first one, and the public site's Services panel lists it."
      details={details}
      add="Add Service"
      AddDialog={AddService}
      EditDialog={EditService}
      editIsFor="everyone"
      status={{ path: '/services/status', label: 'Service', of: (service) => service }}
      remove={{
        entity: 'service',
        call: deleteService,
        success: 'Service deleted successfully',
        failure: 'Failed to delete service',
      }}
    />
  )
}
