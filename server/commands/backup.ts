/** `npm run backup -- FILE`: writes all rows and uploads into one file, beside a running server too. */
import { namedKeys } from '#domain/pictures-in-use.ts'
import { writeBackup } from '#platform/backup/backup.ts'
import { onlyFile, runCommand, withServices } from '#server/commands/command.ts'

await runCommand(async (args) => {
  const file = onlyFile(args, 'backup')
  const result = await withServices((services) =>
    writeBackup({ ...services, named: namedKeys() }, file),
  )
  const { rows, files, bytes, missing } = result
  console.log(`Backed up ${rows} rows and ${files} files to ${file} (${bytes} bytes).`)
  if (missing.length === 0) return 0
  console.error(
    `${missing.length} files that records name were gone already and are not in it: ${missing.join(', ')}`,
  )
  return 1
})
