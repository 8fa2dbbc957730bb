/**
 * Sends what the outbox promises. Any number of processes may run a sender: the outbox itself hands
 * each mail to one of them at a time.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, isUnavailable } from '#platform/database.ts'
import { errorFields } from '#platform/error-fields.ts'
import type { Log } from '#platform/log.ts'
import {
  claimMail,
  markFailed,
  markSent,
  type OutboxRow,
  putOff,
} from '#platform/mail/outbox.store.ts'
import { type MailTransport, RefusedForGood, type Sender } from '#platform/mail/transport.ts'

/** Seconds to wait after each failed attempt: about 18 hours in all, longer than most outages. */
export const retryDelays = [15, 60, 240, 900, 3_600, 3 * 3_600, 6 * 3_600, 8 * 3_600] as const

/** Seconds that one attempt may take; the lease outlives it, so that nobody sends a mail twice. */
const attemptTime = 60
const lease = 5 * 60
/** Milliseconds between looks into the outbox. */
const pause = 1_000
/** Milliseconds between attempts to note a mail, far fewer, so that this comes first after an outage. */
const notePause = 100
/** Mails on their way at the same time, so that one slow server holds up only its own. */
const lanes = 4

export type SenderParts = {
  db: Database
  log: Log
  transport: MailTransport
  /** Who mails come from, asked for each mail, since it is a setting. */
  from(): Promise<Sender>
}

/**
 * Sends the mail that has been due longest.
 * @param giveUp ends an attempt early; the mail is then tried again later
 * @returns false where none was due
 */
export async function sendNextMail(parts: SenderParts, giveUp?: AbortSignal): Promise<boolean> {
  const { db, log, transport } = parts
  const mail = await claimMail(db, lease)
  if (!mail) return false
  try {
    const timeUp = AbortSignal.timeout(attemptTime * 1000)
    const signal = giveUp ? AbortSignal.any([giveUp, timeUp]) : timeUp
    await transport.deliver(mail, await parts.from(), signal)
  } catch (error) {
    await afterFailure(parts, mail, error)
    return true
  }
  if (await noteSent(parts, mail, giveUp)) {
    log.info({ mail: mail.id, attempts: mail.attempts }, 'mail sent')
  } else {
    await transport.takeBack?.(mail)
    log.info({ mail: mail.id }, 'mail erased while it was on its way')
  }
  return true
}

/**
 * Notes that the mail has gone, however long the database is away meanwhile: what isn't noted is sent
 * once more when its lease is over.
 * @returns false where the mail was erased in the meantime
 */
async function noteSent({ db, log }: SenderParts, mail: OutboxRow, giveUp?: AbortSignal) {
  for (let tried = 1; ; tried++) {
    try {
      return await markSent(db, mail.id)
    } catch (error) {
      if (!isUnavailable(error) || giveUp?.aborted) throw error
      if (tried === 1) log.warn({ mail: mail.id }, 'mail sent, and the database is away to note it')
    }
    await sleep(notePause, undefined, { signal: giveUp }).catch(() => {})
  }
}

async function afterFailure({ db, log }: SenderParts, mail: OutboxRow, error: unknown) {
  const why = reasonOf(error)
  const delay = retryDelays[mail.attempts - 1]
  if (delay === undefined || error instanceof RefusedForGood) {
    log.error({ mail: mail.id, attempts: mail.attempts, cause: errorFields(error) }, 'mail failed')
    await markFailed(db, mail.id, why)
  } else {
    log.warn({ mail: mail.id, attempts: mail.attempts, delay }, 'mail put off')
    await putOff(db, mail.id, delay, why)
  }
}

/** One line that a superAdmin reads. A server may answer anything, and much of that can't be stored. */
const reasonOf = (error: unknown) =>
  wordsOf(error instanceof RefusedForGood ? error.cause : error)
    .replace(/[\p{C}\s]+/gu, ' ')
    .slice(0, 500)

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : 'Unknown error')

/** Milliseconds that attempts under way get to end before they are cut. */
const patience = 5_000

/** A running sender. What `stop` has to cut is tried again later. */
export type MailSender = { stop(): Promise<void> }

/** Looks into the outbox every second and sends what is due, until stopped. */
export function startMailSender(parts: SenderParts): MailSender {
  let isStopping = false
  const giveUp = new AbortController()
  const running = new Set<Promise<void>>()

  const lane = async () => {
    try {
      while (!isStopping && (await sendNextMail(parts, giveUp.signal)));
    } catch (error) {
      // The database is away; the next look comes in a second.
      parts.log.warn({ cause: errorFields(error) }, 'the outbox could not be read')
    }
  }
  const look = () => {
    if (running.size >= lanes) return
    const run = lane().finally(() => running.delete(run))
    running.add(run)
  }
  const timer = setInterval(look, pause)
  look()
  return {
    async stop() {
      isStopping = true
      clearInterval(timer)
      const cut = setTimeout(() => giveUp.abort(new Error('The server is stopping')), patience)
      await Promise.all(running)
      clearTimeout(cut)
      parts.transport.close()
    },
  }
}
