/** The queries that read every table as it stood at one moment, and fill empty ones again. */
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database.ts'

/** Rows that are fetched with one statement. */
const fetchedAtOnce = 200
/** Characters of rows after which a part of a table is full. */
const partBytes = 4 * 1_048_576

/** A migration that was applied, as Drizzle notes it. */
export type AppliedMigration = { hash: string; createdAt: number }

/**
 * Runs `work` in one transaction that sees the database as it stands now, whatever others write
 * meanwhile, and that may take as long as it needs.
 */
export function atOneMoment<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  const frozen = async (tx: Database) => {
    await tx.execute(sql`set transaction isolation level repeatable read read only`)
    return work(tx)
  }
  return db.transaction(frozen, { takesTime: true })
}

/** Names of the product's tables, in order. What an extension brought along is not the product's. */
export async function selectTableNames(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select c.relname as name from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relname`)
  return rows.map(({ name }) => name)
}

/** The migrations that were applied, oldest first; none where the product never started here. */
export async function selectMigrations(db: Database): Promise<AppliedMigration[]> {
  const { rows: found } = await db.execute<{ there: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  )
  if (!found[0]?.there) return []
  const { rows } = await db.execute<{ hash: string; created_at: string }>(
    sql`select hash, created_at from drizzle.__drizzle_migrations order by created_at`,
  )
  return rows.map((row) => ({ hash: row.hash, createdAt: Number(row.created_at) }))
}

/** How far each sequence has counted; null for one that was never used. */
export async function selectSequences(db: Database): Promise<Record<string, string | null>> {
  const { rows } = await db.execute<{ name: string; value: string | null }>(sql`
    select sequencename as name, last_value::text as value
    from pg_sequences where schemaname = 'public' order by sequencename`)
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

/** The rows of a table as lines of JSON, in parts of a few megabytes. Needs a transaction. */
export async function* readTable(
  tx: Database,
  table: string,
): AsyncGenerator<{ text: string; rows: number }> {
  await tx.execute(
    sql`declare backup no scroll cursor for select row_to_json(t)::text as line from ${sql.identifier(table)} as t`,
  )
  let lines: string[] = []
  let size = 0
  const part = () => {
    const full = { text: `${lines.join('\n')}\n`, rows: lines.length }
    lines = []
    size = 0
    return full
  }
  for (;;) {
    const { rows } = await tx.execute<{ line: string }>(
      sql`fetch ${sql.raw(String(fetchedAtOnce))} from backup`,
    )
    if (rows.length === 0) break
    for (const { line } of rows) {
      lines.push(line)
      size += line.length
      if (size >= partBytes) yield part()
    }
  }
  if (lines.length > 0) yield part()
  await tx.execute(sql`close backup`)
}

/** Adds the rows of one part, every column as it was, those that count up by themselves too. */
export async function insertLines(tx: Database, table: string, lines: string[]): Promise<void> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select attname as name from pg_attribute
    where attrelid = to_regclass(${`public.${table}`}) and attnum > 0
      and not attisdropped and attgenerated = '' order by attnum`)
  const columns = sql.join(
    rows.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  await tx.execute(sql`
    insert into ${sql.identifier(table)} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${sql.identifier(table)}, ${`[${lines.join(',')}]`}::json)`)
}

/** Empties the tables: migrations may have put rows of their own into them. */
export async function emptyTables(tx: Database, tables: string[]): Promise<void> {
  if (tables.length === 0) return
  await tx.execute(sql`truncate ${sql.join(tables.map(sql.identifier), sql`, `)} cascade`)
}

/**
 * Runs `work` without foreign keys and triggers, so that tables may be filled in any order and what
 * triggers had written is not written again. Puts both back, which checks every row's keys.
 */
export async function withoutKeysAndTriggers(
  tx: Database,
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await tx.execute<{ name: string; owner: string; definition: string }>(sql`
    select quote_ident(conname) as name, conrelid::regclass::text as owner,
      pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  const tables = await selectTableNames(tx)
  const alter = (owner: string, change: string): SQL => sql.raw(`alter table ${owner} ${change}`)
  const switchTriggers = async (state: 'enable' | 'disable') => {
    for (const table of tables) {
      await tx.execute(sql`alter table ${sql.identifier(table)} ${sql.raw(state)} trigger user`)
    }
  }
  for (const { name, owner } of rows) await tx.execute(alter(owner, `drop constraint ${name}`))
  await switchTriggers('disable')
  await work()
  await switchTriggers('enable')
  for (const { name, owner, definition } of rows) {
    await tx.execute(alter(owner, `add constraint ${name} ${definition}`))
  }
}

/** Lets a sequence go on after the number it had reached. */
export async function setSequence(tx: Database, name: string, value: string): Promise<void> {
  await tx.execute(sql`select setval(${`public.${name}`}::regclass, ${value}::bigint)`)
}
