/** What may be done with job applications, and by whom. */
import { forgetAuditedValues } from '#domain/audit/audit.ts'
import { applicationSent, resumeMessages } from '#domain/career/application.checks.ts'
import {
  type ApplicationFilter,
  type ApplicationView,
  applicationChanges,
  jobNotOpen,
  newApplication,
  viewApplication,
} from '#domain/career/application.contract.ts'
import {
  deleteOldApplications,
  insertApplication,
  selectApplication,
  selectApplications,
  selectOpenJobTitle,
} from '#domain/career/application.store.ts'
import { applicationTable } from '#domain/career/career.table.ts'
import { type Context, requiring, type Services } from '#domain/context.ts'
import { notifyStaff, writeToVisitor } from '#domain/correspondence.ts'
import { takeForm } from '#domain/form-limit.ts'
import { honeypotField } from '#domain/honeypot.ts'
import { suspicionOf } from '#domain/junk.checks.ts'
import { paginationOf } from '#domain/paging.ts'
import { changeRecord, type RecordKind } from '#domain/record.rules.ts'
import { lockRecord } from '#domain/record.store.ts'
import { readSettings } from '#domain/settings/settings.ts'
import { validate } from '#domain/validate.ts'
import { notFound, ruleBroken } from '#platform/app-error.ts'
import { type Database, isUnavailable } from '#platform/database.ts'
import type { Repeatable } from '#platform/http/idempotency.ts'
import { removeInBatches } from '#platform/jobs/remove-in-batches.ts'
import type { StoredFile } from '#platform/media/media-store.ts'
import {
  discardPrivateFile,
  holdPrivateFile,
  putPrivateFile,
  releasePrivateFiles,
} from '#platform/media/private-file.ts'
import type { UploadedFile } from '#platform/uploaded-file.ts'

/** Reading applications and working on them is one right. */
export const mayHandleApplications = requiring('career', 'update')

const applicationKind: RecordKind<ApplicationView> = {
  entity: 'application',
  label: 'Application',
  table: applicationTable,
  async read(db, id) {
    const row = await selectApplication(db, id)
    return row && viewApplication(row)
  },
}

/**
 * Takes an application with its resume: both are stored, or neither. Promises a notice to staff and a
 * receipt to the applicant, unless it looks like the work of a machine.
 * @param post what makes it repeatable
 * @returns what the form says then
 * @throws AppError 422, 429, 507
 */
export async function apply(
  ctx: Context,
  input: Record<string, unknown>,
  resume: UploadedFile | undefined,
  post?: Repeatable,
): Promise<Record<string, unknown>> {
  const { yourEmail, ...fields } = validate(newApplication, input)
  if (!resume) throw ruleBroken([{ path: 'resume', message: resumeMessages.required }])
  if (resume.bytes.length === 0) {
    throw ruleBroken([{ path: 'resume', message: resumeMessages.empty }])
  }
  const { firstName, lastName, phoneNumber, city, address, state, postalCode, jobId } = fields
  const suspicion = suspicionOf({
    lines: [firstName, lastName, phoneNumber, city, address, state, postalCode],
    message: '',
    honeypot: input[honeypotField],
  })
  const resumeKey = await putPrivateFile(ctx.db, ctx.privateFiles, resume.bytes)
  const discard = () => discardPrivateFile(ctx.db, ctx.privateFiles, resumeKey)
  let isNew = false
  try {
    const answer = await takeForm(ctx, 'career', post, async (tx) => {
      isNew = true
      const title = await selectOpenJobTitle(tx, jobId)
      if (title === undefined) throw ruleBroken([{ path: 'jobId', message: jobNotOpen }])
      await holdPrivateFile(tx, resumeKey)
      await insertApplication(tx, {
        ...fields,
        email: yourEmail,
        resumeKey,
        resumeName: tidyName(resume.name),
        resumeSize: resume.bytes.length,
        quarantined: suspicion ?? null,
      })
      if (!suspicion) {
        const name = `${firstName} ${lastName}`
        await tellOfApplication(ctx, tx, { title, name, email: yourEmail, phone: phoneNumber })
      }
      return { message: applicationSent }
    })
    if (!isNew) await discard()
    return answer
  } catch (error) {
    // Where the database went away, the record may be there after all; the sweep will tell.
    if (!isUnavailable(error)) await discard()
    throw error
  }
}

/** Promises the notice to staff and the receipt to the applicant. */
async function tellOfApplication(
  ctx: Context,
  tx: Database,
  { title, name, email, phone }: { title: string; name: string; email: string; phone: string },
): Promise<void> {
  const notice = {
    subject: 'A new application',
    paragraphs: ['Someone has applied for a job. The resume lies in the back office.'],
    facts: [
      ['Job', title],
      ['Name', name],
      ['E-mail', email],
      ['Phone', phone],
    ] as [string, string][],
  }
  await notifyStaff(ctx, tx, notice, email)
  await writeToVisitor(tx, 'application-receipt', email, receipt)
}

const receipt = {
  subject: 'We have received your application',
  paragraphs: [
    'Thank you for your interest in working with us. Your application and your resume have arrived, and we will write to you once we have read them.',
  ],
  footnotes: [
    'You get this mail because this address was entered in the application form of our website. If that was not you, there is nothing to do.',
  ],
}

/** The sender's name of a file as it may be shown: without folders, and of characters one can see. */
function tidyName(name: string): string {
  const last = name.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const visible = last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim()
  return visible.slice(-150).toWellFormed() || 'resume'
}

/** Applications, newest first. @throws AppError 401, 403 */
export async function listApplications(ctx: Context, filter: ApplicationFilter) {
  mayHandleApplications(ctx)
  const { rows, total } = await selectApplications(ctx.db, filter)
  return { data: rows.map(viewApplication), pagination: paginationOf(filter, total) }
}

/** The resume as it was sent, and its name. @throws AppError 401, 403, 404 */
export async function readResume(
  ctx: Context,
  id: string,
): Promise<{ file: StoredFile; name: string }> {
  mayHandleApplications(ctx)
  const row = await selectApplication(ctx.db, id)
  const file = row && (await ctx.privateFiles.get(row.resumeKey))
  if (!file) throw notFound('Resume')
  return { file, name: row.resumeName }
}

/** Changes status or note. @throws AppError 401, 403, 404, 412, 422 */
export async function changeApplication(
  ctx: Context,
  id: string,
  input: Record<string, unknown>,
  expectedVersion: number | undefined,
): Promise<ApplicationView> {
  const actor = mayHandleApplications(ctx)
  const changes = validate(applicationChanges, input)
  return changeRecord(ctx, applicationKind, actor, id, expectedVersion, changes)
}

/**
 * Lets go of the suspicion that an application is the work of a machine, and promises the mails that
 * were withheld for it. Of one that is under no suspicion, nothing changes and nobody is told again.
 * @throws AppError 401, 403, 404, 412
 */
export async function releaseApplication(
  ctx: Context,
  id: string,
  expectedVersion: number | undefined,
): Promise<ApplicationView> {
  const actor = mayHandleApplications(ctx)
  return ctx.db.transaction(async (tx) => {
    // Whoever releases it at the same moment waits here, and finds it released.
    await lockRecord(tx, applicationTable, id)
    const row = await selectApplication(tx, id)
    if (!row) throw notFound(applicationKind.label)
    if (row.quarantined === null) return viewApplication(row)
    const within = { ...ctx, db: tx }
    const changes = { quarantined: null }
    const released = await changeRecord(
      within,
      applicationKind,
      actor,
      id,
      expectedVersion,
      changes,
    )
    const { jobTitle: title, firstName, lastName, email, phoneNumber: phone } = row
    await tellOfApplication(ctx, tx, { title, name: `${firstName} ${lastName}`, email, phone })
    return released
  })
}

/** Applications of one statement. */
const purgedAtOnce = 200

/**
 * Removes applications for good that are older than the setting says, and lets go of their resumes,
 * which the sweep removes. Meant to run daily.
 * @returns how many were removed
 */
export async function purgeApplications({ db }: Pick<Services, 'db'>): Promise<number> {
  const { applicationMonths } = await readSettings(db)
  return removeInBatches(purgedAtOnce, (most) =>
    db.transaction(async (tx) => {
      const removed = await deleteOldApplications(tx, applicationMonths, most)
      if (removed.length > 0) {
        await releasePrivateFiles(
          tx,
          removed.map(({ key }) => key),
        )
      }
      await forgetAuditedValues(
        tx,
        removed.map(({ id }) => id),
      )
      return removed.length
    }),
  )
}
