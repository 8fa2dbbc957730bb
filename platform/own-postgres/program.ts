/** Running PostgreSQL's programs. */
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { type Account, mayUse, passingClosedFolders } from '#platform/own-postgres/account.ts'
import type { Place } from '#platform/own-postgres/place.ts'
import { StartupError } from '#platform/startup-error.ts'

/**
 * Starts one of PostgreSQL's programs as the right account, in a session of its own: a Ctrl-C in
 * our terminal must reach only us, because we still need the database while we drain.
 * @throws {StartupError} where PostgreSQL's account can't reach its files
 */
export function spawnProgram(
  place: Place,
  program: string,
  programArguments: string[],
  stdio: StdioOptions,
  further: NodeJS.ProcessEnv = {},
): ChildProcess {
  const { account } = place
  const prefix = account ? waysIn(place, account) : []
  const [command = program, ...rest] = [...prefix, program, ...programArguments]
  const asAccount = account && prefix.length === 0 ? account : {}
  return spawn(command, rest, {
    ...asAccount,
    cwd: '/',
    detached: true,
    env: { ...environment(place), ...further },
    stdio,
  })
}

/** What must stand before a program for `account` to reach its files. */
function waysIn({ home, binaries }: Place, account: Account): string[] {
  if (!mayUse(account, '-w', home)) return passingClosedFolders(account, home)
  if (!mayUse(account, '-x', binaries.postgres))
    return passingClosedFolders(account, binaries.postgres)
  return []
}

/** Nothing of ours: PGDATA, PGPORT or a locale of the operator's shell must not leak in. */
function environment({ libraryLinks, binaries }: Place): NodeJS.ProcessEnv {
  const libraries = `${libraryLinks}:${binaries.libraries}`
  return {
    PATH: '/usr/bin:/bin',
    LC_ALL: 'C',
    TZ: 'UTC',
    ...(process.platform === 'darwin'
      ? { DYLD_LIBRARY_PATH: libraries }
      : { LD_LIBRARY_PATH: libraries }),
  }
}

/**
 * Runs one of PostgreSQL's programs to its end.
 * @throws {ProgramFailed} with all it printed, where it fails
 */
export async function runProgram(
  place: Place,
  program: string,
  programArguments: string[],
  input = '',
): Promise<void> {
  const child = spawnProgram(place, program, programArguments, ['pipe', 'pipe', 'pipe'])
  let output = ''
  child.stdout?.setEncoding('utf8').on('data', (text) => (output += text))
  child.stderr?.setEncoding('utf8').on('data', (text) => (output += text))
  // A program that ended before it read its input is reported by its exit code.
  child.stdin?.on('error', () => {})
  child.stdin?.end(input)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', (error) => reject(explainSpawnError(error)))
    child.on('close', resolve)
  })
  if (code !== 0) throw new ProgramFailed(output)
}

/** One of PostgreSQL's programs failed; `output` is what it said. */
export class ProgramFailed extends Error {
  readonly output: string
  constructor(output: string) {
    super(output)
    this.output = output
  }
}

/** The programs are there, so ENOENT means that their loader isn't: a system without glibc. */
export function explainSpawnError(error: NodeJS.ErrnoException): Error {
  if (error.code !== 'ENOENT') return error
  return new StartupError(
    "The PostgreSQL that comes with Darya Studio can't run on this system (it needs glibc): set DATABASE_URL to a PostgreSQL server (15 or newer).",
    { cause: error },
  )
}
