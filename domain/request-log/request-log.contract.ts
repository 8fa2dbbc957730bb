/** What the request log is to callers. Browser-safe. */
import * as z from 'zod'
import { pageQuery } from '#domain/paging.ts'
import type { LogRow } from '#domain/request-log/request-log.store.ts'
import { longestSearch } from '#platform/list-limits.ts'
import { text } from '#platform/text.ts'

/** One call to the server. */
export const logShape = z.object({
  _id: z.uuid().meta({ description: 'UUIDv7' }),
  method: z.string(),
  route: z.string().meta({ description: 'The path, without its query' }),
  user: z.string().meta({ description: "The caller's user agent" }),
  ip: z.string(),
  username: z.string().meta({ description: 'Empty where nobody was signed in' }),
  timestamp: z.iso.datetime(),
  statusCode: z.int(),
})
export type LogView = z.infer<typeof logShape>

export const viewLog = ({ id, timestamp, ...row }: LogRow): LogView => ({
  _id: id,
  method: row.method,
  route: row.route,
  user: row.user,
  ip: row.ip,
  username: row.username,
  timestamp: timestamp.toISOString(),
  statusCode: row.statusCode,
})

/** Which entries a caller wants. */
export const logFilter = z.object({
  method: z
    .string()
    .regex(/^[A-Za-z]{1,20}$/, 'method must be the name of a method, such as GET')
    .transform((value) => value.toUpperCase())
    .optional(),
  status: z
    .string()
    .regex(/^[1-5]\d\d$/, 'status must be a number from 100 to 599')
    .transform(Number)
    .optional(),
  search: text('search must be text', longestSearch)
    .optional()
    .meta({ description: 'Part of the route, user name, address or user agent, in any case' }),
})
export type LogFilter = z.output<typeof logFilter>

export const logQuery = pageQuery.extend(logFilter.shape)
