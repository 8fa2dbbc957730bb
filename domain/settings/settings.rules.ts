/** What may be done with the settings, and by whom. */
import { isDeepStrictEqual } from 'node:util'
import { recordAudit } from '#domain/audit/audit.ts'
import { type Context, isSuperAdmin, requireSuperAdmin } from '#domain/context.ts'
import { shown } from '#domain/record-view.ts'
import {
  newLogo,
  type PublicSettings,
  publicSettingsShape,
  type Settings,
  type SettingsView,
  settingsChanges,
} from '#domain/settings/settings.contract.ts'
import {
  lockSettings,
  selectFirstAdministratorEmail,
  upsertSetting,
} from '#domain/settings/settings.store.ts'
import { readSavedSettings } from '#domain/settings/settings.ts'
import { validate } from '#domain/validate.ts'
import { ruleBroken, staleVersion } from '#platform/app-error.ts'
import type { Database } from '#platform/database.ts'
import { registerPicture, storePicture } from '#platform/media/picture.ts'
import type { UploadedFile } from '#platform/uploaded-file.ts'

export const mayChangeSettings = requireSuperAdmin

/** What the audit names the settings by, as they are no single record. */
const settingsId = '00000000-0000-0000-0000-000000000000'

/** The settings that any visitor may know, each at its default until someone changed it. */
export async function getPublicSettings(ctx: Context): Promise<PublicSettings> {
  const { settings } = await readSavedSettings(ctx.db)
  return shown(publicSettingsShape, settings)
}

/** The settings that the caller may know: all of them for a superAdmin, else the public ones. */
export async function getSettings(ctx: Context): Promise<SettingsView> {
  if (ctx.actor && isSuperAdmin(ctx.actor)) return wholeView(ctx.db)
  const { settings, version } = await readSavedSettings(ctx.db)
  return { ...shown(publicSettingsShape, settings), version }
}

/**
 * Changes the settings that `input` names and leaves the rest. An empty `noticeEmail` goes back to
 * the first administrator's address.
 * @throws AppError 401, 403, 412, 422
 */
export async function changeSettings(
  ctx: Context,
  input: Record<string, unknown>,
  expectedVersion: number | undefined,
): Promise<{ settings: SettingsView; changed: boolean }> {
  const actor = mayChangeSettings(ctx)
  const wanted = validate(settingsChanges, input)
  return ctx.db.transaction(async (tx) => {
    await lockSettings(tx)
    const { settings, version } = await readSavedSettings(tx)
    if (expectedVersion !== undefined && expectedVersion !== version) {
      throw staleVersion(await wholeView(tx))
    }
    const keys = (Object.keys(wanted) as (keyof Settings)[]).filter(
      (key) => wanted[key] !== undefined && !isDeepStrictEqual(wanted[key], settings[key]),
    )
    if (keys.length === 0) return { settings: await wholeView(tx), changed: false }
    for (const key of keys) await upsertSetting(tx, key, wanted[key])
    await recordAudit(tx, actor, {
      action: 'update',
      entity: 'settings',
      entityId: settingsId,
      before: Object.fromEntries(keys.map((key) => [key, settings[key]])),
      after: Object.fromEntries(keys.map((key) => [key, wanted[key]])),
    })
    return { settings: await wholeView(tx), changed: true }
  })
}

/**
 * Stores a logo before the settings name it. One that they never name goes after 30 days.
 * @returns its address
 * @throws AppError 401, 403, 422, and what storePicture throws
 */
export async function storeLogo(
  ctx: Context,
  input: Record<string, unknown>,
  logo: UploadedFile | undefined,
): Promise<string> {
  const actor = mayChangeSettings(ctx)
  validate(newLogo, input)
  if (!logo) throw ruleBroken([{ path: 'logo', message: 'Please select an image' }])
  const picture = await storePicture(ctx.media, logo, 'logo')
  await ctx.db.transaction(async (tx) => {
    await registerPicture(tx, picture)
    await recordAudit(tx, actor, {
      action: 'store-logo',
      entity: 'settings',
      entityId: settingsId,
      before: null,
      after: { logo: picture.url },
    })
  })
  return picture.url
}

async function wholeView(db: Database): Promise<SettingsView> {
  const { settings, version } = await readSavedSettings(db)
  const noticeEmail = settings.noticeEmail || (await selectFirstAdministratorEmail(db))
  return { ...settings, noticeEmail, version }
}
