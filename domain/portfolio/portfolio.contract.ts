/** What projects and products are to callers and forms: fields, limits and messages. Browser-safe. */
import * as z from 'zod'
import { categoryReference } from '#domain/category/category.contract.ts'
import { contentQuery } from '#domain/content.contract.ts'
import { pageQuery } from '#domain/paging.ts'
import type { PortfolioRow } from '#domain/portfolio/portfolio.store.ts'
import { contentShape, recordView, shown } from '#domain/record-view.ts'
import { longestSearch } from '#platform/list-limits.ts'
import { text } from '#platform/text.ts'
import type { UploadedFile } from '#platform/uploaded-file.ts'
import { webAddress } from '#platform/web-address.ts'

export const portfolioTypes = ['project', 'product'] as const
export type PortfolioType = (typeof portfolioTypes)[number]

export const portfolioLabels: Record<PortfolioType, string> = {
  project: 'Project',
  product: 'Product',
}

export const portfolioLimits = {
  name: 120,
  client: 120,
  technology: 300,
  descriptionOnAdd: 500,
  descriptionOnEdit: 1000,
  images: 4,
} as const

export const portfolioMessages = {
  required: 'Required',
  descriptionRequired: 'Description is required',
  imageRequired: 'At least one image is required',
  imageLimit: 'Maximum image limit reached',
  selectImage: 'Please select an image',
  freeSlots: (free: number) => `You can only upload ${free} more image(s)`,
} as const

const required = (max: number, label: string) =>
  text(portfolioMessages.required, max, `${label} cannot exceed ${max} characters`).min(
    1,
    portfolioMessages.required,
  )

const description = (max: number) =>
  text(
    portfolioMessages.descriptionRequired,
    max,
    `Description cannot exceed ${max} characters`,
  ).min(1, portfolioMessages.descriptionRequired)

const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true, local: true })])
const years = { first: 1900, last: 2199 }

/** An ISO date or date and time, of which the day is kept as it is written. */
const day = text(portfolioMessages.required)
  .min(1, { error: portfolioMessages.required, abort: true })
  .refine((value) => moment.safeParse(value).success, {
    error: 'Please enter a valid date',
    abort: true,
  })
  .transform((value) => value.slice(0, 10))
  .refine((value) => {
    const year = Number(value.slice(0, 4))
    return year >= years.first && year <= years.last
  }, `The year must be from ${years.first} to ${years.last}`)
  .meta({ description: 'ISO 8601 date, or date and time', examples: ['2026-03-02'] })

const ofType = (type: PortfolioType) => z.literal(type, `Type must be ${type}`).optional()

const commonFields = {
  category: text(portfolioMessages.required)
    .min(1, portfolioMessages.required)
    .meta({ format: 'uuid', maxLength: 36 }),
  name: required(portfolioLimits.name, 'Name'),
  client: required(portfolioLimits.client, 'Client'),
  technology: required(portfolioLimits.technology, 'Technology'),
  url: webAddress(portfolioMessages.required),
  date: day,
}

const file = z.custom<UploadedFile>((value) => typeof value === 'object')
const images = (none: string) =>
  z.array(file, none).min(1, none).max(portfolioLimits.images, portfolioMessages.imageLimit)

/** `isActive` as a form sends it. */
const onOff = z
  .enum(['true', 'false'], 'isActive must be true or false')
  .transform((value) => value === 'true')

const newItem = (type: PortfolioType) =>
  z.strictObject({
    type: ofType(type),
    ...commonFields,
    description: description(portfolioLimits.descriptionOnAdd),
    image: images(portfolioMessages.imageRequired),
  })

/** The fields of a new item, in the order of the form. */
export const newPortfolioItem = {
  project: newItem('project'),
  product: newItem('product').extend({ isActive: onOff.optional() }),
}

/** The id of the record may be repeated in a body; it must be the one of the path. */
const repeatedIds = { projectId: z.string().optional(), productId: z.string().optional() }

const itemChanges = (type: PortfolioType) =>
  newItem(type)
    .extend({ description: description(portfolioLimits.descriptionOnEdit) })
    .partial()
    .extend(repeatedIds)

/** The fields of an edit; what is left out stays as it is, and images are added. */
export const portfolioChanges = {
  project: itemChanges('project'),
  product: itemChanges('product').extend({ isActive: onOff.optional() }),
}

/** Images that are added to an item. */
export const imageAddition = (type: PortfolioType) =>
  z.strictObject({
    type: ofType(type),
    image: images(portfolioMessages.selectImage),
    ...repeatedIds,
  })

/** The image that is taken from an item. */
export const imageRemoval = (type: PortfolioType) =>
  z.strictObject({
    type: ofType(type),
    imagePath: text('imagePath is required').min(1, 'imagePath is required'),
    ...repeatedIds,
  })

/** Another name that clients know for a field. */
export const portfolioAliases = { categoryId: 'category' }

/** What a list may be ordered by; a minus before it turns the order round. */
const portfolioOrders = ['createdAt', 'name', 'category', 'date'] as const
type OrderColumn = (typeof portfolioOrders)[number]
export type PortfolioOrder = OrderColumn | `-${OrderColumn}`

const orderNames = portfolioOrders.flatMap((name): PortfolioOrder[] => [name, `-${name}`])

/** The parameters of a list; without `page` it is whole. */
export const portfolioQuery = (byDefault: PortfolioType) =>
  z.object({
    type: z.enum(portfolioTypes, 'Type must be project or product').default(byDefault),
    page: pageQuery.shape.page.unwrap().optional(),
    limit: pageQuery.shape.limit,
    search: text('search must be text', longestSearch)
      .optional()
      .meta({ description: 'Part of the name or the code, in any case' }),
    category: text('category must be text', 200)
      .optional()
      .meta({ description: 'Id or name of a category' }),
    ...contentQuery.shape,
    order: z
      .enum(orderNames, `order must be one of ${portfolioOrders.join(', ')}, or -name and so on`)
      .default('createdAt')
      .meta({ description: 'Descending with a minus; what is equal, oldest first or last' }),
  })
export type PortfolioQuery = z.output<ReturnType<typeof portfolioQuery>>

/** What begins the code of each type. */
export const codePrefixes: Record<PortfolioType, string> = { project: 'PRJ-', product: 'PRD-' }
/** Digits of a code; a longer number keeps all of its own. */
export const codeDigits = 4

/** The code under which staff know an item; never given twice. */
export const portfolioCode = (type: PortfolioType, number: number) =>
  `${codePrefixes[type]}${String(number).padStart(codeDigits, '0')}`

/** What a caller sees of a project or a product. */
export const portfolioShape = contentShape.extend({
  type: z.enum(portfolioTypes),
  slug: z.string(),
  name: z.string(),
  projectCode: z.string().optional().meta({ description: 'PRJ-0001; projects only' }),
  productCode: z.string().optional().meta({ description: 'PRD-0001; products only' }),
  category: categoryReference,
  client: z.string(),
  technology: z.string(),
  url: z.string(),
  date: z.iso.datetime().meta({ description: 'Midnight UTC of the day' }),
  year: z.int(),
  description: z.string(),
  image: z.array(z.string()).meta({ description: 'URLs, the cover first' }),
})
export type PortfolioView = z.infer<typeof portfolioShape>
export const viewPortfolioItem = (row: PortfolioRow) =>
  shown(portfolioShape, {
    ...row,
    ...recordView(row),
    [`${row.type}Code`]: portfolioCode(row.type, row.number),
    category: { _id: row.categoryId, name: row.categoryName },
    date: `${row.date}T00:00:00.000Z`,
    year: Number(row.date.slice(0, 4)),
  })

/** What a caller sees after a change of images. */
export const imagesShape = portfolioShape.pick({ image: true, version: true })
