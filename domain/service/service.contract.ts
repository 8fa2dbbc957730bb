/** What a service is to callers. Browser-safe. */
import type { CategoryReference } from '#domain/category/category.contract.ts'
import type { ContentView } from '#domain/record-view.ts'

export type ServiceFeature = { name: string; description: string }

/** What a caller sees of a service. */
export type ServiceView = ContentView & {
  name: string
  description: string
  approach: string
  /** `#RRGGBB`. */
  color: string
  workUrl: string
  benefits: string
  category: CategoryReference
  categoryId: string
  /** URL of the square icon. */
  icon: string
  features: ServiceFeature[]
}
