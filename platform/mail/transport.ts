/** Ways for a mail to leave: an SMTP server, or a folder of files where none is configured. */
import type { SendMailOptions } from 'nodemailer'
import type { OutboxRow } from '#platform/mail/outbox.store.ts'
import { removeWrittenMails, writeMail } from '#platform/mail/written-mails.ts'

/** The name and address that a mail comes from. */
export type Sender = { name: string; address: string }

/** Takes mails on their way. */
export type MailTransport = {
  /** Resolves once the mail is in other hands; rejects where it isn't, or where `signal` says to give up. */
  deliver(mail: OutboxRow, from: Sender, signal: AbortSignal): Promise<void>
  /** Takes back, where that can be, a mail that was erased while it was on its way. */
  takeBack?(mail: OutboxRow): Promise<unknown>
  close(): void
}

/** An SMTP server that won't take this mail now or ever: trying again makes no sense. Its cause says why. */
export class RefusedForGood extends Error {}

/** @param url `smtp://` or `smtps://`, with user and password where the server asks for them */
export function createSmtpTransport(url: string): MailTransport {
  const { hostname } = new URL(url)
  const mailer = whenNeeded(({ createTransport }) =>
    createTransport({
      url,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      dnsTimeout: 10_000,
      disableFileAccess: true,
      disableUrlAccess: true,
      // What a relay on this very machine sends and gets passes no network; its certificate is mostly self-made.
      tls: { rejectUnauthorized: !isLoopback(hostname) },
    }),
  )
  return {
    async deliver(mail, from, signal) {
      try {
        await (await mailer.get()).sendMail({ ...messageOf(mail, from), signal })
      } catch (error) {
        if (isFinal(error)) throw new RefusedForGood('The mail server refused', { cause: error })
        throw error
      }
    },
    close: mailer.close,
  }
}

/**
 * Writes each mail to `folder` as an .eml file that any mail program opens, named by the time it was
 * queued and its id, so that a repeated delivery writes the same file.
 */
export function createFolderTransport(folder: string): MailTransport {
  const mailer = whenNeeded(({ createTransport }) =>
    createTransport({
      streamTransport: true,
      buffer: true,
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  )
  return {
    async deliver(mail, from) {
      const { message } = await (await mailer.get()).sendMail(messageOf(mail, from))
      await writeMail(folder, mail, message as Buffer)
    },
    takeBack: ({ id }) => removeWrittenMails(folder, [id]),
    close: mailer.close,
  }
}

/** A mailer that is made when the first mail goes out: its library takes megabytes. */
function whenNeeded<Mailer extends { close(): void }>(
  make: (library: typeof import('nodemailer')) => Mailer,
) {
  let mailer: Promise<Mailer> | undefined
  return {
    get: () => {
      mailer ??= import('nodemailer').then(make)
      return mailer
    },
    close: () => {
      void mailer?.then((made) => made.close())
    },
  }
}

const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host)

/** A 5xx answer to the address or to the mail itself; one to our log-in may be different tomorrow. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false
  const { code, responseCode } = error
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && Number(responseCode) >= 500
}

function messageOf(mail: OutboxRow, from: Sender): SendMailOptions {
  const { id, recipient, subject, html, replyTo, unsubscribeUrl, createdAt } = mail
  return {
    from,
    to: { name: '', address: recipient },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject,
    text: readableText(mail.text),
    html,
    date: createdAt,
    // The same for every attempt, so that a mail delivered twice can be told for one.
    messageId: `<${id}@${from.address.split('@')[1]}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}

/**
 * Plain ASCII travels as it is, so that the links in a mail's source can be read by people too: the
 * composer would break lines of more than 76 characters, where mail allows 998 (RFC 5322).
 */
function readableText(content: string): SendMailOptions['text'] {
  const isPlain = /^[\t\n\r\x20-\x7e]*$/.test(content) && !/[^\n]{900}/.test(content)
  if (!isPlain) return content
  const headers = 'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 7bit'
  return { raw: `${headers}\r\n\r\n${content.replace(/\r?\n|\r/g, '\r\n')}` }
}
