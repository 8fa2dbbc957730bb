/** The forms to add and to edit a project or a product. */
import * as z from 'zod'
import { useCategoryOptions } from '#app/office/category/use-category-options.ts'
import { ItemImages } from '#app/office/portfolio/item-images.tsx'
import { createItem, updateItem } from '#app/office/portfolio/portfolio.calls.ts'
import { AddDialog } from '#app/office/record/add-dialog.tsx'
import { EditDialog } from '#app/office/record/edit-dialog.tsx'
import type { FormField } from '#app/office/record/form-field.ts'
import {
  newPortfolioItem,
  type PortfolioType,
  type PortfolioView,
  portfolioChanges,
  portfolioLabels,
  portfolioLimits,
  portfolioMessages,
} from '#domain/portfolio/portfolio.contract.ts'
import { firstImageRules } from '#platform/media/image-limits.ts'

/** Both types have these fields alike; what tells them apart is the call. */
const itemFields = newPortfolioItem.project.omit({ type: true, image: true })

const addSchema = itemFields.extend({
  image: z.array(z.instanceof(File)).min(1, portfolioMessages.imageRequired),
})
const editSchema = itemFields.extend({
  description: portfolioChanges.project.shape.description.unwrap(),
})

type AddValues = z.input<typeof addSchema>
type EditValues = z.input<typeof editSchema>

const imageHint = 'Format: JPG, JPEG or PNG. Size: 3 MB. Dimensions: 1000 x 1500 px.'

/** The public page shows it apart. */
const paragraphHints = {
  project:
    'What follows a blank line tells how it was gone about, and each paragraph after that what the third and fourth picture show.',
  product: 'Each paragraph after a blank line tells what the third and the fourth picture show.',
} satisfies Record<PortfolioType, string>

type Choices = { value: string; label: string }[]

const textFields = (type: PortfolioType, categories: Choices, max: number) =>
  [
    {
      kind: 'select',
      name: 'category',
      label: 'Category',
      placeholder: 'Select a category',
      options: categories,
    },
    { kind: 'text', name: 'name', label: `${portfolioLabels[type]} Name` },
    { kind: 'text', name: 'client', label: 'Client', isHalf: true },
    { kind: 'text', name: 'technology', label: 'Technology', isHalf: true },
    { kind: 'text', type: 'url', name: 'url', label: 'URL', isHalf: true },
    { kind: 'text', type: 'date', name: 'date', label: 'Date', isHalf: true },
    {
      kind: 'textarea',
      name: 'description',
      label: 'Description',
      hint: paragraphHints[type],
      max,
      unit: 'characters',
      rows: 5,
    },
  ] satisfies FormField<EditValues>[]

const addFields = (type: PortfolioType, categories: Choices): FormField<AddValues>[] => [
  {
    kind: 'images',
    name: 'image',
    label: 'Images',
    hint: `${imageHint} ${portfolioMessages.imageRequired}.`,
    isAside: true,
    rules: firstImageRules,
    max: portfolioLimits.images,
    tooMany: portfolioMessages.imageLimit,
  },
  ...textFields(type, categories, portfolioLimits.descriptionOnAdd),
]

const empty: AddValues = {
  category: '',
  name: '',
  client: '',
  technology: '',
  url: '',
  date: '',
  description: '',
  image: [],
}

const valuesOf = (item: PortfolioView): EditValues => ({
  category: item.category._id,
  name: item.name,
  client: item.client,
  technology: item.technology,
  url: item.url,
  date: item.date.slice(0, 10),
  description: item.description,
})

type AddItemProps = { type: PortfolioType; onClose: () => void }

export function AddItem({ type, onClose }: AddItemProps) {
  return (
    <AddDialog
      title={`Add ${portfolioLabels[type]}`}
      schema={addSchema}
      empty={empty}
      fields={addFields(type, useCategoryOptions())}
      needsAll
      call={(values) => createItem(type, values)}
      invalidates={[type]}
      success={`${portfolioLabels[type]} added successfully!`}
      failure="An error occurred"
      onClose={onClose}
    />
  )
}

/** The small p is the specification's. */
const updated: Record<PortfolioType, string> = {
  project: 'Project updated successfully!',
  product: 'product updated successfully!',
}

type EditItemProps = { record: PortfolioView; onClose: () => void }

export function EditItem({ record, onClose }: EditItemProps) {
  const { type, _id } = record
  return (
    <EditDialog
      title={`Edit ${record.name}`}
      submit={`Update ${portfolioLabels[type]}`}
      record={record}
      valuesOf={valuesOf}
      schema={editSchema}
      fields={textFields(
        type,
        useCategoryOptions(record.category),
        portfolioLimits.descriptionOnEdit,
      )}
      aside={(own) => <ItemImages {...own} hint={imageHint} />}
      call={({ values, version }) => updateItem(type, _id, version, values)}
      invalidates={[type]}
      success={updated[type]}
      failure={`Failed to update ${type}`}
      onClose={onClose}
    />
  )
}
