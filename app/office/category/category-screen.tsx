/** Categories: the list, and what can be done with each. */
import { categoryList, deleteCategory } from '#app/office/category/category.calls.ts'
import { AddCategory, EditCategory } from '#app/office/category/category-forms.tsx'
import type { Detail } from '#app/office/record/detail-list.tsx'
import { NameCell } from '#app/office/record/details-parts.tsx'
import { RecordScreen } from '#app/office/record/record-screen.tsx'
import { StatusBadge } from '#app/office/record/status-badge.tsx'
import { Thumbnail } from '#app/office/record/thumbnail.tsx'
import type { Column } from '#app/ui/data-table/columns.ts'
import type { CategoryView } from '#domain/category/category.contract.ts'

const columns: Column<CategoryView>[] = [
  {
    id: 'icon',
    header: 'Icon',
    cell: ({ icon }) => <Thumbnail src={icon} shape="wide" />,
    from: 'sm',
    className: 'w-24',
  },
  {
    id: 'name',
    header: 'Name',
    value: ({ name }) => name,
    cell: ({ name, isActive }) => <NameCell name={name} isActive={isActive} until="md" />,
    isSearched: true,
    className: 'font-medium wrap-anywhere lg:w-[21%]',
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
    isSearched: true,
    isSortable: false,
    from: 'lg',
    className: 'text-muted wrap-anywhere',
  },
  {
    id: 'status',
    header: 'Status',
    value: ({ isActive }) => (isActive ? 'Active' : 'Inactive'),
    cell: ({ isActive }) => <StatusBadge isActive={isActive} />,
    from: 'md',
    className: 'w-28',
  },
]

const details: Detail<CategoryView>[] = [
  { label: 'Icon', show: ({ icon }) => <Thumbnail src={icon} shape="wide" isLarge /> },
  { label: 'Name', show: ({ name }) => name },
  { label: 'Description', show: ({ description }) => description },
]

export default function CategoryScreen() {
  return (
    <RecordScreen
      title="Category"
      description="The crafts that services, projects and products are sorted by on the public site."
      area="category"
      noun={['category', 'categories']}
      nameOf={({ name }) => name}
      list={categoryList}
      columns={columns}
      searchPlaceholder="Search by Name......"
      whenEmpty="Everything else belongs to a category, so this is the place to start."
      details={details}
      add="Add Category"
      AddDialog={AddCategory}
      EditDialog={EditCategory}
      editIsFor="superAdmin"
      status={{ path: '/category/status', label: 'Category', of: (category) => category }}
      remove={{
        entity: 'category',
        call: deleteCategory,
        success: 'Category deleted successfully',
        failure: 'Failed to delete category',
      }}
    />
  )
}
