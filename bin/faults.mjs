/**
 * `npm run test:faults [-- --short] [name …]`: builds the product, then breaks it on purpose. The
 * short form takes some minutes, the long one hours; `name` picks files of tests/faults.
 *
 * All that a run makes lies in one folder, so that whatever ends it, nothing of it goes on running.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { pinnedNode, root, runCommand, toolEnvironment } from './project.mjs'
import { whenAskedToStop } from './stop.mjs'

/** Milliseconds that an interrupted run gets to end by itself. */
const patience = 3_000
const folderName = /^darya-faults-run-(\d+)-/

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { short: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  await ensureInstalled({ withDevelopment: true })
  await ensureBuilt()
  tidy(leftFolders())
  const folder = mkdtempSync(path.join(os.tmpdir(), `darya-faults-run-${process.pid}-`))
  // PostgreSQL may run as another account than ours.
  chmodSync(folder, 0o711)
  try {
    return await runVitest(positionals, {
      ...toolEnvironment(),
      FAULTS: values.short ? 'short' : 'long',
      TMPDIR: folder,
    })
  } finally {
    tidy([folder])
  }
})

/** Runs the tests to their end, or to ours. */
async function runVitest(names, env) {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
  // A group of its own, so that what it has started can be ended with it.
  const run = spawn(
    pinnedNode(),
    [vitest, 'run', '--config', 'tests/faults/vitest.config.ts', ...names],
    { cwd: root, env, stdio: 'inherit', detached: true },
  )
  const kill = () => {
    try {
      process.kill(-run.pid, 'SIGKILL')
    } catch {
      // Nothing of it is left.
    }
  }
  const release = whenAskedToStop(() => {
    run.kill('SIGINT')
    setTimeout(kill, patience).unref()
  })
  const [code] = await once(run, 'exit')
  kill()
  release()
  return code ?? 1
}

/** Folders of runs that were killed before they could tidy up. */
function leftFolders() {
  const left = readdirSync(os.tmpdir()).filter((name) => {
    const pid = Number(folderName.exec(name)?.[1])
    return pid && !isRunning(pid)
  })
  return left.map((name) => path.join(os.tmpdir(), name))
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Ends what runs in these folders and removes them. */
function tidy(folders) {
  if (folders.length === 0) return
  spawnSync(pinnedNode(), ['tests/faults/tidy.ts', ...folders], { cwd: root, stdio: 'inherit' })
}
