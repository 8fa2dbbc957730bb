/** The forms to add and to edit a service. */
import type * as z from 'zod'
import { useCategoryOptions } from '#app/office/category/use-category-options.ts'
import { AddDialog } from '#app/office/record/add-dialog.tsx'
import { EditDialog } from '#app/office/record/edit-dialog.tsx'
import type { FormField } from '#app/office/record/form-field.ts'
import { imageValue } from '#app/office/record/image-value.ts'
import {
  createService,
  type ServiceValues,
  serviceList,
  updateService,
} from '#app/office/service/service.calls.ts'
import {
  newService,
  type ServiceView,
  serviceFeatures,
  serviceLimits,
  serviceMessages,
} from '#domain/service/service.contract.ts'
import { iconRules } from '#platform/media/image-limits.ts'

const schema = newService.extend({
  icon: imageValue(serviceMessages.iconRequired, iconRules),
  feature: serviceFeatures,
}) satisfies z.ZodType<ServiceValues>

type Values = z.input<typeof schema>

const prose = { kind: 'textarea', max: serviceLimits.prose } as const

const fieldsWith = (categories: { value: string; label: string }[]): FormField<Values>[] => [
  {
    kind: 'select',
    name: 'categoryId',
    label: 'Category',
    placeholder: 'Select a category',
    options: categories,
    isHalf: true,
  },
  { kind: 'text', name: 'name', label: 'Name', isHalf: true },
  { ...prose, name: 'description', label: 'Description' },
  { ...prose, name: 'approach', label: 'Approach' },
  {
    kind: 'color',
    name: 'color',
    label: 'Color',
    hint: 'A hex value such as #0EA5E9',
    isHalf: true,
  },
  { kind: 'text', type: 'url', name: 'workUrl', label: 'Work URL', isHalf: true },
  { ...prose, name: 'benefits', label: 'Benefits' },
  {
    kind: 'image',
    name: 'icon',
    label: 'Icon',
    hint: 'Square, max 3MB',
    accept: iconRules.types,
  },
  {
    kind: 'rows',
    name: 'feature',
    label: 'Features',
    noun: 'feature',
    columns: [
      { name: 'name', label: 'Feature name' },
      { name: 'description', label: 'Feature description', max: serviceLimits.prose },
    ],
  },
]

const empty: Values = {
  categoryId: '',
  name: '',
  description: '',
  approach: '',
  color: '',
  workUrl: '',
  benefits: '',
  icon: null,
  feature: [{ name: '', description: '' }],
}

const valuesOf = ({ features, ...service }: ServiceView): Values => ({
  categoryId: service.categoryId,
  name: service.name,
  description: service.description,
  approach: service.approach,
  color: service.color,
  workUrl: service.workUrl,
  benefits: service.benefits,
  icon: service.icon,
  feature: features,
})

export function AddService({ onClose }: { onClose: () => void }) {
  return (
    <AddDialog
      title="Add Service"
      schema={schema}
      empty={empty}
      fields={fieldsWith(useCategoryOptions())}
      call={createService}
      invalidates={serviceList.queryKey}
      success="Service added successfully!"
      failure="Failed to add service"
      onClose={onClose}
    />
  )
}

export function EditService({ record, onClose }: { record: ServiceView; onClose: () => void }) {
  return (
    <EditDialog
      title={`Edit ${record.name}`}
      submit="Update Service"
      record={record}
      valuesOf={valuesOf}
      schema={schema}
      fields={fieldsWith(useCategoryOptions(record.category))}
      call={({ values, version }) => updateService(record._id, version, values)}
      invalidates={serviceList.queryKey}
      success="Service updated successfully!"
      failure="Failed to update service"
      onClose={onClose}
    />
  )
}
