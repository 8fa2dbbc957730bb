/** What a supervisor and a load balancer ask. */
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Database } from '#platform/database.ts'

/**
 * /healthz says that the process lives; /readyz that it can serve: the database answers and the
 * process isn't on its way out.
 */
export function healthRoutes(db: Database, isDraining: () => boolean): Hono {
  const health = new Hono()
  const fresh = { 'Cache-Control': 'no-store' }
  health.get('/healthz', (c) => c.json({ success: true, status: 'alive' }, 200, fresh))
  health.get('/readyz', async (c) => {
    const ready = !isDraining() && (await answers(db))
    if (ready) return c.json({ success: true, status: 'ready' }, 200, fresh)
    const answer = { success: false, message: 'Not ready', error: 'Not ready' }
    return c.json(answer, 503, { ...fresh, 'Retry-After': '5' })
  })
  return health
}

const answers = (db: Database) =>
  db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
