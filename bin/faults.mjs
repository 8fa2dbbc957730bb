/**
 * `npm run test:faults [-- --short] [name …]`: builds the product, then breaks it on purpose. The
 * short form takes some minutes, the long one an hour; `name` picks files of tests/faults.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { pinnedNode, root, runCommand, toolEnvironment } from './project.mjs'

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { short: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  await ensureInstalled({ withDevelopment: true })
  await ensureBuilt()
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
  const run = spawn(
    pinnedNode(),
    [vitest, 'run', '--config', 'tests/faults/vitest.config.ts', ...positionals],
    {
      cwd: root,
      env: { ...toolEnvironment(), FAULTS: values.short ? 'short' : 'long' },
      stdio: 'inherit',
    },
  )
  // It ends what its tests have started, so it has to be told, and waited for.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => run.kill(signal))
  const [code] = await once(run, 'exit')
  return code ?? 1
})
