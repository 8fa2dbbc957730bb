/** A large office: rows by the ten thousand and the million, written by SQL alone. */
import type { Client } from 'pg'

export const sizes = {
  projects: 10_000,
  products: 2_000,
  enquiries: 2_000,
  applications: 2_000,
  leads: 2_000,
  logEntries: 1_000_000,
}

/** Log entries of one statement. */
const batch = 100_000
/** Days over which what comes in is spread. */
const days = 89

const items = (type: 'project' | 'product', many: number, after = 0) => `
  insert into portfolio (id, type, number, slug, category_id, name, client, technology, url, date,
    description, image, created_at)
  select gen_random_uuid(), '${type}', nextval('${type}_number'), 'large-${type}-' || n + ${after},
    (select array_agg(id order by id) from category)[1 + n % (select count(*)::int from category)],
    (array['Harbour', 'Meadow', 'Lantern', 'Orchard', 'Quarry', 'Saffron', 'Terrace'])[1 + n % 7]
      || ' ' || md5(n::text) , 'Client ' || n % 500, 'TypeScript, PostgreSQL', 'https://example.com/' || n,
    date '2019-01-01' + n % 2500, repeat('What was made, and for whom. ', 8),
    array['/media/none.webp'], now() - make_interval(mins => n)
  from generate_series(1, ${many}) as n`

const statements = [
  items('project', sizes.projects),
  items('product', sizes.products),
  `insert into enquiry (id, kind, fullname, phone, email, address, message, status, created_at)
   select gen_random_uuid(), case when n % 3 = 0 then 'quotation' else 'contact' end, 'Person ' || n,
     '03000000000', 'person-' || n || '@example.com', 'Lahore', repeat('A question about work. ', 12),
     (array['new', 'open', 'done', 'quarantined'])[1 + n % 4], now() - make_interval(mins => n * 60)
   from generate_series(1, ${sizes.enquiries}) as n`,
  `insert into application (id, job_id, first_name, last_name, email, phone_number, resume_key,
     resume_name, resume_size, created_at)
   select gen_random_uuid(), (select id from job order by id limit 1), 'First ' || n, 'Last ' || n,
     'applicant-' || n || '@example.com', '03000000000', 'resume-' || n, 'resume.pdf', 1000,
     now() - make_interval(mins => n * 60)
   from generate_series(1, ${sizes.applications}) as n`,
  `insert into lead (id, email, source, created_at)
   select gen_random_uuid(), 'lead-' || n || '@example.com', 'catalog', now() - make_interval(mins => n * 60)
   from generate_series(1, ${sizes.leads}) as n`,
]

const logBatch = (from: number) => `
  insert into request_log (id, method, route, "user", ip, username, timestamp, status_code)
  select gen_random_uuid(), (array['GET', 'GET', 'GET', 'POST', 'PATCH', 'DELETE'])[1 + n % 6],
    '/api/v1/' || (array['project', 'product', 'category', 'services', 'contact'])[1 + n % 5]
      || '/' || n % 20000,
    'Mozilla/5.0 (X11; Linux x86_64) Browser/' || n % 40, '203.0.113.' || n % 250,
    'member-' || n % 30, now() - make_interval(secs => n * ${(days * 86_400) / sizes.logEntries}),
    (array[200, 200, 200, 200, 201, 304, 401, 404, 422, 503])[1 + n % 10]
  from generate_series(${from + 1}, ${from + batch}) as n`

/** Fills a database that holds the sample content. Takes a minute or two. */
export async function fillOffice(client: Client): Promise<void> {
  for (const statement of statements) await client.query(statement)
  await fillLog(client)
}

/** Adds projects until there are `many`. */
export async function fillProjects(client: Client, many: number): Promise<void> {
  const { rows } = await client.query<{ there: number; last: number }>(
    `select count(*)::int as there, coalesce(max(number), 0)::int as last
     from portfolio where type = 'project'`,
  )
  const missing = many - (rows[0]?.there ?? 0)
  if (missing > 0) await client.query(items('project', missing, rows[0]?.last))
  await client.query('vacuum analyze')
}

/** Adds the entries of a log that is as long as it gets. */
export async function fillLog(client: Client): Promise<void> {
  // Built once over all rows instead of a million times.
  const { rows } = await client.query(
    `select pg_get_indexdef('request_log_search'::regclass) as definition`,
  )
  await client.query('drop index request_log_search')
  for (let from = 0; from < sizes.logEntries; from += batch) await client.query(logBatch(from))
  await client.query(rows[0].definition)
  await client.query('truncate request_log_count, request_log_day')
  await client.query(
    'insert into request_log_count select method, status_code, count(*) from request_log group by 1, 2',
  )
  await client.query(
    `insert into request_log_day select (timestamp at time zone 'utc')::date, status_code / 100, count(*)
     from request_log group by 1, 2`,
  )
  await client.query('vacuum analyze')
}
