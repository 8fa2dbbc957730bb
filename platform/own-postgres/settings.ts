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
