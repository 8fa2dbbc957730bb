/** Looking for text in lists. */
import { ilike, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { containing } from '#platform/search-pattern.ts'

/** True for rows that hold `text` in any of `columns`, whatever its case. Empty text matches every row. */
export const holdsText = (text: string, ...columns: (PgColumn | SQL)[]): SQL | undefined =>
  text === '' ? undefined : or(...columns.map((column) => ilike(column, containing(text))))
