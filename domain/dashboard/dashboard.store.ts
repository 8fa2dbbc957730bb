/** The one query behind the dashboard's figures. */
import { sql } from 'drizzle-orm'
import { categoryTable } from '#domain/category/category.table.ts'
import type { Counts } from '#domain/dashboard/dashboard.contract.ts'
import { enquiryTable } from '#domain/enquiry/enquiry.table.ts'
import { leadTable } from '#domain/lead/lead.table.ts'
import { portfolioTable } from '#domain/portfolio/portfolio.table.ts'
import { serviceTable } from '#domain/service/service.table.ts'
import type { Database } from '#platform/database.ts'

/** All eleven counts as they stand together at one moment. */
export async function selectCounts(db: Database): Promise<Counts> {
  const { rows } = await db.execute<Counts>(sql`
    select
      (select count(*)::int from ${categoryTable} where deleted_at is null) as "categoryCount",
      service.live as "subCategoryCount",
      service.live as "totalServiceCount",
      portfolio.completed as "CompletedCount",
      portfolio.pending as "PendingCount",
      portfolio.completed + portfolio.pending as "totalProjectCount",
      enquiry.quotations as "enquire",
      enquiry.contacts as "getintouch",
      portfolio.active_products as "activeProductCount",
      portfolio.inactive_products as "inActiveProductCount",
      (select count(*)::int from ${leadTable}) as "potentialCustomers"
    from
      (select count(*)::int as live from ${serviceTable} where deleted_at is null) as service,
      (
        select
          count(*) filter (where type = 'project' and date <= today)::int as completed,
          count(*) filter (where type = 'project' and date > today)::int as pending,
          count(*) filter (where type = 'product' and is_active)::int as active_products,
          count(*) filter (where type = 'product' and not is_active)::int as inactive_products
        from ${portfolioTable}, (select (now() at time zone 'utc')::date as today) as calendar
        where deleted_at is null
      ) as portfolio,
      (
        select
          count(*) filter (where kind = 'quotation')::int as quotations,
          count(*) filter (where kind = 'contact')::int as contacts
        from ${enquiryTable}
      ) as enquiry`)
  const [counts] = rows
  if (!counts) throw new Error('A count returned no row')
  return counts
}
