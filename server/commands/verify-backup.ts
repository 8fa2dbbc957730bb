/** `npm run verify-backup -- FILE`: proves that a backup is whole, without a database. */
import { verifyBackup } from '#platform/backup/verify.ts'
import { onlyFile, runCommand } from '#server/commands/command.ts'

await runCommand(async (args) => {
  const { madeAt, tables, files, missing } = await verifyBackup(onlyFile(args, 'verify-backup'))
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
  console.log(`The backup of ${madeAt} is whole: ${rows} rows and ${files} files.`)
  if (missing.length > 0) {
    console.log(`${missing.length} files were gone already when it was made: ${missing.join(', ')}`)
  }
  return 0
})
