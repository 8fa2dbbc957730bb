/** Backups that the server makes by itself, and how many of them it keeps. */
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Services } from '#domain/context.ts'
import { namedKeys } from '#domain/pictures-in-use.ts'
import { writeBackup } from '#platform/backup/backup.ts'
import { verifyBackup } from '#platform/backup/verify.ts'
import type { Config } from '#platform/config.ts'

const isBackup = (name: string) => /^darya-\d{8}T\d{6}Z\.tar$/.test(name)
const isUnfinished = (name: string) => /^darya-\d{8}T\d{6}Z\.tar\.[0-9a-f]{8}\.part$/.test(name)
const day = 86_400_000

/**
 * Writes a backup into the folder, reads it back, and then removes the oldest above the number to
 * keep. One that turns out damaged is removed itself, so that it never crowds out a good one.
 * @throws where it can't be written or is not what it should be, and what `signal` ends it with
 */
export async function makeScheduledBackup(
  services: Pick<Services, 'db' | 'log' | 'media' | 'privateFiles'>,
  { folder, keep }: Pick<NonNullable<Config['backups']>, 'folder' | 'keep'>,
  signal: AbortSignal,
): Promise<void> {
  const { db, log, media, privateFiles } = services
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeUnfinished(folder)
  const moment = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const path = join(folder, `darya-${moment}.tar`)
  const { missing, ...result } = await writeBackup(
    { db, media, privateFiles, named: namedKeys() },
    path,
    signal,
  )
  try {
    await verifyBackup(path, signal)
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
  const names = (await readdir(folder)).filter(isBackup).sort()
  for (const name of names.slice(0, -keep)) await rm(join(folder, name), { force: true })
  log.info({ ...result, missing: missing.length }, 'made a backup')
  if (missing.length > 0) {
    throw new Error(`${missing.length} files that records name are gone: ${missing.slice(0, 5)}`)
  }
}

/** What a process that was killed had begun. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter(isUnfinished)) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > day) await rm(path, { force: true })
  }
}
