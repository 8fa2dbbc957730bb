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
