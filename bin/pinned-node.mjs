/** `node bin/pinned-node.mjs file …`: runs a file on the Node that the lock file pins. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ensureInstalled } from './install.mjs'
import { pinnedNode, root, runCommand, toolEnvironment } from './project.mjs'

await runCommand(async () => {
  await ensureInstalled({ withDevelopment: true })
  const options = { cwd: root, env: toolEnvironment(), stdio: 'inherit' }
  const [code] = await once(spawn(pinnedNode(), process.argv.slice(2), options), 'exit')
  return code ?? 1
})
