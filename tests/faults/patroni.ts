/** Three PostgreSQL servers under Patroni with etcd, on this machine, for as long as a test takes. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPostmaster } from '#platform/own-postgres/postmaster.ts'
import { until } from '#tests/faults/measure.ts'
import { freePort, newFolder } from '#tests/faults/product.ts'

/** Where Debian's package has the programs of PostgreSQL 15. */
const programs = '/usr/lib/postgresql/15/bin'
const password = 'Wagtail-9-ferry'

/** What of the programs is missing here; nothing where a cluster can be started. */
export const missingPrograms = (): string[] =>
  ['/usr/bin/patroni', '/usr/bin/etcd', join(programs, 'postgres')].filter(
    (path) => !existsSync(path),
  )

type Member = {
  name: string
  /** What a balancer asks: 200 at /primary from the one that takes writes. */
  rest: string
  database: string
  run?: ChildProcess
  folder: string
}

export type Cluster = {
  /** Address of the database that names all members. */
  url: string
  members: Member[]
  /** The member that takes writes; undefined while there is none. */
  leader(): Promise<Member | undefined>
  /** Ends Patroni and PostgreSQL of a member at once, as a power cut does. */
  kill(member: Member): void
  launch(member: Member): void
  /** Resolves once there are a leader and two standbys that follow it, one of them synchronously. */
  whole(): Promise<void>
  stop(): Promise<void>
}

/** The account to run as: PostgreSQL refuses to be run by root. */
function account(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const line = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'))
  return { uid: Number(line?.[1]), gid: Number(line?.[2]) }
}

export async function startCluster(): Promise<Cluster> {
  const user = account()
  const folder = newFolder()
  const own = (path: string) => {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid)
    return path
  }
  own(folder)
  const start = (program: string, args: string[]) =>
    // A process group of its own, so that it can be ended with all that it has started.
    spawn(program, args, { ...user, detached: true, stdio: 'ignore', cwd: folder })

  const [client, peer] = [await freePort(), await freePort()]
  const etcd = start('/usr/bin/etcd', [
    ...['--name', 'one', '--data-dir', own(join(folder, 'etcd')), '--log-level', 'error'],
    ...['--listen-client-urls', `http://127.0.0.1:${client}`],
    ...['--advertise-client-urls', `http://127.0.0.1:${client}`],
    ...['--listen-peer-urls', `http://127.0.0.1:${peer}`],
    ...['--initial-advertise-peer-urls', `http://127.0.0.1:${peer}`],
    ...['--initial-cluster', `one=http://127.0.0.1:${peer}`],
  ])
  const members: Member[] = []
  for (const name of ['one', 'two', 'three']) {
    const [rest, database] = [await freePort(), await freePort()]
    members.push({
      name,
      rest: `http://127.0.0.1:${rest}`,
      database: `127.0.0.1:${database}`,
      folder: own(join(folder, name)),
    })
  }
  const place = ({ folder }: Member) => ({ cluster: join(folder, 'data') })
  for (const member of members) {
    writeFileSync(
      join(member.folder, 'patroni.json'),
      JSON.stringify(configOf(member, `127.0.0.1:${client}`), undefined, 2),
      { mode: 0o644 },
    )
  }
  const states = async () => {
    for (const { rest } of members) {
      const answer = await fetch(`${rest}/cluster`).catch(() => undefined)
      if (answer?.ok) return ((await answer.json()) as { members: MemberState[] }).members
    }
    return []
  }
  const cluster: Cluster = {
    url: `postgres://postgres:${password}@${members.map(({ database }) => database).join(',')}/postgres`,
    members,
    async leader() {
      const asked = members.map(async (member) => {
        const { ok } = await fetch(`${member.rest}/primary`)
        if (!ok) throw new Error('not the leader')
        return member
      })
      return Promise.any(asked).catch(() => undefined)
    },
    kill(member) {
      const postmaster = findPostmaster(place(member))
      for (const pid of [member.run?.pid, postmaster?.pid]) if (pid) killTree(pid)
    },
    launch(member) {
      member.run = start('/usr/bin/patroni', [join(member.folder, 'patroni.json')])
    },
    async whole() {
      await until(
        'a whole cluster',
        async () => {
          const all = await states()
          const running = all.filter(({ state }) => ['running', 'streaming'].includes(state))
          const roles = running.map(({ role }) => role)
          return (
            running.length === members.length &&
            roles.includes('leader') &&
            roles.includes('sync_standby') &&
            running.every(({ lag }) => !lag)
          )
        },
        120_000,
      )
    },
    async stop() {
      for (const member of members) cluster.kill(member)
      if (etcd.pid) killTree(etcd.pid)
      const children = [etcd, ...members.map(({ run }) => run)].filter((child) => child)
      await Promise.all(
        children.map(
          (child) => child?.exitCode ?? child?.signalCode ?? once(child as ChildProcess, 'exit'),
        ),
      )
    },
  }
  await until('etcd', () =>
    fetch(`http://127.0.0.1:${client}/health`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  for (const member of members) cluster.launch(member)
  await cluster.whole()
  return cluster
}

type MemberState = { role: string; state: string; lag?: number }

/** Ends a process and all that it has started, and they in turn. */
function killTree(pid: number): void {
  const listed = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
  const parents = listed
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number])
  const doomed = [pid]
  for (const parent of doomed) {
    doomed.push(...parents.filter(([, of]) => of === parent).map(([child]) => child))
  }
  for (const one of doomed) {
    try {
      process.kill(one, 'SIGKILL')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

/** Synchronous and strict about it: what is acknowledged is on two disks. */
const configOf = ({ name, rest, database, folder }: Member, etcd: string) => ({
  scope: 'darya',
  name,
  restapi: { listen: new URL(rest).host, connect_address: new URL(rest).host },
  etcd3: { hosts: [etcd] },
  bootstrap: {
    dcs: {
      ttl: 20,
      loop_wait: 2,
      retry_timeout: 5,
      maximum_lag_on_failover: 1_048_576,
      synchronous_mode: true,
      synchronous_mode_strict: true,
      postgresql: {
        use_pg_rewind: true,
        remove_data_directory_on_rewind_failure: true,
        remove_data_directory_on_diverged_timelines: true,
      },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
  },
  postgresql: {
    listen: database,
    connect_address: database,
    data_dir: join(folder, 'data'),
    bin_dir: programs,
    pgpass: join(folder, 'pgpass'),
    authentication: {
      superuser: { username: 'postgres', password },
      replication: { username: 'replicator', password },
    },
    parameters: { unix_socket_directories: folder, max_connections: 100 },
    pg_hba: [
      'local all all trust',
      'host all all 127.0.0.1/32 scram-sha-256',
      'host replication replicator 127.0.0.1/32 scram-sha-256',
    ],
  },
})
