/** The settings as the rules of every entity read them. */
import type { Settings } from '#domain/settings/settings.contract.ts'
import { defaultPrivateSettings, defaultSettings } from '#domain/settings/settings.defaults.ts'
import { selectFirstAdministratorEmail, selectSettings } from '#domain/settings/settings.store.ts'
import type { Database } from '#platform/database.ts'

const defaults: Settings = { ...defaultSettings, ...defaultPrivateSettings }

/** Every setting as it was saved, or at its default until someone changed it, and their version. */
export async function readSavedSettings(
  db: Database,
): Promise<{ settings: Settings; version: number }> {
  const { values, version } = await selectSettings(db)
  const known = Object.keys(defaults).filter((key) => key in values)
  const saved = Object.fromEntries(known.map((key) => [key, values[key]]))
  return { settings: { ...defaults, ...saved }, version }
}

/**
 * Every setting as it takes effect: notices go to the first administrator until someone names
 * another address. That address is empty where no administrator has one.
 */
export async function readSettings(db: Database): Promise<Settings> {
  const { settings } = await readSavedSettings(db)
  const noticeEmail = settings.noticeEmail || (await selectFirstAdministratorEmail(db))
  return { ...settings, noticeEmail }
}
