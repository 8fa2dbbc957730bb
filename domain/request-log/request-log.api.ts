/** The calls on the request log. */
import * as z from 'zod'
import type { ApiRoute } from '#domain/api-route.ts'
import { paginationShape } from '#domain/paging.ts'
import { logFilter, logQuery, logShape } from '#domain/request-log/request-log.contract.ts'
import { exportLogs, listLogs, mayReadLog } from '#domain/request-log/request-log.rules.ts'
import { errorFields } from '#platform/error-fields.ts'
import type { Log } from '#platform/log.ts'

export const requestLogRoutes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/logger/get-all',
    summary:
      'Calls that carried a token, wrote or failed, newest first; matches of a search are counted up to 10,000',
    allow: mayReadLog,
    query: logQuery,
    answer: { data: z.array(logShape), pagination: paginationShape },
    async handle({ ctx, query }) {
      return listLogs(ctx, query(logQuery))
    },
  },
  {
    method: 'GET',
    path: '/logger/export',
    summary: 'The newest 50,000 of the same calls as CSV',
    allow: mayReadLog,
    query: logFilter,
    answer: { mediaType: 'text/csv' },
    async handle({ ctx, query, requireStill }) {
      const parts = await exportLogs(ctx, query(logFilter), requireStill)
      return new Response(streamOf(parts, ctx.log), {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': 'attachment; filename="request-log.csv"',
          'Cache-Control': 'no-store',
          'X-Content-Type-Options': 'nosniff',
        },
      })
    },
  },
]

/**
 * The parts as bytes, each made only when the one before it was taken. Where one can't be made the stream
 * breaks off with an error that tells nothing: who sends it prints that, and a database's quotes the search.
 */
function streamOf(parts: AsyncGenerator<string>, log: Log): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const part = await parts.next().catch((error) => {
        log.warn({ cause: errorFields(error) }, 'an export of the request log broke off')
        throw new Error('The export broke off')
      })
      if (part.done) controller.close()
      else controller.enqueue(encoder.encode(part.value))
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
}
