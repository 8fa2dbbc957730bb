/** Compares what was acknowledged with what is stored. */
import pg from 'pg'
import { expect } from 'vitest'
import type { Load } from '#tests/faults/load.ts'

/** Runs `statement` on a connection of its own. */
export async function ask<Row extends pg.QueryResultRow>(
  connection: pg.ClientConfig,
  statement: string,
): Promise<Row[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

/**
 * Every acknowledged enquiry is stored, no sent one twice, and each has promised its sender one
 * receipt; nothing is stored that nobody sent.
 */
export async function expectLedger(connection: pg.ClientConfig, load: Load): Promise<void> {
  const stored = await ask<{ email: string; many: number; receipts: number }>(
    connection,
    `select email, count(*)::int as many,
       (select count(*)::int from outbox o
        where o.recipient = email and o.kind = 'enquiry-receipt') as receipts
     from enquiry where email like 'load-%' group by email`,
  )
  const emails = new Set(stored.map(({ email }) => email))
  expect(load.acknowledged.size).toBeGreaterThan(0)
  expect([...load.acknowledged].filter((email) => !emails.has(email))).toEqual([])
  expect(stored.filter(({ email }) => !load.sent.has(email))).toEqual([])
  expect(stored.filter(({ many, receipts }) => many !== 1 || receipts !== 1)).toEqual([])
  expect(load.wrong).toEqual([])
}
