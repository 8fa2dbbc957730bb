/** What a process does beside answering requests: it sends the mails and runs the jobs. */
import type { Services } from '#domain/context.ts'
import { senderOf } from '#domain/correspondence.ts'
import { startJobRunner } from '#platform/jobs/job-runner.ts'
import { startMailSender } from '#platform/mail/sender.ts'
import { createFolderTransport, createSmtpTransport } from '#platform/mail/transport.ts'
import { mailFolderIn } from '#platform/mail/written-mails.ts'
import { jobsOf } from '#server/jobs.ts'

export type Background = { stop(): Promise<void> }

/** Starts both. `stop` ends what is under way, and must come before the database is closed. */
export function startBackground(services: Services): Background {
  const { config, db, log } = services
  const transport = config.smtpUrl
    ? createSmtpTransport(config.smtpUrl)
    : createFolderTransport(mailFolderIn(config.dataDir))
  const sender = startMailSender({ db, log, transport, from: () => senderOf(db) })
  const runner = startJobRunner({ db, log }, jobsOf(services))
  return {
    async stop() {
      await Promise.all([sender.stop(), runner.stop()])
    },
  }
}
