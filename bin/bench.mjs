/** `node bin/bench.mjs file …`: runs a measurement of bench/ on the Node that the lock file pins, with the product built. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { pinnedNode, root, runCommand, toolEnvironment } from './project.mjs'

await runCommand(async () => {
  await ensureInstalled({ withDevelopment: true })
  // What lies in build/ may be of other sources than these, or not be there at all.
  await ensureBuilt()
  const options = { cwd: root, env: toolEnvironment(), stdio: 'inherit' }
  const [code] = await once(spawn(pinnedNode(), process.argv.slice(2), options), 'exit')
  return code ?? 1
})
