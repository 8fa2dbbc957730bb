/** The figures of the dashboard. Browser-safe. */
import * as z from 'zod'

/** Counts of records not deleted, under the names that the back office reads. */
export const countsShape = z.object({
  categoryCount: z.int(),
  subCategoryCount: z
    .int()
    .meta({ description: 'Services, which visitors know as sub-services; as totalServiceCount' }),
  totalServiceCount: z.int(),
  CompletedCount: z.int().meta({ description: 'Projects dated up to today (UTC)' }),
  PendingCount: z.int().meta({ description: 'Projects dated later than today (UTC)' }),
  totalProjectCount: z.int(),
  enquire: z.int().meta({ description: 'Requests for a quotation' }),
  getintouch: z.int().meta({ description: 'Enquiries from the contact form' }),
  activeProductCount: z.int(),
  inActiveProductCount: z.int(),
  potentialCustomers: z.int(),
})
export type Counts = z.infer<typeof countsShape>

/** Days that figures over time may go back. */
const seriesDays = ['30', '90'] as const
/** What one figure of them stands for. */
const seriesSteps = ['day', 'week'] as const

export const seriesQuery = z.object({
  days: z
    .enum(seriesDays, 'days must be 30 or 90')
    .default('30')
    .transform(Number)
    .meta({ description: 'How far back from today (UTC); a first week is whole' }),
  by: z.enum(seriesSteps, 'by must be day or week').default('day'),
})
export type SeriesQuery = z.output<typeof seriesQuery>

/** Calls by what became of them. Other classes of status don't come from this server. */
const requestsShape = z.object({ '2xx': z.int(), '3xx': z.int(), '4xx': z.int(), '5xx': z.int() })

/** What came in from one day or week, the quiet ones included. */
export const seriesShape = z.object({
  date: z.iso.date().meta({ description: 'The day, or the Monday of the week (UTC)' }),
  enquiries: z.int().meta({ description: 'Contact enquiries and requests for a quotation' }),
  applications: z.int(),
  leads: z.int().meta({ description: 'Potential customers seen for the first time' }),
  requests: requestsShape.meta({ description: 'Entries of the request log by class of status' }),
})
export type SeriesView = z.infer<typeof seriesShape>
