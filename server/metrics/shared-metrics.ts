/** What all processes and machines share and one of them tells: the jobs and the mails in the database. */
import { count, sql } from 'drizzle-orm'
import { Gauge } from 'prom-client'
import type { Services } from '#domain/context.ts'
import { scheduledJobTable } from '#platform/jobs/scheduled-job.table.ts'
import { outboxTable } from '#platform/outbox.table.ts'
import type { Metrics } from '#server/metrics/metrics.ts'

/** Reads them at each look. While the database is away they are missing, and the rest is there. */
export function watchShared({ registry }: Metrics, { db }: Pick<Services, 'db'>): void {
  const registers = [registry]
  const gauge = (
    name: string,
    help: string,
    label: string,
    read: () => Promise<{ label: string; value: number }[]>,
  ) =>
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers,
      async collect() {
        this.reset()
        for (const found of await read().catch(() => [])) {
          this.set({ [label]: found.label }, found.value)
        }
      },
    })

  gauge('outbox_mails', 'Mails by what has become of them', 'status', async () => {
    const rows = await db
      .select({ status: outboxTable.status, many: count() })
      .from(outboxTable)
      .groupBy(outboxTable.status)
    return ['queued', 'failed', 'sent'].map((label) => ({
      label,
      value: rows.find(({ status }) => status === label)?.many ?? 0,
    }))
  })
  const jobs = (read: (job: typeof scheduledJobTable.$inferSelect) => number) => async () =>
    (await db.select().from(scheduledJobTable)).map((job) => ({
      label: job.name,
      value: read(job),
    }))
  gauge(
    'job_started_seconds',
    'When a job began last, in seconds since 1970',
    'job',
    jobs(({ startedAt }) => startedAt.getTime() / 1000),
  )
  gauge(
    'job_failed',
    '1 where the last run of a job failed',
    'job',
    jobs(({ lastError }) => (lastError ? 1 : 0)),
  )
  gauge('outbox_oldest_seconds', 'Age of the oldest mail that is due', 'status', async () => {
    const [row] = await db
      .select({
        age: sql<number>`coalesce(extract(epoch from now() - min(${outboxTable.nextAttemptAt})), 0)::float8`,
      })
      .from(outboxTable)
      .where(sql`${outboxTable.status} = 'queued' and ${outboxTable.nextAttemptAt} <= now()`)
    return [{ label: 'queued', value: row?.age ?? 0 }]
  })
}
