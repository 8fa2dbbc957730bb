/** The one query on the version of the public content, which the database's triggers raise. */
import { eq } from 'drizzle-orm'
import { contentVersionTable } from '#platform/content-version.table.ts'
import type { Database } from '#platform/database.ts'

/** The row that stands for everything public. */
const name = 'public'

/** The channel on which each transaction that raised the version says so when it commits. */
export const contentChannel = 'content_version'

/** The version as it stands in the database; 0 before the first write. */
export async function selectContentVersion(db: Database): Promise<number> {
  const [row] = await db
    .select({ version: contentVersionTable.version })
    .from(contentVersionTable)
    .where(eq(contentVersionTable.name, name))
  return row?.version ?? 0
}
