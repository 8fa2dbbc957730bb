/** Services as their cards show them. */
import type { ServiceView } from '#domain/service/service.contract.ts'

export type ServiceCard = Pick<ServiceView, '_id' | 'name' | 'description' | 'icon'> & {
  /** Names of what is included. */
  parts: string[]
}

export const serviceCard = ({
  _id,
  name,
  description,
  icon,
  features,
}: ServiceView): ServiceCard => ({
  _id,
  name,
  description,
  icon,
  parts: features.map((feature) => feature.name),
})

/** The services of a category as links, in its order. */
export type ServiceLink = Pick<ServiceView, '_id' | 'name'>

export const serviceLink = ({ _id, name }: ServiceView): ServiceLink => ({ _id, name })
