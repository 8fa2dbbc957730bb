/** One server for each DATA_DIR, shown with real processes. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { lockDataDir } from '#platform/data-dir-lock.ts'
import { StartupError } from '#platform/startup-error.ts'
import { startOwner } from '#tests/start/owner-process.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'

async function own(dataDir: string) {
  const owner = await startOwner(dataDir)
  onTestFinished(async () => void (await owner.end('SIGTERM')))
  return owner
}

test('a second server is told which process has the folder, and ends', async () => {
  const dataDir = temporaryFolder()
  const { pid } = await own(dataDir)
  await expect(startOwner(dataDir)).rejects.toThrow(
    `Another Darya Studio server (process ${pid}) is already running on DATA_DIR ${dataDir}`,
  )
})

test('of two that start at once on a new folder, one serves and the other says why not', async () => {
  const dataDir = temporaryFolder()
  const starts = await Promise.allSettled([startOwner(dataDir), startOwner(dataDir)])
  for (const start of starts) if (start.status === 'fulfilled') await start.value.end('SIGTERM')
  expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const refused = starts.find((start) => start.status === 'rejected')
  expect(String(refused?.reason)).toContain('is already running on DATA_DIR')
})

test('two on different folders run side by side', async () => {
  const [one, other] = await Promise.all([own(temporaryFolder()), own(temporaryFolder())])
  expect(one.connection.host).not.toBe(other.connection.host)
})

test('a killed server leaves the folder free, whatever its note says', async () => {
  const dataDir = temporaryFolder()
  const killed = await startOwner(dataDir)
  await killed.end('SIGKILL')
  // As if its number had been given to another program, here to this one.
  writeFileSync(path.join(dataDir, 'server.pid'), `${process.pid}\n`)
  await own(dataDir)
})

test('a start waits for a server that is stopping', async () => {
  const dataDir = temporaryFolder()
  const ending = await lockDataDir(dataDir)
  ending.announceStop()
  const next = lockDataDir(dataDir)
  // Longer than it would wait for one that isn't stopping.
  await sleep(1_500)
  ending.release()
  const lock = await next
  lock.release()
})

test('a DATA_DIR below a file is refused in one line', async () => {
  const file = path.join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  for (const dataDir of [file, path.join(file, 'data')]) {
    const refusal = await lockDataDir(dataDir).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(StartupError)
    expect((refusal as Error).message).toMatch(/^DATA_DIR .* file, not a folder\.$/)
  }
})
