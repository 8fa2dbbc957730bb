/** Whom PostgreSQL runs as: it refuses to run as root. */
import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { StartupError } from '#platform/startup-error.ts'

/** A system account, by numbers: a container need not have a name for it. */
export type Account = {
  uid: number
  gid: number
}

const nobody: Account = { uid: 65534, gid: 65534 }

/**
 * PostgreSQL refuses to run as root. So where we are root it runs as the account that already owns
 * the database's files, else as `postgres`, else as `nobody`. Where we aren't root it runs as us.
 */
export function chooseAccount(cluster: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return namedAccount('postgres') ?? namedAccount('_postgres') ?? namedAccount('nobody') ?? nobody
}

function namedAccount(name: string): Account | undefined {
  let accounts: string
  try {
    accounts = readFileSync('/etc/passwd', 'utf8')
  } catch {
    return undefined
  }
  const fields = accounts
    .split('\n')
    .find((line) => line.startsWith(`${name}:`))
    ?.split(':')
  const uid = Number(fields?.[2])
  const gid = Number(fields?.[3])
  return uid > 0 && gid > 0 ? { uid, gid } : undefined
}

/**
 * The command that runs a program as `account` although a folder above one of its paths is closed
 * to it (mode 700, as root's home is): setpriv leaves it one capability that passes such folders.
 * CAP_DAC_READ_SEARCH is the narrower one; containers often grant only CAP_DAC_OVERRIDE. The secure
 * bit keeps access(2), by which PostgreSQL checks its own binary, from ignoring the capability.
 * @throws {StartupError} where neither capability or no setpriv is to be had
 */
export function passingClosedFolders({ uid, gid }: Account, closedPath: string): string[] {
  const capability = heldCapability()
  if (!capability || spawnSync('setpriv', ['--version']).status !== 0) {
    throw new StartupError(
      `PostgreSQL can't run as root, and user ${uid} may not enter ${closedPath}: open the folders above it (chmod o+x), move DATA_DIR, or run as another user.`,
    )
  }
  const granted = `+${capability}`
  return [
    ...['setpriv', '--securebits', '+no_setuid_fixup'],
    ...['--reuid', String(uid), '--regid', String(gid), '--clear-groups'],
    ...['--inh-caps', granted, '--ambient-caps', granted, '--'],
  ]
}

function heldCapability(): 'dac_read_search' | 'dac_override' | undefined {
  let status: string
  try {
    status = readFileSync('/proc/self/status', 'utf8')
  } catch {
    return undefined
  }
  const held = BigInt(`0x${/^CapEff:\s*([0-9a-f]+)/m.exec(status)?.[1] ?? '0'}`)
  if (held & 4n) return 'dac_read_search'
  return held & 2n ? 'dac_override' : undefined
}

/** Whether `account` itself may reach `file` and use it as `how` says (a test(1) operator). */
export function mayUse({ uid, gid }: Account, how: '-x' | '-w', file: string): boolean {
  const probe = spawnSync('/bin/sh', ['-c', `test ${how} "$1"`, 'sh', file], { uid, gid })
  return probe.status === 0
}
