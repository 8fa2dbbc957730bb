/** `npm run restore -- FILE`: brings a backup back into an empty DATA_DIR, database and file store. */
import { restoreBackup } from '#platform/backup/restore.ts'
import { verifyBackup } from '#platform/backup/verify.ts'
import { openDatabase } from '#platform/database.ts'
import { createLog } from '#platform/log.ts'
import { commandConfig, onlyFile, openAlone, runCommand } from '#server/commands/command.ts'
import { openFileStores } from '#server/file-stores.ts'

await runCommand(async (args) => {
  const file = onlyFile(args, 'restore')
  // Before a database is made for it.
  await verifyBackup(file)
  const config = commandConfig()
  const { connection, close } = await openAlone(config)
  const { db, pool, close: closePool } = openDatabase(connection, createLog('silent'), 2)
  try {
    const stores = openFileStores(config).ours
    const { madeAt, tables, files } = await restoreBackup({ db, pool, ...stores }, file)
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
    console.log(`Restored the backup of ${madeAt}: ${rows} rows and ${files} files.`)
    return 0
  } finally {
    await closePool()
    await close()
  }
})
