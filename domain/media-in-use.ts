/** Which records name stored files: the one place that knows, for the removal of what none does. */
import { type SQL, sql } from 'drizzle-orm'
import { applicationTable } from '#domain/career/career.table.ts'
import { contentKinds } from '#domain/content-kinds.ts'
import type { Services } from '#domain/context.ts'
import { settingTable } from '#domain/settings/settings.table.ts'
import { type SweepResult, sweepMedia } from '#platform/media/sweeper.ts'

/** URLs of public pictures, in content (the trash included) and anywhere in a setting. */
const namedUrls = (): SQL[] => [
  ...contentKinds.flatMap(({ table, pictures = [] }) =>
    pictures.map((picture) => sql`select ${picture} as url from ${table}`),
  ),
  sql`select (regexp_matches(${settingTable.value}::text, '/media/[a-z0-9.]+', 'g'))[1] from ${settingTable}`,
]

const publicKeys = () =>
  sql`select substring(named.url from '^/media/(.*)$') as key
      from (${sql.join(namedUrls(), sql` union all `)}) as named`

const privateKeys = () => sql`select ${applicationTable.resumeKey} as key from ${applicationTable}`

/**
 * Removes the files that no record has named for 30 days, and what failed uploads have left behind.
 * Meant to run daily.
 */
export async function removeUnusedMedia({
  db,
  log,
  media,
  privateFiles,
}: Pick<Services, 'db' | 'log' | 'media' | 'privateFiles'>): Promise<
  Record<'public' | 'private', SweepResult>
> {
  const swept = {
    public: await sweepMedia(db, { store: media, visibility: 'public', named: publicKeys() }),
    private: await sweepMedia(db, {
      store: privateFiles,
      visibility: 'private',
      named: privateKeys(),
    }),
  }
  log.info(swept, 'removed unused files')
  return swept
}
