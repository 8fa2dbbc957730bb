/** The queries on projects and products. */
import { and, asc, count, desc, eq, ilike, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { categoryTable } from '#domain/category/category.table.ts'
import { type ContentFilter, visibleContent } from '#domain/content.store.ts'
import { offsetOf, type Page } from '#domain/paging.ts'
import {
  codeDigits,
  codePrefixes,
  type PortfolioOrder,
  type PortfolioType,
} from '#domain/portfolio/portfolio.contract.ts'
import { portfolioTable, productNumber, projectNumber } from '#domain/portfolio/portfolio.table.ts'
import { freeSlug, isSlug } from '#domain/portfolio/slug.ts'
import type { Database } from '#platform/database.ts'
import { containing } from '#platform/search-pattern.ts'
import { isUuid } from '#platform/uuid.ts'

export type PortfolioRow = typeof portfolioTable.$inferSelect & { categoryName: string }

/** Which items, narrowed down. */
export type PortfolioFilter = ContentFilter & {
  /** Part of the name or the code. */
  search?: string
  /** Id or name of a category. */
  category?: string
  /** Name of a category, spelled exactly. */
  categoryName?: string
}

const withCategory = (db: Database) =>
  db
    .select({ item: portfolioTable, categoryName: categoryTable.name })
    .from(portfolioTable)
    .innerJoin(categoryTable, eq(categoryTable.id, portfolioTable.categoryId))

const visible = (filter: ContentFilter) => visibleContent(portfolioTable, filter)

/** The code as callers see it: longer numbers than its digits keep all of their own. */
const codeOf = (type: PortfolioType) => {
  const number = sql`${portfolioTable.number}::text`
  return sql`${codePrefixes[type]} || lpad(${number}, greatest(length(${number}), ${codeDigits}), '0')`
}

function matching(type: PortfolioType, filter: PortfolioFilter): SQL | undefined {
  const { search, category, categoryName } = filter
  return and(
    visible(filter),
    eq(portfolioTable.type, type),
    search
      ? or(ilike(portfolioTable.name, containing(search)), ilike(codeOf(type), containing(search)))
      : undefined,
    category ? inCategory(category) : undefined,
    categoryName === undefined ? undefined : eq(categoryTable.name, categoryName),
  )
}

const inCategory = (idOrName: string) =>
  isUuid(idOrName)
    ? eq(portfolioTable.categoryId, idOrName)
    : eq(sql`lower(${categoryTable.name})`, idOrName.toLowerCase())

/** What each order compares first; of what is equal, the oldest comes first. */
const orderColumns = {
  createdAt: [],
  name: [sql`lower(${portfolioTable.name})`],
  category: [sql`lower(${categoryTable.name})`],
  date: [portfolioTable.date],
}

/** Descending is the same order from its other end, so that one index serves both. */
function ordering(order: PortfolioOrder): SQL[] {
  const name = order.replace(/^-/, '') as keyof typeof orderColumns
  const columns = [...orderColumns[name], portfolioTable.createdAt, portfolioTable.id]
  return columns.map(order.startsWith('-') ? desc : asc)
}

/** Items of one type, oldest first unless ordered otherwise; those of one page where it is given. */
export async function selectPortfolio(
  db: Database,
  type: PortfolioType,
  filter: PortfolioFilter,
  order: PortfolioOrder = 'createdAt',
  page?: Page,
): Promise<PortfolioRow[]> {
  const query = withCategory(db)
    .where(matching(type, filter))
    .orderBy(...ordering(order))
  const rows = await (page ? query.limit(page.limit).offset(offsetOf(page)) : query)
  return rows.map(({ item, categoryName }) => ({ ...item, categoryName }))
}

/** Of each category the first `most` items of one type, all in one list, oldest first. */
export async function selectFirstOfCategories(
  db: Database,
  type: PortfolioType,
  filter: Pick<PortfolioFilter, 'all'>,
  most: number,
): Promise<PortfolioRow[]> {
  const { categoryId, createdAt, id } = portfolioTable
  const place = sql<number>`row_number() over (partition by ${categoryId} order by ${createdAt}, ${id})`
  const placed = db
    .select({ id, place: place.as('place') })
    .from(portfolioTable)
    .where(and(visible(filter), eq(portfolioTable.type, type)))
    .as('placed')
  const rows = await withCategory(db)
    .innerJoin(placed, eq(placed.id, id))
    .where(lte(placed.place, most))
    .orderBy(...ordering('createdAt'))
  return rows.map(({ item, categoryName }) => ({ ...item, categoryName }))
}

/** How many items of one type there are. */
export async function countPortfolio(
  db: Database,
  type: PortfolioType,
  filter: PortfolioFilter,
): Promise<number> {
  const [row] = await db
    .select({ many: count() })
    .from(portfolioTable)
    .innerJoin(categoryTable, eq(categoryTable.id, portfolioTable.categoryId))
    .where(matching(type, filter))
  return row?.many ?? 0
}

/** The item with this id or slug, of either type unless one is named. */
export async function selectPortfolioItem(
  db: Database,
  idOrSlug: string,
  options: { all: boolean; type?: PortfolioType },
): Promise<PortfolioRow | undefined> {
  if (!isSlug(idOrSlug)) return undefined
  const column = isUuid(idOrSlug) ? portfolioTable.id : portfolioTable.slug
  const named = eq(column, idOrSlug)
  const ofType = options.type && eq(portfolioTable.type, options.type)
  const [found] = await withCategory(db).where(and(visible(options), named, ofType))
  return found && { ...found.item, categoryName: found.categoryName }
}

/** The item of its type that was added before `item`; before the oldest, the newest. */
export async function selectPortfolioItemBefore(
  db: Database,
  item: Pick<PortfolioRow, 'id' | 'type' | 'createdAt'>,
  { all }: Pick<PortfolioFilter, 'all'>,
): Promise<PortfolioRow | undefined> {
  const { type, createdAt, id } = portfolioTable
  const newestOf = async (where: SQL) => {
    const rows = await withCategory(db)
      .where(and(visible({ all }), eq(type, item.type), where))
      .orderBy(...ordering('-createdAt'))
      .limit(1)
    return rows[0] && { ...rows[0].item, categoryName: rows[0].categoryName }
  }
  const older = await newestOf(
    sql`(${createdAt}, ${id}) < (select ${createdAt}, ${id} from ${portfolioTable} where ${eq(id, item.id)})`,
  )
  return older ?? newestOf(ne(id, item.id))
}

/** The category of an item, also of one in the trash. */
export async function selectCategoryOfItem(tx: Database, id: string): Promise<string> {
  const [row] = await tx
    .select({ categoryId: portfolioTable.categoryId })
    .from(portfolioTable)
    .where(eq(portfolioTable.id, id))
  return row?.categoryId ?? ''
}

/**
 * Public items of either type in whose address one of `hosts` is written; it may stand elsewhere in
 * it than at the host's place. Newest first.
 */
export async function selectPortfolioNaming(
  db: Database,
  hosts: readonly string[],
): Promise<PortfolioRow[]> {
  if (hosts.length === 0) return []
  const named = or(...hosts.map((host) => ilike(portfolioTable.url, containing(host))))
  const rows = await withCategory(db)
    .where(and(visible({ all: false }), named))
    .orderBy(desc(portfolioTable.createdAt), desc(portfolioTable.id))
  return rows.map(({ item, categoryName }) => ({ ...item, categoryName }))
}

type NewItem = Omit<typeof portfolioTable.$inferInsert, 'number' | 'slug'>

/** Any number will do, as long as nothing else in the database locks the same one. */
const slugLock = 4_713_202_612

/**
 * Adds an item with the next number of its type and a slug that begins with `slugBase`. Whoever
 * adds another one at the same moment waits until this transaction ends, so that no two choose the
 * same slug.
 * @returns its id
 */
export async function insertPortfolioItem(
  tx: Database,
  slugBase: string,
  values: NewItem,
): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(${slugLock})`)
  const used = await tx
    .select({ slug: portfolioTable.slug })
    .from(portfolioTable)
    .where(sql`starts_with(${portfolioTable.slug}, ${slugBase})`)
  const sequence = values.type === 'project' ? projectNumber : productNumber
  const [row] = await tx
    .insert(portfolioTable)
    .values({
      ...values,
      slug: freeSlug(
        slugBase,
        used.map(({ slug }) => slug),
      ),
      number: sql`nextval(${sequence.seqName})`,
    })
    .returning({ id: portfolioTable.id })
  if (!row) throw new Error('An insert returned no row')
  return row.id
}
