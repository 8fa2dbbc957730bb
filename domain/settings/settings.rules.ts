/** What may be done with the settings, and by whom. */
import type { Context } from '#domain/context.ts'
import type { PublicSettings } from '#domain/settings/settings.contract.ts'
import { defaultSettings } from '#domain/settings/settings.defaults.ts'
import { selectSettings } from '#domain/settings/settings.store.ts'

/** The settings that any visitor may know, each at its default until someone changed it. */
export async function getPublicSettings(ctx: Context): Promise<PublicSettings> {
  const changed = await selectSettings(ctx.db)
  const keys = Object.keys(defaultSettings) as (keyof PublicSettings)[]
  const known = keys.filter((key) => key in changed).map((key) => [key, changed[key]])
  return { ...defaultSettings, ...Object.fromEntries(known) }
}
