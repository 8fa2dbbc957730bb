/** Which records name pictures: the one place that knows, for the removal of those that none does. */
import { type SQL, sql } from 'drizzle-orm'
import { contentKinds } from '#domain/content-kinds.ts'
import type { Services } from '#domain/context.ts'
import { settingTable } from '#domain/settings/settings.table.ts'
import { type SweepResult, sweepPictures } from '#platform/media/sweeper.ts'

/** URLs of pictures, in content (the trash included) and anywhere in a setting. */
const namedUrls = (): SQL[] => [
  ...contentKinds.flatMap(({ table, pictures = [] }) =>
    pictures.map((picture) => sql`select ${picture} as url from ${table}`),
  ),
  sql`select (regexp_matches(${settingTable.value}::text, '/media/[a-z0-9.]+', 'g'))[1] from ${settingTable}`,
]

/** A query with one column `key`: every public picture that a record names. */
export const namedKeys = () =>
  sql`select substring(named.url from '^/media/(.*)$') as key
      from (${sql.join(namedUrls(), sql` union all `)}) as named`

/**
 * Removes the pictures that no record has named for 30 days, and what failed uploads have left
 * behind. Meant to run daily.
 */
export async function removeUnusedPictures(
  { db, log, media }: Pick<Services, 'db' | 'log' | 'media'>,
  signal?: AbortSignal,
): Promise<SweepResult> {
  const swept = await sweepPictures(db, media, namedKeys(), signal)
  log.info(swept, 'removed unused pictures')
  return swept
}
