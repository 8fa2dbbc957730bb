/** How often one may post a public form. */
import type { Context } from '#domain/context.ts'
import type { Database } from '#platform/database.ts'
import { limit, networkOf } from '#platform/rate-limit.ts'

/** New posts of one form from one network. Many people may share a network, hence so many. */
const posts = { points: 20, seconds: 600 }

/**
 * Counts a post in the transaction that stores it: one that is only repeated, or that breaks a rule,
 * doesn't count.
 * @throws AppError 429 with `Retry-After`
 */
export const limitForm = (ctx: Context, tx: Database, form: string): Promise<void> =>
  limit({ ...ctx, db: tx }, `form-${form}`, networkOf(ctx.ip), posts.points, posts.seconds)

/** Uploads from one network. Counted before a body is read, since reading it is what costs. */
const uploads = { points: 60, seconds: 600 }

/** @throws AppError 429 with `Retry-After` */
export const limitUploads = (ctx: Context): Promise<void> =>
  limit(ctx, 'form-upload', networkOf(ctx.ip), uploads.points, uploads.seconds)
