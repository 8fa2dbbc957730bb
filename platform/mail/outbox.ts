/** Promises mails: writes them down with the record that causes them; the sender does the rest. */
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '#platform/database.ts'
import { canBeMailed } from '#platform/mail/email-address.ts'
import { outboxTable } from '#platform/outbox.table.ts'

/** Of mails to people about their own accounts. */
export const accountKind = 'account'

/** A mail to one person. */
export type Mail = {
  to: string
  /** One line. */
  subject: string
  /** The whole mail as plain text. */
  text: string
  /** The whole mail as an HTML document. */
  html: string
  /** Where an answer goes, if not to the agency's own address. */
  replyTo?: string
  /** A link that a mail program may post to, to end the subscription (RFC 8058). */
  unsubscribeUrl?: string
}

/**
 * Queues `mail` in the caller's transaction: it is sent once the transaction is committed, and never
 * otherwise.
 * @throws Error for an address or a header line that no mail can carry; callers validate first
 */
export async function queueMail(tx: Database, mail: Mail): Promise<void> {
  await insertMail(tx, mail, '')
}

/**
 * The same for what tells people of their own accounts, which nobody may take back: where an account
 * is in wrong hands, it is all that its owner gets to know of that.
 */
export async function queueAccountMail(tx: Database, mail: Mail): Promise<void> {
  await insertMail(tx, mail, accountKind)
}

/**
 * Queues a mail to a visitor unless one of this kind was queued for the same address within the last
 * 24 hours, so that nobody can use a public form to flood a stranger's mailbox.
 * @param kind what the mail is for: `enquiry-receipt`
 * @returns whether the mail will be sent
 */
export async function queueVisitorMail(tx: Database, kind: string, mail: Mail): Promise<boolean> {
  // Of two posts at the same time, the second waits here until it can see the first one's mail.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${mail.to.toLowerCase()}`}, 0))`,
  )
  const [recent] = await tx
    .select({ id: outboxTable.id })
    .from(outboxTable)
    .where(
      and(
        eq(sql`lower(${outboxTable.recipient})`, mail.to.toLowerCase()),
        eq(outboxTable.kind, kind),
        gt(outboxTable.createdAt, sql`now() - interval '24 hours'`),
      ),
    )
    .limit(1)
  if (recent) return false
  await insertMail(tx, mail, kind)
  return true
}

async function insertMail(tx: Database, mail: Mail, kind: string): Promise<void> {
  const { to, subject, text, html, replyTo = '', unsubscribeUrl = '' } = mail
  for (const address of replyTo ? [to, replyTo] : [to]) {
    if (!canBeMailed(address)) throw new Error('A mail was addressed to what is no address')
  }
  for (const line of [subject, unsubscribeUrl]) {
    if (/\p{Cc}/u.test(line)) throw new Error('A mail header holds a control character')
  }
  if (unsubscribeUrl && !URL.canParse(unsubscribeUrl)) throw new Error('The link is no URL')
  await tx
    .insert(outboxTable)
    .values({ recipient: to, subject, text, html, replyTo, unsubscribeUrl, kind })
}
