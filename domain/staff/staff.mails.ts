/** The mails that staff get about their own accounts. */
import { readSettings } from '#domain/settings/settings.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database.ts'
import { canBeMailed } from '#platform/mail/email-address.ts'
import { composeLetter, type Letter } from '#platform/mail/letter.ts'
import { queueAccountMail } from '#platform/mail/outbox.ts'

type Account = { username: string; email: string }
type Links = { config: Pick<Config, 'publicUrl'> }

/**
 * A link on our own site. Its origin is configured, never taken from a request. The token stands where
 * browsers keep it to themselves, so that no proxy on the way writes it into a log.
 */
const linkTo = ({ config }: Links, path: string, token: string) =>
  `${config.publicUrl}/${path}#token=${encodeURIComponent(token)}`

/** How to set a new password. */
export function queueResetLink(tx: Database, ctx: Links, to: Account, token: string) {
  return queueLetter(tx, to.email, 'Set a new password', {
    paragraphs: [
      `Someone, hopefully you, asked for a new password for the account ${to.username}.`,
      'The link works once and for 30 minutes. If you did not ask for it, you need do nothing: your password stays as it is.',
    ],
    action: { label: 'Set a new password', url: linkTo(ctx, 'reset-password', token) },
  })
}

/** Says that the password is another one now. */
export function queuePasswordNotice(tx: Database, to: Account) {
  return queueLetter(tx, to.email, 'Your password was changed', {
    paragraphs: [
      `The password of the account ${to.username} was changed just now.`,
      'If that was not you, ask for a new password on the sign-in page and tell an administrator.',
    ],
  })
}

const secondFactorNews = {
  'enable-second-factor': [
    'Two-factor sign-in is on',
    'asks for a code of your authenticator app from now on.',
  ],
  'disable-second-factor': [
    'Two-factor sign-in is off',
    'asks for its password alone from now on.',
  ],
  'renew-recovery-codes': [
    'Your recovery codes were replaced',
    'has new recovery codes; the former ones no longer work.',
  ],
} as const
export type SecondFactorChange = keyof typeof secondFactorNews

/** Says what has become of the second factor. */
export function queueSecondFactorNotice(tx: Database, to: Account, change: SecondFactorChange) {
  const [title, sentence] = secondFactorNews[change]
  return queueLetter(tx, to.email, title, {
    paragraphs: [
      `The account ${to.username} ${sentence}`,
      'If that was not you, change your password at once and tell an administrator.',
    ],
  })
}

/** Tells a superAdmin of another one: it may be the doing of whoever has a stolen session. */
export function queueNewSuperAdminNotice(
  tx: Database,
  to: Account,
  { username, by }: { username: string; by: string },
) {
  return queueLetter(tx, to.email, 'There is another superAdmin', {
    paragraphs: [
      `The account ${username} was made just now by ${by}. It may do everything, and nobody can delete it.`,
      `If ${by} did not do that, somebody else uses a session of theirs: tell whoever runs the server, who can set new passwords for both accounts.`,
    ],
  })
}

/** Tells the old address that mails go elsewhere from now on, and how to undo that. */
export function queueEmailNotice(tx: Database, ctx: Links, former: Account, token: string) {
  return queueLetter(tx, former.email, 'Your e-mail address was changed', {
    paragraphs: [
      `The account ${former.username} has another e-mail address from now on, and this one gets no more mails.`,
      'If that was not you, take the change back. The link works once and for 7 days; it also ends every session of the account, and its password.',
    ],
    action: { label: 'Take the change back', url: linkTo(ctx, 'undo-email', token) },
  })
}

/** Tells an address that mails go elsewhere from now on, where an earlier one may undo that. */
export function queueLinklessEmailNotice(tx: Database, former: Account) {
  return queueLetter(tx, former.email, 'Your e-mail address was changed', {
    paragraphs: [
      `The account ${former.username} has another e-mail address from now on, and this one gets no more mails.`,
      'If that was not you, change your password at once and tell an administrator. An address that the account had before this one has a link that takes it back.',
    ],
  })
}

/** Says to the address that is in force again how to set the password that is needed now. */
export function queueUndoneLetter(tx: Database, ctx: Links, to: Account, token: string) {
  return queueLetter(tx, to.email, 'Your e-mail address is back', {
    paragraphs: [
      `The account ${to.username} has this e-mail address again. Whoever changed it may know the password, so that one no longer works.`,
      'Please set a new one. The link works once and for 30 minutes; after that, ask for another on the sign-in page.',
    ],
    action: { label: 'Set a new password', url: linkTo(ctx, 'reset-password', token) },
  })
}

/** An account without a usable address, as the first administrator's may be, gets no mail. */
async function queueLetter(
  tx: Database,
  to: string,
  title: string,
  letter: Pick<Letter, 'paragraphs' | 'action'>,
): Promise<void> {
  if (!canBeMailed(to)) return
  const { agencyName } = await readSettings(tx)
  const bodies = composeLetter({ ...letter, title, signature: agencyName })
  await queueAccountMail(tx, { to, subject: `${title} – ${agencyName}`, ...bodies })
}
