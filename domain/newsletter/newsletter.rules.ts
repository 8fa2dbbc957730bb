/** What may be done with newsletter subscriptions, and by whom. */
import { randomUUIDv7 } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { recordAudit } from '#domain/audit/audit.ts'
import { type Context, requiring } from '#domain/context.ts'
import { writeToVisitor } from '#domain/correspondence.ts'
import { takeForm } from '#domain/form-limit.ts'
import { honeypotField } from '#domain/honeypot.ts'
import { suspicionOf } from '#domain/junk.checks.ts'
import { subscribed } from '#domain/newsletter/newsletter.checks.ts'
import {
  newSubscriber,
  type SubscriberFilter,
  type SubscriberStatus,
  viewSubscriber,
} from '#domain/newsletter/newsletter.contract.ts'
import {
  insertToken,
  lockSubscriber,
  selectAllSubscribers,
  selectByToken,
  selectSubscribers,
  updateStatus,
} from '#domain/newsletter/newsletter.store.ts'
import { paginationOf } from '#domain/paging.ts'
import { validate } from '#domain/validate.ts'
import { AppError } from '#platform/app-error.ts'
import { csvOf } from '#platform/csv.ts'
import type { Database } from '#platform/database.ts'
import type { Repeatable } from '#platform/http/idempotency.ts'
import { countTry, forgive, type Limit, networkOf, tooMany } from '#platform/rate-limit.ts'
import { hashToken, newToken } from '#platform/token.ts'

/** Reading the list is the same right as handling enquiries. */
export const mayReadSubscribers = requiring('enquiries', 'update')

/** Milliseconds after which a post is answered, well above what it takes with a mail to be promised. */
const answerAfter = 300

/**
 * Puts an address on the list, where it waits until its owner confirms by the link in a mail. What a
 * caller is told doesn't depend on whether the address was known, nor does how long that takes.
 * @throws AppError 422, 429
 */
export async function subscribe(
  ctx: Context,
  input: Record<string, unknown>,
  post?: Repeatable,
): Promise<Record<string, unknown>> {
  const { subscriberEmail } = validate(newSubscriber, input)
  const suspicion = suspicionOf({ lines: [], message: '', honeypot: input[honeypotField] })
  const taking = takeForm(ctx, 'newsletter', post, async (tx) => {
    const subscriber = await lockSubscriber(tx, subscriberEmail)
    // Whoever has unsubscribed stays so until they confirm: anyone may type their address here.
    if (subscriber.status !== 'confirmed' && !suspicion) {
      await askToConfirm(ctx, tx, subscriber.id, subscriberEmail)
    }
    return { message: subscribed }
  })
  const [answer] = await Promise.all([taking, sleep(answerAfter)])
  return answer
}

async function askToConfirm(ctx: Context, tx: Database, subscriberId: string, email: string) {
  const token = newToken()
  const base = `${ctx.config.publicUrl}/api/v1/newsletter`
  const unsubscribeUrl = `${base}/unsubscribe?token=${token}`
  const isQueued = await writeToVisitor(
    tx,
    'newsletter-confirmation',
    email,
    {
      subject: 'Please confirm your subscription',
      paragraphs: [
        'Someone, hopefully you, has asked for our newsletter at this address. It starts once you confirm.',
      ],
      action: { label: 'Confirm the subscription', url: `${base}/confirm?token=${token}` },
      footnotes: [
        'If that was not you, there is nothing to do: you will get no newsletter.',
        `To end the subscription at any time: ${unsubscribeUrl}`,
      ],
    },
    unsubscribeUrl,
  )
  // Without a mail nobody knows the token; the links of the mail before still work.
  if (isQueued) await insertToken(tx, { tokenHash: hashToken(token), subscriberId })
}

/** What a link of ours does when its page's button is pressed. */
export type LinkAction = 'confirm' | 'unsubscribe'

/** Links opened, and buttons pressed, from one network. */
const linkLimit: Limit = { name: 'newsletter-link', points: 120, seconds: 600 }

/** @throws AppError 404 for a token that no link of ours carries, 429 */
export async function checkLink(ctx: Context, action: LinkAction, token: string): Promise<string> {
  const network = networkOf(ctx.ip)
  const { isOver, retryAfter } = await countTry(ctx, linkLimit, network)
  if (isOver) throw tooMany(retryAfter)
  const subscriber = token ? await selectByToken(ctx.db, hashToken(token)) : undefined
  if (!subscriber) throw new AppError(404, 'This link is not valid')
  // A mail provider presses it for all of its readers, from a few addresses (RFC 8058).
  if (action === 'unsubscribe') await forgive(ctx, linkLimit, network, 'one')
  return subscriber.id
}

/** Does what the link is for; doing it again changes nothing. @throws AppError 404, 429 */
export async function followLink(ctx: Context, action: LinkAction, token: string): Promise<void> {
  const id = await checkLink(ctx, action, token)
  await updateStatus(ctx.db, id, action === 'confirm' ? 'confirmed' : 'unsubscribed')
}

/** Subscribers, newest first. @throws AppError 401, 403 */
export async function listSubscribers(ctx: Context, filter: SubscriberFilter) {
  mayReadSubscribers(ctx)
  const { rows, total } = await selectSubscribers(ctx.db, filter)
  return { data: rows.map(viewSubscriber), pagination: paginationOf(filter, total) }
}

/**
 * All subscribers, or each with `status`, as a table for a spreadsheet, oldest first. That it left
 * the product, and of how many, is on record.
 * @throws AppError 401, 403
 */
export async function exportSubscribers(ctx: Context, status?: SubscriberStatus): Promise<string> {
  const actor = mayReadSubscribers(ctx)
  const rows = await selectAllSubscribers(ctx.db, status)
  await ctx.db.transaction((tx) =>
    recordAudit(tx, actor, {
      action: 'export',
      entity: 'subscriber',
      entityId: randomUUIDv7(),
      before: null,
      after: { subscribers: rows.length },
    }),
  )
  return csvOf(
    ['subscriberEmail', 'status', 'createdAt', 'confirmedAt', 'unsubscribedAt'],
    rows.map((row) => [
      row.subscriberEmail,
      row.status,
      row.createdAt,
      row.confirmedAt,
      row.unsubscribedAt,
    ]),
  )
}
