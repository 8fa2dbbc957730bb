import { organizationId, pictureUrl, type Site, type Thing } from '#app/site/structured-data.ts'
import type { ServiceView } from '#domain/service/service.contract.ts'

/** A service, for search engines. */
export const serviceThing = (service: ServiceView, site: Site): Thing => ({
  '@type': 'Service',
  name: service.name,
  description: service.description,
  serviceType: service.category.name,
  image: pictureUrl(service.icon, site),
  url: `${site.publicUrl}/services/service-detail/${service._id}`,
  provider: { '@id': organizationId(site) },
})
