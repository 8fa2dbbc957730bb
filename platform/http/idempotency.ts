/** Lets a form be posted again, after a lost answer or a double click, without being stored again. */
import { createHash } from 'node:crypto'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { AppError } from '#platform/app-error.ts'
import type { Database } from '#platform/database.ts'
import { idempotencyTable } from '#platform/idempotency.table.ts'

/** A post that named an `Idempotency-Key`: which call, which key, and a hash of what was sent. */
export type Repeatable = { call: string; key: string; bodyHash: string }

/** What a form post answers besides `success`. */
type FormAnswer = Record<string, unknown>

/** Printable ASCII, as long as any generated key. */
export const idempotencyKey = /^[\x21-\x7e]{1,200}$/
/** How long an answer is kept (the contract: 24 hours). */
const kept = sql`interval '24 hours'`

/**
 * What makes `request` repeatable; undefined where it names no key.
 * @param body what was sent, in any shape; bytes in it are compared by their content
 * @throws AppError 400 for a key that is none
 */
export function repeatableOf(request: Request, body: unknown): Repeatable | undefined {
  const key = request.headers.get('idempotency-key')
  if (key === null) return undefined
  if (!idempotencyKey.test(key)) {
    throw new AppError(400, 'Idempotency-Key must be 1 to 200 visible ASCII characters')
  }
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(canonical(body)))
    .digest('hex')
  // Each call has further addresses: with a slash at its end, and with letters percent-encoded.
  const path = decodeURI(new URL(request.url).pathname).replace(/\/$/, '')
  return { call: `${request.method} ${path}`, key, bodyHash }
}

/**
 * Runs `work` in a transaction and keeps its answer in the same one. The same post again gets that
 * answer, and `work` does not run; of several at once, one runs and the others wait for it. What
 * `work` throws is not kept.
 * @throws AppError 422 where the key came with another body before
 */
export async function once(
  db: Database,
  post: Repeatable | undefined,
  work: (tx: Database) => Promise<FormAnswer>,
): Promise<FormAnswer> {
  return db.transaction(async (tx) => {
    if (!post) return work(tx)
    const { call, key, bodyHash } = post
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${call} ${key}`}, 1))`)
    const [first] = await tx
      .select()
      .from(idempotencyTable)
      .where(
        and(
          eq(idempotencyTable.call, call),
          eq(idempotencyTable.key, key),
          gt(idempotencyTable.createdAt, sql`now() - ${kept}`),
        ),
      )
    if (first && first.bodyHash !== bodyHash) {
      throw new AppError(422, 'This Idempotency-Key was used with another body')
    }
    if (first) return first.answer as FormAnswer
    const answer = await work(tx)
    const values = { bodyHash, status: 200, answer, createdAt: sql`now()` }
    await tx
      .insert(idempotencyTable)
      .values({ call, key, ...values })
      .onConflictDoUpdate({ target: [idempotencyTable.call, idempotencyTable.key], set: values })
    return answer
  })
}

/** Forgets answers that are no longer kept for anyone. */
export async function deleteOldAnswers(db: Database): Promise<void> {
  await db.delete(idempotencyTable).where(lte(idempotencyTable.createdAt, sql`now() - ${kept}`))
}

/** The same value for the same content: names in order, bytes as their hash. */
function canonical(value: unknown): unknown {
  if (Buffer.isBuffer(value)) return { sha256: createHash('sha256').update(value).digest('hex') }
  if (Array.isArray(value)) return value.map(canonical)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return entries.map(([name, field]) => [name, canonical(field)])
}
