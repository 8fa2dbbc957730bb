/** The mails that the product writes: who they come from, who gets them, and what they share. */
import type { Services } from '#domain/context.ts'
import { readSettings } from '#domain/settings/settings.ts'
import type { Database } from '#platform/database.ts'
import { canBeMailed } from '#platform/mail/email-address.ts'
import { composeLetter, type Letter } from '#platform/mail/letter.ts'
import { queueMail, queueVisitorMail } from '#platform/mail/outbox.ts'
import type { Sender } from '#platform/mail/transport.ts'

/** What a mail says besides its signature; the subject is also its title. */
type Message = Omit<Letter, 'title' | 'signature'> & { subject: string }

/** The name and address that mails come from: the agency's own, as the settings have them. */
export async function senderOf(db: Database): Promise<Sender> {
  const { agencyName, email } = await readSettings(db)
  return { name: agencyName, address: email }
}

/**
 * Queues a notice to staff: to the address that the settings name for it, by default the first
 * administrator's; to nobody where no administrator has one.
 * @param replyTo the visitor whom it is about, so that an answer goes there
 */
export async function notifyStaff(
  { config }: Pick<Services, 'config'>,
  tx: Database,
  message: Message,
  replyTo: string,
): Promise<void> {
  const { agencyName, noticeEmail } = await readSettings(tx)
  if (!canBeMailed(noticeEmail)) return
  const action = { label: 'Open the back office', url: `${config.publicUrl}/admin` }
  const { subject, ...letter } = message
  const bodies = composeLetter({ action, ...letter, title: subject, signature: agencyName })
  await queueMail(tx, { to: noticeEmail, subject, replyTo, ...bodies })
}

/**
 * Queues a mail to a visitor, unless this address had one of this kind within a day. Nothing that the
 * visitor typed may stand in it: anyone can enter anyone's address, and we would be the messenger.
 * @returns whether it was queued
 */
export async function writeToVisitor(
  tx: Database,
  kind: string,
  to: string,
  { subject, ...letter }: Message,
  unsubscribeUrl?: string,
): Promise<boolean> {
  const { agencyName } = await readSettings(tx)
  const bodies = composeLetter({ ...letter, title: subject, signature: agencyName })
  const mail = { to, subject, ...bodies, ...(unsubscribeUrl && { unsubscribeUrl }) }
  return queueVisitorMail(tx, kind, mail)
}
