/** Tells a machine that has too little for its database from a product that fails. */
import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from '#tests/faults/ledger.ts'

/** Milliseconds between two looks, and what one takes at least where a database starves. */
const pause = 200
const tooLong = 1_000

export type Watch = {
  /** Whether the database was too slow for everyone at some time since `begun`, by `performance.now()`. */
  starvedSince(begun: number): boolean
  /** Milliseconds that the slowest look has taken. */
  longest(): number
  stop(): Promise<void>
}

/**
 * Commits something every now and then on a connection of its own, which no lock on a table, no full
 * pool and no server that ends can hold up: what slows it down is the machine. The connection is a new
 * one each time, as those of a server are that has just started.
 */
export async function watchForStarvation(connectionString: string): Promise<Watch> {
  let isOver = false
  /** When the look under way began, and the end of the last one that took too long. */
  let underWay = performance.now()
  let lastEnd = -Infinity
  let longest = 0
  const watching = (async () => {
    while (!isOver) {
      underWay = performance.now()
      // Written to the log of the database and flushed, as every commit is, and stored nowhere.
      await ask({ connectionString }, "select pg_logical_emit_message(true, 'watch', '')")
      const took = performance.now() - underWay
      longest = Math.max(longest, took)
      if (took > tooLong) lastEnd = performance.now()
      await sleep(pause)
      underWay = performance.now()
    }
  })()
  return {
    starvedSince: (begun) => lastEnd > begun || performance.now() - underWay > tooLong,
    longest: () => longest,
    async stop() {
      isOver = true
      await watching
    },
  }
}
