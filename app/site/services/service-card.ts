/** Services as their cards show them. */
import { type WorkPictures, workPictures } from '#app/site/services/service-work.ts'
import type { ServiceView, ServiceWork } from '#domain/service/service.contract.ts'

export type ServiceCard = Pick<ServiceView, '_id' | 'name' | 'description' | 'icon'> & {
  /** Names of what is included. */
  parts: string[]
  /** Of what was made in it. */
  pictures: WorkPictures
}

const workIn = (works: ServiceWork[], id: string): ServiceWork | undefined =>
  works.find(({ serviceId }) => serviceId === id)

/** @param works what was made in the services */
export const serviceCards = (services: ServiceView[], works: ServiceWork[]): ServiceCard[] =>
  services.map(({ _id, name, description, icon, features }) => ({
    _id,
    name,
    description,
    icon,
    parts: features.map((feature) => feature.name),
    pictures: workPictures(workIn(works, _id)),
  }))

/** The services of a category as links, in its order. */
export type ServiceLink = Pick<ServiceView, '_id' | 'name'>

export const serviceLinks = (services: ServiceView[]): ServiceLink[] =>
  services.map(({ _id, name }) => ({ _id, name }))
