/** The queries behind the dashboard's figures. */
import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { applicationTable } from '#domain/career/career.table.ts'
import { categoryTable } from '#domain/category/category.table.ts'
import type { Counts, SeriesQuery, SeriesView } from '#domain/dashboard/dashboard.contract.ts'
import { enquiryTable } from '#domain/enquiry/enquiry.table.ts'
import { leadTable } from '#domain/lead/lead.table.ts'
import { portfolioTable } from '#domain/portfolio/portfolio.table.ts'
import { requestLogDayTable } from '#domain/request-log/request-log.table.ts'
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

/**
 * What came in over time, one row for each day or week also where nothing did; in UTC, whatever time
 * zone the session has. Of the log only its counts of each day are read: grouping a million entries
 * would take longer than all else on the dashboard.
 */
export async function selectSeries(db: Database, { days, by }: SeriesQuery): Promise<SeriesView[]> {
  const step = sql.raw(`'${by}'`)
  const { rows } = await db.execute<{ [key: string]: number | string }>(sql`
    with range as (
      select date_trunc(${step}, ((now() at time zone 'utc')::date - ${days - 1}::int)::timestamp) as first
    ),
    enquiry_count as (${countedBy(enquiryTable, step)}),
    application_count as (${countedBy(applicationTable, step)}),
    lead_count as (${countedBy(leadTable, step)}),
    request_count as (
      select date_trunc(${step}, day::timestamp) as begins,
        sum(rows) filter (where status_class = 2)::int as ok,
        sum(rows) filter (where status_class = 3)::int as redirected,
        sum(rows) filter (where status_class = 4)::int as refused,
        sum(rows) filter (where status_class = 5)::int as failed
      from ${requestLogDayTable}, range
      where day >= range.first::date
      group by begins
    )
    select to_char(begins, 'YYYY-MM-DD') as date,
      coalesce(enquiry_count.many, 0) as enquiries,
      coalesce(application_count.many, 0) as applications,
      coalesce(lead_count.many, 0) as leads,
      coalesce(ok, 0) as ok, coalesce(redirected, 0) as redirected,
      coalesce(refused, 0) as refused, coalesce(failed, 0) as failed
    from range,
      generate_series(range.first, now() at time zone 'utc', ${sql.raw(`interval '1 ${by}'`)}) as begins
      left join enquiry_count using (begins)
      left join application_count using (begins)
      left join lead_count using (begins)
      left join request_count using (begins)
    order by begins`)
  return rows.map((row) => ({
    date: String(row['date']),
    enquiries: Number(row['enquiries']),
    applications: Number(row['applications']),
    leads: Number(row['leads']),
    requests: {
      '2xx': Number(row['ok']),
      '3xx': Number(row['redirected']),
      '4xx': Number(row['refused']),
      '5xx': Number(row['failed']),
    },
  }))
}

/** How many records of `table` were made in each step; found by the index of their creation. */
const countedBy = (table: PgTable, step: SQL) => sql`
  select date_trunc(${step}, created_at at time zone 'utc') as begins, count(*)::int as many
  from ${table}, range
  where created_at >= range.first at time zone 'utc'
  group by begins`
