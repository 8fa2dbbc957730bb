/** Running the tools that install, build, check and test. */
import { spawn } from 'node:child_process'
import { CommandError, root, Stopped } from './project.mjs'
import { isStopping, whenAskedToStop } from './stop.mjs'

/**
 * Runs a tool in the project's folder to its end, its words ours.
 * @param {string} command the program, or a whole command line with `shell: true`
 * @param {{ env?: object, shell?: boolean, hear?: (text: string) => void }} options `hear` gets
 *   what the tool says instead
 * @returns {Promise<number>} its exit code; 1 where it couldn't be started or died of a signal
 * @throws {Stopped} where we are asked to stop; the tool and all it started are stopped before
 */
export async function runTool(command, toolArguments, { env = process.env, shell = false, hear }) {
  const stdio = hear ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit']
  // A group of its own, so that whatever the tool starts can be stopped with it.
  const tool = spawn(command, toolArguments, { cwd: root, env, shell, detached: true, stdio })
  for (const stream of [tool.stdout, tool.stderr]) stream?.setEncoding('utf8').on('data', hear)
  const release = whenAskedToStop(() => tool.pid && process.kill(-tool.pid, 'SIGTERM'))
  const code = await new Promise((resolve) => {
    tool.on('error', (error) => {
      const say = hear ?? console.error
      say(`${error.message}\n`)
      resolve(1)
    })
    tool.on('close', (code) => resolve(code ?? 1))
  })
  release()
  if (isStopping()) throw new Stopped()
  return code
}

/**
 * Runs a tool whose words matter only when it fails; `what` names it then.
 * @throws {CommandError} with all it said, where it fails
 */
export async function runQuietly(command, toolArguments, { what, ...options }) {
  let output = ''
  const hear = (text) => {
    output += text
  }
  const code = await runTool(command, toolArguments, { ...options, hear })
  if (code !== 0) throw new CommandError(`${output}${what} failed: see above.`)
}
