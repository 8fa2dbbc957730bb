/** DATA_DIRs that make it hard for a database: too long, closed, full, read-only, another's. */
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, type TestContext, test } from 'vitest'
import { startOwner } from '#tests/start/owner-process.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'

const isRoot = process.getuid?.() === 0
/** Without a name in /etc/passwd. */
const stranger = { uid: 54_321, gid: 54_321 }

/** The account `nobody`, which every system has. */
function nobody() {
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' })),
  )
  return { uid, gid }
}

type Account = { uid: number | undefined; gid: number | undefined }

/** Skips what this run can't do as `account`. */
function requireAccount(context: TestContext, account: Account) {
  if (!isRoot) context.skip('only root can become another user')
  const { status } = spawnSync(process.execPath, ['--version'], account)
  if (status !== 0) context.skip('other users may not enter the folder of this project')
}

function folderOf({ uid = 0, gid = 0 }): string {
  const folder = temporaryFolder()
  chownSync(folder, uid, gid)
  return folder
}

/** Starts on `dataDir`, starts again, and stops. */
async function expectToServe(dataDir: string, account = {}) {
  for (const startedByUs of [true, true]) {
    const owner = await startOwner(dataDir, account)
    expect(owner.startedByUs).toBe(startedByUs)
    expect(await owner.end('SIGTERM')).toBe(0)
  }
}

function mount(context: TestContext, folder: string, options: string) {
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder])
  if (mounted.status !== 0) context.skip('this user may not mount a file system to fill')
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]))
}

test('a path too long for a socket', async () => {
  await expectToServe(path.join(temporaryFolder(), 'a'.repeat(120), 'b'.repeat(120)))
})

test('a server on such a path outlives its owner and is taken over', async () => {
  const dataDir = path.join(temporaryFolder(), 'a'.repeat(120))
  const killed = await startOwner(dataDir)
  await killed.end('SIGKILL')
  const successor = await startOwner(dataDir)
  expect(successor.startedByUs).toBe(false)
  expect(successor.connection.host).toBe(killed.connection.host)
  await successor.end('SIGTERM')
  expect(statSync(killed.connection.host, { throwIfNoEntry: false })).toBeUndefined()
})

test('a path with what quoting and lists are made of', async () => {
  await expectToServe(path.join(temporaryFolder(), `it's, "50 %" \\ $HOME`))
})

test('folders of root that others may not pass', async (context) => {
  if (!isRoot) context.skip('only root has folders that its own database may not pass')
  const closed = path.join(temporaryFolder(), 'closed')
  mkdirSync(closed, { mode: 0o700 })
  const dataDir = path.join(closed, 'data')
  await expectToServe(dataDir)
  // Closed by hand after the files were made.
  chmodSync(dataDir, 0o700)
  await expectToServe(dataDir)
})

test('a user without rights, and root after him', async (context) => {
  const account = nobody()
  requireAccount(context, account)
  const dataDir = path.join(folderOf(account), 'data')
  await expectToServe(dataDir, account)
  await expectToServe(dataDir)
  expect(statSync(path.join(dataDir, 'postgres', 'cluster')).uid).toBe(account.uid)
  await expectToServe(dataDir, account)
})

test('a user without a name', async (context) => {
  requireAccount(context, stranger)
  const dataDir = path.join(folderOf(stranger), 'data')
  await expect(startOwner(dataDir, stranger)).rejects.toThrow(
    /^User 54321 has no name in \/etc\/passwd/,
  )
})

test("another user's DATA_DIR", async (context) => {
  requireAccount(context, stranger)
  const dataDir = path.join(temporaryFolder(), 'data')
  mkdirSync(dataDir)
  await expect(startOwner(dataDir, stranger)).rejects.toThrow(
    /^DATA_DIR .* may not be (written to|changed) by this user\.$/,
  )
})

test('files that root brought back from a backup', async (context) => {
  if (!isRoot) context.skip('only root can give files to root')
  const dataDir = path.join(temporaryFolder(), 'data')
  await expectToServe(dataDir)
  execFileSync('chown', ['-R', 'root:root', dataDir])
  await expectToServe(dataDir)
})

test('a disk without room for a database', async (context) => {
  const dataDir = temporaryFolder()
  mount(context, dataDir, 'size=20m')
  await expect(startOwner(dataDir)).rejects.toThrow(/^DATA_DIR .* is on a full disk/)
})

test('a disk that has filled up since, until there is room again', async (context) => {
  const dataDir = temporaryFolder()
  mount(context, dataDir, 'size=120m')
  const ballast = path.join(dataDir, 'ballast')
  await expectToServe(dataDir)
  spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=64k'])
  await expect(startOwner(dataDir)).rejects.toThrow(/^DATA_DIR .* is on a full disk/)
  writeFileSync(ballast, '')
  await expectToServe(dataDir)
})

test('a read-only disk', async (context) => {
  const dataDir = temporaryFolder()
  mount(context, dataDir, 'size=1m,ro')
  await expect(startOwner(dataDir)).rejects.toThrow(/^DATA_DIR .* is on a read-only disk\.$/)
})
