/** The database behind the journeys of staff, for what no call of the API brings about in time. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

/** Runs one statement as the product itself would. @returns its rows */
export async function queryDatabase(statement: string, values: string[]): Promise<unknown[]> {
  const cluster = join(process.env.E2E_DATA_DIR ?? '', 'office', 'postgres', 'cluster')
  const lineOf = (file: string, line: number) =>
    readFileSync(join(cluster, file), 'utf8').split('\n')[line] ?? ''
  const client = new pg.Client({
    // The fifth line names the folder of the socket.
    host: lineOf('postmaster.pid', 4),
    user: 'darya',
    database: 'darya',
    password: lineOf('application-password', 0),
  })
  await client.connect()
  try {
    return (await client.query(statement, values)).rows
  } finally {
    await client.end()
  }
}
