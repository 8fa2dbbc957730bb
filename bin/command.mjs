/** `node bin/command.mjs file …`: runs one of the product's own commands, which need no development packages. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ensureInstalled } from './install.mjs'
import { pinnedNode, runCommand } from './project.mjs'

await runCommand(async () => {
  await ensureInstalled({ withDevelopment: false })
  const [code] = await once(
    spawn(pinnedNode(), process.argv.slice(2), { stdio: 'inherit' }),
    'exit',
  )
  return code ?? 1
})
