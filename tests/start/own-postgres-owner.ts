/**
 * A program that owns the PostgreSQL of one DATA_DIR, its only argument, as the server does. It
 * prints a line of JSON once the database answers, and ends it on SIGTERM.
 */
import { lockDataDir } from '#platform/data-dir-lock.ts'
import { startOwnPostgres } from '#platform/own-postgres/own-postgres.ts'
import { StartupError } from '#platform/startup-error.ts'

try {
  const dataDir = process.argv[2] ?? ''
  const lock = await lockDataDir(dataDir)
  const server = await startOwnPostgres({ dataDir, log: (message) => console.error(message) })
  // The watch over the database keeps nobody alive, so something else must.
  setInterval(() => {}, 60_000)
  process.on('SIGTERM', async () => {
    lock.announceStop()
    await server.stop()
    lock.release()
    process.exit(0)
  })
  console.log(JSON.stringify({ connection: server.connection, startedByUs: server.startedByUs }))
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
}
