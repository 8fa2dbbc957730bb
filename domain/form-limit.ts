/** How often one may post a public form. */
import type { Context } from '#domain/context.ts'
import { Capacities, Capacity } from '#platform/capacity.ts'
import type { Database } from '#platform/database.ts'
import { once, type Repeatable } from '#platform/http/idempotency.ts'
import { limit, networkOf } from '#platform/rate-limit.ts'

/** New posts of one form from one network. Many people may share a network, hence so many. */
const posts = { points: 20, seconds: 600 }

/** Counts a post in the transaction that stores it. @throws AppError 429 with `Retry-After` */
const limitForm = (ctx: Context, tx: Database, form: string): Promise<void> =>
  limit({ ...ctx, db: tx }, `form-${form}`, networkOf(ctx.ip), posts.points, posts.seconds)

/**
 * Posts of one network that are stored at once: each waits for the count of the one before, on a connection
 * to the database that others need.
 */
const storing = new Capacities(2)

/**
 * Stores a post of a form by `store`, once for each of its names. One that is only repeated, or that breaks
 * a rule, doesn't count.
 * @throws AppError 422 where the name came with another body before, 429 with `Retry-After`, and what
 * `store` throws
 */
export async function takeForm(
  ctx: Context,
  form: string,
  post: Repeatable | undefined,
  store: (tx: Database) => Promise<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const take = () =>
    once(ctx.db, post, async (tx) => {
      await limitForm(ctx, tx, form)
      return store(tx)
    })
  return ctx.config.rateLimits ? storing.during(networkOf(ctx.ip), 1, take) : take()
}

/** Uploads from one network. Counted before a body is read, since reading it is what costs. */
const uploads = { points: 60, seconds: 600 }

/** Bytes of one upload that are kept at the most: its file, and some fields. */
const largestUpload = 12 * 1_048_576
/**
 * Bytes of uploads that are received at once: they lie in memory until they are stored, and may come as
 * slowly as a minute for each. What is beyond waits unread, so that no stranger fills the memory.
 */
const uploadBytes = { ofOneNetwork: 4 * largestUpload, inAll: 12 * largestUpload }

const receiving = new Capacity(uploadBytes.inAll)
const receivingFrom = new Capacities(uploadBytes.ofOneNetwork)

/**
 * Runs `receive`, which reads an upload and stores it, once there is room for it.
 * @throws AppError 429 with `Retry-After`
 */
export async function receiveUpload<Result>(
  ctx: Context,
  { headers }: Request,
  receive: () => Promise<Result>,
): Promise<Result> {
  const network = networkOf(ctx.ip)
  await limit(ctx, 'form-upload', network, uploads.points, uploads.seconds)
  const bytes = Math.min(Number(headers.get('content-length') ?? Infinity), largestUpload)
  if (!ctx.config.rateLimits) return receiving.during(bytes, receive)
  return receivingFrom.during(network, bytes, () => receiving.during(bytes, receive))
}
