/** The calls on services. */
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '#app/office/api-client.ts'
import type { ImageValue } from '#app/office/record/image-value.ts'
import type { ServiceView } from '#domain/service/service.contract.ts'

/** All services, inactive ones included, oldest first. */
export const serviceList = queryOptions({
  queryKey: ['service'],
  meta: { failure: 'Failed to fetch services' },
  queryFn: async ({ signal }) =>
    (await callApi<{ services: ServiceView[] }>('GET', '/services', { signal })).services,
})

export type ServiceValues = {
  categoryId: string
  name: string
  description: string
  approach: string
  color: string
  workUrl: string
  benefits: string
  icon: ImageValue
  feature: { name: string; description: string }[]
}

export const createService = (values: ServiceValues) =>
  callApi('POST', '/services', { body: formOf(values) })

export const updateService = (id: string, version: number, values: ServiceValues) =>
  callApi('PATCH', `/services/${id}`, { body: formOf(values), version })

export const deleteService = ({ _id, version }: ServiceView) =>
  callApi('DELETE', `/services/${_id}`, { version })

/** The icon is sent only where it is a new one, the features as JSON. */
function formOf({ icon, feature, ...texts }: ServiceValues) {
  const form = new FormData()
  for (const [name, value] of Object.entries(texts)) form.set(name, value)
  form.set('feature', JSON.stringify(feature))
  if (icon instanceof File) form.set('icon', icon)
  return form
}
