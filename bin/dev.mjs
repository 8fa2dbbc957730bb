/** `npm run dev`: the server for developers, which starts again when its code changes. */
import { ensureInstalled } from './install.mjs'
import { runCommand } from './project.mjs'
import { runServer } from './server-process.mjs'

await runCommand(async () => {
  await ensureInstalled({ withDevelopment: true })
  return runServer(['--watch', '--watch-preserve-output', 'server/main.ts', '--dev'])
})
