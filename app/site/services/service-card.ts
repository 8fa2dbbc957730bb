/** Services as their cards show them. */
import type { ServiceView } from '#domain/service/service.contract.ts'

export type ServiceCard = Pick<ServiceView, '_id' | 'name' | 'description' | 'icon'>

export const serviceCard = ({ _id, name, description, icon }: ServiceView): ServiceCard => ({
  _id,
  name,
  description,
  icon,
})
