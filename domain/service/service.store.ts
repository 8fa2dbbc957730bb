/** The queries on services. */
import { and, asc, eq, isNull } from 'drizzle-orm'
import { categoryTable } from '#domain/category/category.table.ts'
import { serviceTable } from '#domain/service/service.table.ts'
import type { Database } from '#platform/database.ts'
import { isUuid } from '#platform/uuid.ts'

export type ServiceRow = typeof serviceTable.$inferSelect & { categoryName: string }

/** Which services: all of those not in the trash, or only what the public may see. */
export type ServiceFilter = { all: boolean; categoryId?: string; id?: string }

/** Services with their category's name, oldest first. An inactive category hides its services. */
export async function selectServices(db: Database, filter: ServiceFilter): Promise<ServiceRow[]> {
  if (
    !isUuid(filter.categoryId ?? filter.id ?? '') &&
    (filter.categoryId ?? filter.id) !== undefined
  ) {
    return []
  }
  const rows = await db
    .select({ service: serviceTable, categoryName: categoryTable.name })
    .from(serviceTable)
    .innerJoin(categoryTable, eq(categoryTable.id, serviceTable.categoryId))
    .where(
      and(
        isNull(serviceTable.deletedAt),
        filter.categoryId ? eq(serviceTable.categoryId, filter.categoryId) : undefined,
        filter.id ? eq(serviceTable.id, filter.id) : undefined,
        filter.all
          ? undefined
          : and(eq(serviceTable.isActive, true), eq(categoryTable.isActive, true)),
      ),
    )
    .orderBy(asc(serviceTable.createdAt), asc(serviceTable.id))
  return rows.map(({ service, categoryName }) => ({ ...service, categoryName }))
}
