/** The forms to add and to edit a category. */
import type * as z from 'zod'
import { failureOf } from '#app/office/api-client.ts'
import {
  categoryList,
  createCategory,
  updateCategory,
} from '#app/office/category/category.calls.ts'
import { AddDialog } from '#app/office/record/add-dialog.tsx'
import { EditDialog } from '#app/office/record/edit-dialog.tsx'
import type { FormField } from '#app/office/record/form-field.ts'
import { imageValue } from '#app/office/record/image-value.ts'
import {
  type CategoryView,
  categoryChanges,
  categoryLimits,
  iconRequired,
  newCategory,
} from '#domain/category/category.contract.ts'
import { iconRules } from '#platform/media/image-limits.ts'

/** The API takes the picture as `logo` for a new category and as `icon` for one that is there. */
const addSchema = newCategory.extend({ logo: imageValue(iconRequired, iconRules) })

/** Fewer characters than the server takes: a card of the public site has room for no more. */
const editSchema = categoryChanges.required().extend({
  name: categoryChanges.shape.name
    .unwrap()
    .refine(
      ({ length }) => length <= categoryLimits.nameToSave,
      `Name must be at most ${categoryLimits.nameToSave} characters to be saved`,
    ),
  icon: imageValue(iconRequired, iconRules),
})

type AddValues = z.input<typeof addSchema>
type EditValues = z.input<typeof editSchema>

const name = { kind: 'text', name: 'name', label: 'Name' } as const
const description = {
  kind: 'textarea',
  name: 'description',
  label: 'Description',
  max: categoryLimits.description,
} as const
const icon = {
  kind: 'image',
  label: 'Icon',
  hint: 'Recommended 400 x 200 px, max 1MB',
  accept: iconRules.types,
} as const

const addFields: FormField<AddValues>[] = [
  name,
  { ...description, optional: true },
  { ...icon, name: 'logo' },
]
const editFields: FormField<EditValues>[] = [name, description, { ...icon, name: 'icon' }]

export function AddCategory({ onClose }: { onClose: () => void }) {
  return (
    <AddDialog
      title="Add Category"
      schema={addSchema}
      empty={{ name: '', description: '', logo: null }}
      fields={addFields}
      call={createCategory}
      invalidates={categoryList.queryKey}
      success="Category created successfully!"
      failure={failureOf('Failed to add category', 'Failed to create category')}
      onClose={onClose}
    />
  )
}

export function EditCategory({ record, onClose }: { record: CategoryView; onClose: () => void }) {
  return (
    <EditDialog
      title={`Edit ${record.name}`}
      submit="Update Category"
      record={record}
      valuesOf={({ name, description, icon }: CategoryView): EditValues => ({
        name,
        description,
        icon,
      })}
      schema={editSchema}
      fields={editFields}
      call={({ values, version }) => updateCategory(record._id, version, values)}
      invalidates={categoryList.queryKey}
      success="Category updated successfully!"
      failure={failureOf('Failed to update category', 'Failed to update category!')}
      onClose={onClose}
    />
  )
}
