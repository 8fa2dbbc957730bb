import { release } from 'node:os'

/**
 * After a crash PostgreSQL has its folder flushed before it recovers. File by file, as is its default,
 * that takes seconds of a busy disk; all at once, a fraction of one. Linux reports errors of the latter
 * since 5.8, and other systems don't have it.
 */
const flushesAtOnce = process.platform === 'linux' && isAtLeast(5, 8)

/**
 * The settings every own PostgreSQL runs with. They are handed over on its command line, not
 * written into the cluster, so a new release's settings hold from its first start.
 */
const settings = {
  listen_addresses: '',
  port: '5432',
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '128MB',
  max_wal_size: '1GB',
  // The queries are small; compiling them costs more than it saves.
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Failed statements are the application's to log; their details may be personal data.
  log_min_messages: 'log',
  ...(flushesAtOnce && { recovery_init_sync_method: 'syncfs' }),
}

/** Whether the system's kernel has this version. */
function isAtLeast(major: number, minor: number): boolean {
  const [ownMajor = 0, ownMinor = 0] = release().split('.').map(Number)
  return ownMajor > major || (ownMajor === major && ownMinor >= minor)
}

/** The command line of the server. */
export function serverArguments(
  cluster: string,
  socketFolder: string,
  changed: Record<string, string>,
): string[] {
  const all = { ...settings, unix_socket_directories: socketFolder, ...changed }
  return [
    '-D',
    cluster,
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
}
