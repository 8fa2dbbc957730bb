/** Lists that come in pages. Browser-safe. */
import * as z from 'zod'
import { lastPage } from '#platform/list-limits.ts'

/** Rows of a page unless a caller asks for another number (the specification, business constants). */
export const pageSize = 10

const wholeNumber = (name: string, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `${name} must be a whole number`)
    .transform(Number)
    .refine((value) => value >= 1 && value <= max, `${name} must be from 1 to ${max}`)

/** The parameters of a list that comes in pages: the first page of ten unless they say otherwise. */
export const pageQuery = z.object({
  page: wholeNumber('page', lastPage).default(1),
  limit: wholeNumber('limit', 100).default(pageSize),
})
export type Page = z.output<typeof pageQuery>

/** How many pages and rows there are. */
export const paginationShape = z.object({
  page: z.int(),
  limit: z.int(),
  total: z.int(),
  totalPages: z.int(),
})

/** What a list says of its pages: `totalPages` is 0 where there are no rows. */
export const paginationOf = ({ page, limit }: Page, total: number) => ({
  page,
  limit,
  total,
  totalPages: Math.ceil(total / limit),
})

/** Rows to pass over before the page begins. */
export const offsetOf = ({ page, limit }: Page) => (page - 1) * limit
