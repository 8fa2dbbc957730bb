/** What a service is to callers and forms: its fields, limits and messages. Browser-safe. */
import * as z from 'zod'
import { categoryReference } from '#domain/category/category.contract.ts'
import { portfolioShape } from '#domain/portfolio/portfolio.contract.ts'
import { contentShape, recordView, shown } from '#domain/record-view.ts'
import type { ServiceRow } from '#domain/service/service.store.ts'
import { text } from '#platform/text.ts'
import type { UploadedFile } from '#platform/uploaded-file.ts'
import { webAddress } from '#platform/web-address.ts'

export const serviceLimits = {
  name: 120,
  /** Description, approach and benefits each, and the description of a feature. */
  prose: 500,
  featureName: 120,
  features: 30,
} as const

export const serviceMessages = {
  required: 'Required',
  iconRequired: 'Icon is required',
  featureRequired: 'At least one feature is required',
  featureFieldsRequired: 'All feature fields are required',
  idMissing: 'Service ID is missing',
  idRequired: 'Service ID is required',
} as const

const required = (max: number, label: string, message: string = serviceMessages.required) =>
  text(message, max, `${label} cannot exceed ${max} characters`).min(1, message)

const featureField = (max: number, label: string) =>
  required(max, label, serviceMessages.featureFieldsRequired)

const feature = z.strictObject(
  {
    name: featureField(serviceLimits.featureName, 'Feature name'),
    description: featureField(serviceLimits.prose, 'Feature description'),
  },
  {
    error: ({ code }) =>
      code === 'invalid_type' ? serviceMessages.featureFieldsRequired : undefined,
  },
)

/** The features as a list. */
export const serviceFeatures = z
  .array(feature, { error: 'Features must be a list of names and descriptions' })
  .min(1, serviceMessages.featureRequired)
  .max(serviceLimits.features, `At most ${serviceLimits.features} features`)

/** The features as a form sends them: one field that holds JSON. */
const featuresAsText = z
  .string({ error: serviceMessages.featureRequired })
  .trim()
  .min(1, { error: serviceMessages.featureRequired, abort: true })
  .transform((value, check): unknown => {
    try {
      return JSON.parse(value)
    } catch {
      check.addIssue({ code: 'custom', message: 'Features must be valid JSON' })
      return z.NEVER
    }
  })
  .pipe(serviceFeatures)
  .meta({ description: 'JSON: a list of {name, description}' })

/** The fields of a new service, in the order of the form. */
export const newService = z.strictObject({
  categoryId: text(serviceMessages.required)
    .min(1, serviceMessages.required)
    .meta({ format: 'uuid', maxLength: 36 }),
  name: required(serviceLimits.name, 'Name'),
  description: required(serviceLimits.prose, 'Description'),
  approach: required(serviceLimits.prose, 'Approach'),
  color: text(serviceMessages.required)
    .min(1, { error: serviceMessages.required, abort: true })
    .regex(/^#[0-9a-fA-F]{6}$/, 'Color must be a hex value such as #0EA5E9')
    .meta({ minLength: 7, maxLength: 7, examples: ['#0EA5E9'] }),
  workUrl: webAddress(serviceMessages.required),
  benefits: required(serviceLimits.prose, 'Benefits'),
  icon: z.custom<UploadedFile>((value) => typeof value === 'object', serviceMessages.iconRequired),
  feature: featuresAsText,
})

/** The fields of an edit; what is left out stays as it is. */
export const serviceChanges = newService.partial()

/** Other names that clients know for two of the fields. */
export const serviceAliases = { category: 'categoryId', features: 'feature' }

/** What a caller sees of a service. */
export const serviceShape = contentShape.extend({
  name: z.string(),
  description: z.string(),
  approach: z.string(),
  color: z.string().meta({ description: '#RRGGBB' }),
  workUrl: z.string(),
  benefits: z.string(),
  category: categoryReference,
  categoryId: z.uuid(),
  icon: z.string().meta({ description: 'URL of the square icon' }),
  features: z.array(z.object({ name: z.string(), description: z.string() })),
})
export type ServiceView = z.infer<typeof serviceShape>
export const viewService = (row: ServiceRow) =>
  shown(serviceShape, {
    ...row,
    ...recordView(row),
    category: { _id: row.categoryId, name: row.categoryName },
  })

/** What was made in a service: the project or product at the host of its `workUrl`. */
export const serviceWorkShape = z.object({
  serviceId: z.uuid(),
  item: portfolioShape,
  turn: z.int().meta({ description: 'How many older services show the same item' }),
})
export type ServiceWork = z.infer<typeof serviceWorkShape>
