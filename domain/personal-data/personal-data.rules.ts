/** Telling a person what is held of them, and forgetting it. */
import { randomUUIDv7 } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { recordAudit } from '#domain/audit/audit.ts'
import { type Context, requireSuperAdmin } from '#domain/context.ts'
import {
  dataSubject,
  type Erased,
  erasedShape,
  type PersonalData,
  personalDataShape,
} from '#domain/personal-data/personal-data.contract.ts'
import {
  deletePersonalData,
  selectPersonalData,
} from '#domain/personal-data/personal-data.store.ts'
import { validate } from '#domain/validate.ts'
import { selectMailIds } from '#platform/mail/outbox.store.ts'
import { accountKind } from '#platform/mail/outbox.ts'
import {
  mailFolderIn,
  removeMailsNaming,
  removeWrittenMails,
} from '#platform/mail/written-mails.ts'
import { discardPrivateFile, releasePrivateFiles } from '#platform/media/private-file.ts'

export const mayHandlePersonalData = requireSuperAdmin

type Input = Record<string, unknown>

/**
 * All that is held of an address, with the files named but not opened. That somebody looked, and how
 * much there was, is on record, not for whom.
 * @throws AppError 401, 403, 422
 */
export async function findPersonalData(ctx: Context, input: Input): Promise<PersonalData> {
  const actor = mayHandlePersonalData(ctx)
  const data = await collect(ctx, validate(dataSubject, input).email, false)
  await ctx.db.transaction((tx) =>
    recordAudit(tx, actor, { ...unnamed('search'), after: amountsOf(data) }),
  )
  return data
}

/**
 * Bytes of files whose contents an export holds, all together. Anyone may have applied in someone's name,
 * again and again, and an answer is made in memory. The other files are read one by one.
 */
const exportedBytes = 40 * 1_048_576

/**
 * The same with the files' contents, as far as there is room for them, to be handed to the person.
 * @throws AppError 401, 403, 422
 */
export async function exportPersonalData(ctx: Context, input: Input): Promise<PersonalData> {
  const actor = mayHandlePersonalData(ctx)
  const data = await collect(ctx, validate(dataSubject, input).email, true)
  // A transaction, as reading the files takes a while: it looks once more whether the caller still may.
  await ctx.db.transaction((tx) =>
    recordAudit(tx, actor, { ...unnamed('export'), after: amountsOf(data) }),
  )
  return data
}

/**
 * Removes for good all that is held of an address: records, files, mails, and their values in the
 * audit. Accounts of staff are not touched, nor the letters that tell their owners of them: a stranger
 * with the session of one would erase what could warn its owner. What stays on record of the erasure is numbers.
 * @throws AppError 401, 403, 422
 */
export async function erasePersonalData(ctx: Context, input: Input): Promise<Erased> {
  const actor = mayHandlePersonalData(ctx)
  const { email } = validate(dataSubject, input)
  const { counts, files, mailIds } = await ctx.db.transaction(async (tx) => {
    const removed = await deletePersonalData(tx, email)
    // Should this process end now, the sweep removes the files instead.
    if (removed.files.length > 0) await releasePrivateFiles(tx, removed.files)
    await recordAudit(tx, actor, { ...unnamed('erase'), after: removed.counts })
    return removed
  })
  for (const key of files) await discardPrivateFile(ctx.db, ctx.privateFiles, key)
  const folder = mailFolderIn(ctx.config.dataDir)
  const lettersAmong = (ids: string[]) => selectMailIds(ctx.db, ids, accountKind)
  const byId = await removeWrittenMails(folder, mailIds)
  const mailFiles = byId + (await removeMailsNaming(folder, email, lettersAmong))
  return erasedShape.parse({ ...counts, mailFiles })
}

/** An entry in the audit that names no person. */
const unnamed = (action: string) => ({
  action,
  entity: 'personalData',
  entityId: randomUUIDv7(),
  before: null,
})

/** How much there is of each kind, which tells nothing of the person. */
const amountsOf = ({ enquiries, applications, subscriptions, leads, mails }: PersonalData) => ({
  enquiries: enquiries.length,
  applications: applications.length,
  subscriptions: subscriptions.length,
  leads: leads.length,
  mails: mails.length,
})

async function collect(ctx: Context, email: string, withFiles: boolean): Promise<PersonalData> {
  const found = await selectPersonalData(ctx.db, email)
  const view = <Row extends { id: string; createdAt: Date }>(row: Row) => ({
    ...row,
    _id: row.id,
    createdAt: row.createdAt.toISOString(),
  })
  const applications = []
  let room = withFiles ? exportedBytes : 0
  for (const row of found.applications) {
    const fits = row.resumeSize <= room
    if (fits) room -= row.resumeSize
    const file = fits ? await ctx.privateFiles.get(row.resumeKey) : undefined
    const content = file && (await buffer(file.stream)).toString('base64')
    applications.push({
      ...view(row),
      yourEmail: row.email,
      resume: { name: row.resumeName, size: row.resumeSize, ...(content && { content }) },
    })
  }
  // The shape drops what is internal.
  return personalDataShape.parse({
    email,
    enquiries: found.enquiries.map(view),
    applications,
    subscriptions: found.subscriptions.map(view),
    leads: found.leads.map(view),
    mails: found.mails.map(view),
  })
}
