/** What the server does by itself again and again, whoever of several processes has the turn. */
import type { Services } from '#domain/context.ts'
import { purgeMails } from '#domain/mail/mail.rules.ts'
import { removeUnusedPictures } from '#domain/pictures-in-use.ts'
import { purgeRequestLog } from '#domain/request-log/request-log.rules.ts'
import { purgeOldPersonalData } from '#domain/retention.rules.ts'
import { purgeSignIns } from '#domain/staff/purge.rules.ts'
import { purgeTrash } from '#domain/trash/trash.rules.ts'
import { deleteOldAnswers } from '#platform/http/idempotency.ts'
import { day, hour, type Job } from '#platform/jobs/job-runner.ts'
import { sweepPrivateFiles } from '#platform/media/private-file.ts'
import { purgeLimits } from '#platform/rate-limit.ts'
import { makeScheduledBackup } from '#server/scheduled-backup.ts'

/** A backup where a folder for them is configured. */
const backupJobs = (services: Services): Job[] => {
  const { backups } = services.config
  if (!backups) return []
  const run = (signal: AbortSignal) => makeScheduledBackup(services, backups, signal)
  return [{ name: 'backup', every: backups.everyHours * hour, run }]
}

/** All of them, in the order in which one process does those that are due at once. */
export const jobsOf = (services: Services): Job[] => [
  { name: 'forget-personal-data', every: day, run: () => purgeOldPersonalData(services) },
  {
    name: 'sweep-private-files',
    every: hour,
    run: (signal) => sweepPrivateFiles(services.db, services.privateFiles, signal),
  },
  {
    name: 'sweep-pictures',
    every: day,
    run: async (signal) => void (await removeUnusedPictures(services, signal)),
  },
  { name: 'forget-answers', every: hour, run: () => deleteOldAnswers(services.db) },
  { name: 'forget-sent-mails', every: day, run: () => purgeMails(services) },
  { name: 'forget-sign-ins', every: hour, run: () => purgeSignIns(services) },
  { name: 'forget-limits', every: hour, run: async () => void (await purgeLimits(services)) },
  {
    name: 'forget-request-log',
    every: day,
    run: async () => void (await purgeRequestLog(services)),
  },
  ...backupJobs(services),
  { name: 'empty-trash', every: day, run: async () => void (await purgeTrash(services)) },
]
