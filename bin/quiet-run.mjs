/** Running a tool whose words matter only when it fails. */
import { spawn } from 'node:child_process'
import { CommandError, root, Stopped } from './project.mjs'

/**
 * Runs `command` in the project's folder to its end.
 * @param {string} command the program, or a whole command line with `shell: true`
 * @param {{ what: string, env?: object, shell?: boolean }} options `what` names it in messages
 * @throws {CommandError} with all it said, where it fails
 * @throws {Stopped} where we are asked to stop; the tool and all it started are stopped before
 */
export async function runQuietly(
  command,
  toolArguments,
  { what, env = process.env, shell = false },
) {
  // A group of its own, so that whatever the tool starts can be stopped with it.
  const options = { cwd: root, env, shell, detached: true, stdio: ['ignore', 'pipe', 'pipe'] }
  const tool = spawn(command, toolArguments, options)
  let output = ''
  for (const stream of [tool.stdout, tool.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  let stopped = false
  const stop = () => {
    if (!stopped && tool.pid) process.kill(-tool.pid, 'SIGTERM')
    stopped = true
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
  const code = await new Promise((resolve) => {
    tool.on('error', (error) => {
      output += `${error.message}\n`
      resolve(1)
    })
    tool.on('close', resolve)
  })
  process.off('SIGTERM', stop).off('SIGINT', stop)
  if (stopped) throw new Stopped()
  if (code !== 0) throw new CommandError(`${output}${what} failed: see above.`)
}
