/** Tells a machine that has too little for its database from a product that fails. */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** Milliseconds between two looks, and what one takes at least where a database starves. */
const pause = 50
const tooLong = 1_000

export type Watch = {
  /** Whether the database was too slow for everyone at some time since `begun`, by `performance.now()`. */
  starvedSince(begun: number): boolean
  stop(): Promise<void>
}

/**
 * Commits something every now and then on a connection of its own, which no lock on a table, no full
 * pool and no server that ends can hold up: what slows it down is the machine.
 */
export async function watchForStarvation(connectionString: string): Promise<Watch> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  let isOver = false
  /** When the look under way began, and the end of the last one that took too long. */
  let underWay = performance.now()
  let lastEnd = -Infinity
  const watching = (async () => {
    while (!isOver) {
      underWay = performance.now()
      // Written to the log of the database and flushed, as every commit is, and stored nowhere.
      await client.query("select pg_logical_emit_message(true, 'watch', '')")
      if (performance.now() - underWay > tooLong) lastEnd = performance.now()
      await sleep(pause)
      underWay = performance.now()
    }
  })()
  return {
    starvedSince: (begun) => lastEnd > begun || performance.now() - underWay > tooLong,
    async stop() {
      isOver = true
      await watching
      await client.end()
    },
  }
}
