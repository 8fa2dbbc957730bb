/** The queries on services. */
import { and, asc, eq } from 'drizzle-orm'
import { categoryTable } from '#domain/category/category.table.ts'
import { type ContentFilter, visibleContent } from '#domain/content.store.ts'
import { serviceTable } from '#domain/service/service.table.ts'
import type { Database } from '#platform/database.ts'
import { isUuid } from '#platform/uuid.ts'

export type ServiceRow = typeof serviceTable.$inferSelect & { categoryName: string }

/** Which services, narrowed down. */
export type ServiceFilter = ContentFilter & { categoryId?: string | undefined; id?: string }

/** Services with their category's name, oldest first. An inactive category hides its services. */
export async function selectServices(db: Database, filter: ServiceFilter): Promise<ServiceRow[]> {
  const { all, categoryId, id } = filter
  if ([categoryId, id].some((given) => given !== undefined && !isUuid(given))) return []
  const rows = await db
    .select({ service: serviceTable, categoryName: categoryTable.name })
    .from(serviceTable)
    .innerJoin(categoryTable, eq(categoryTable.id, serviceTable.categoryId))
    .where(
      and(
        visibleContent(serviceTable, filter),
        categoryId === undefined ? undefined : eq(serviceTable.categoryId, categoryId),
        id === undefined ? undefined : eq(serviceTable.id, id),
        all ? undefined : eq(categoryTable.isActive, true),
      ),
    )
    .orderBy(asc(serviceTable.createdAt), asc(serviceTable.id))
  return rows.map(({ service, categoryName }) => ({ ...service, categoryName }))
}

/** Adds a service. @returns its id */
export async function insertService(
  tx: Database,
  values: typeof serviceTable.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(serviceTable).values(values).returning({ id: serviceTable.id })
  if (!row) throw new Error('An insert returned no row')
  return row.id
}

/** The category of a service, also of one in the trash. */
export async function selectCategoryOfService(tx: Database, id: string): Promise<string> {
  const [row] = await tx
    .select({ categoryId: serviceTable.categoryId })
    .from(serviceTable)
    .where(eq(serviceTable.id, id))
  return row?.categoryId ?? ''
}
