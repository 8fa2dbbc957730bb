/** What lists of content can be narrowed down by. Browser-safe. */
import * as z from 'zod'

/** Undefined for active and inactive records alike. */
const isActive = z
  .enum(['all', 'true', 'false'], 'isActive must be all, true or false')
  .default('all')
  .transform((value) => (value === 'all' ? undefined : value === 'true'))
  .meta({ description: 'Visitors see active records only, whatever it says' })

/** The parameters that every list of content has. */
export const contentQuery = z.object({ isActive })
export type ContentQuery = z.output<typeof contentQuery>
