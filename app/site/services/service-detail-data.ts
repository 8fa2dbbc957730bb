/** What the page of a service shows. */

import type { PageColors } from '#app/site/sections/picture-colors.ts'
import type { Benefit } from '#app/site/services/benefits.ts'
import { type ServiceLink, serviceLinks } from '#app/site/services/service-card.ts'
import type { ServiceView, ServiceWork } from '#domain/service/service.contract.ts'

export type ServiceDetailData = {
  service: ServiceView
  /** All services of its category, in their order; only itself where they can't be had. */
  siblings: ServiceLink[]
  /** What was made in it, if anything shows that. */
  work: ServiceWork | null
  /** None where they can't be had. */
  benefits: Benefit[]
  /** Those of the work, where the document brings them. */
  colors?: PageColors
}

/**
 * @param works what was made in the services of the category
 * @param benefits of the category
 */
export const serviceDetailData = (
  service: ServiceView,
  siblings: ServiceView[] | null,
  works: ServiceWork[],
  benefits: Benefit[],
): ServiceDetailData => ({
  service,
  siblings: serviceLinks(siblings ?? [service]),
  work: works.find(({ serviceId }) => serviceId === service._id) ?? null,
  benefits,
})
