/** `npm start`: makes a fresh clone ready and runs the server in the foreground. */
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { runCommand } from './project.mjs'
import { runServer } from './server-process.mjs'

await runCommand(async () => {
  await ensureInstalled({ withDevelopment: false })
  await ensureBuilt()
  return runServer(['server/main.ts', ...process.argv.slice(2)])
})
