/** The calls on categories. */
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '#app/office/api-client.ts'
import type { ImageValue } from '#app/office/record/image-value.ts'
import type { CategoryView } from '#domain/category/category.contract.ts'

/** All categories, inactive ones included, oldest first. */
export const categoryList = queryOptions({
  queryKey: ['category'],
  meta: { failure: 'Failed to fetch categories' },
  queryFn: async ({ signal }) =>
    (await callApi<{ data: CategoryView[] }>('GET', '/category', { signal })).data,
})

export const createCategory = (values: CategoryValues & { logo: ImageValue }) =>
  callApi('POST', '/category/create', { body: formOf(values, 'logo', values.logo) })

export const updateCategory = (
  id: string,
  version: number,
  values: CategoryValues & { icon: ImageValue },
) =>
  callApi('PATCH', `/category/update/${id}`, {
    body: formOf(values, 'icon', values.icon),
    version,
  })

export const deleteCategory = ({ _id, version }: CategoryView) =>
  callApi('DELETE', `/category/delete/${_id}`, { version })

type CategoryValues = { name: string; description: string }

/** The picture is sent only where it is a new one. */
function formOf({ name, description }: CategoryValues, iconField: string, icon: ImageValue) {
  const form = new FormData()
  form.set('name', name)
  form.set('description', description)
  if (icon instanceof File) form.set(iconField, icon)
  return form
}
