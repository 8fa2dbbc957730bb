/** Running the server as a child, for the commands that end with it. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'
import { CommandError, pinnedNode, root } from './project.mjs'
import { isStopping, requestStop, whenAskedToStop } from './stop.mjs'

/**
 * npm can't tell us that it was killed, but then we have another parent. Run directly, a command
 * outlives the shell it was typed into, as any program started with `&` does.
 */
const npm = process.env.npm_lifecycle_event ? process.ppid : undefined

/** Where Node keeps what it made of the sources, so that the next start need not make it again. */
const compileCache = path.join(root, '.cache', 'node')

/**
 * How Node is to keep house: new objects begin in 4 MB, since by default that grows to several times
 * what answering needs and stays; and they are swept by the thread that answers, in a quarter of a
 * millisecond, rather than by helpers that it must wait for where all cores have work.
 */
const nodeFlags = JSON.parse(readFileSync(path.join(root, 'bin', 'node-flags.json'), 'utf8'))

/**
 * How many pools glibc may take memory from. By default each thread has one of its own and keeps
 * what it once needed.
 */
const memoryPools = '2'

/**
 * A port that systemd keeps open and hands to us as descriptor 3 (sd_listen_fds), so that what connects
 * during a restart waits for its end.
 */
const isPortKept = process.env.LISTEN_FDS === '1' && process.env.LISTEN_PID === String(process.pid)

/**
 * Runs the server on the pinned Node until it ends, and passes on the first request to stop.
 *
 * The IPC channel carries no message: it closes when this process is killed outright, which the
 * server takes as a request to stop. A closing terminal stops the server too; but without a
 * terminal, as under nohup, whose protection Node undoes at its start, a hang-up is ignored.
 * @returns {Promise<number>} the exit code: the server's own, or 128 + the signal it died of
 */
export async function runServer(nodeArguments) {
  const server = spawn(pinnedNode(), [...nodeFlags, ...nodeArguments], {
    cwd: root,
    env: {
      NODE_COMPILE_CACHE: compileCache,
      MALLOC_ARENA_MAX: memoryPools,
      ...process.env,
      ...(isPortKept && { LISTEN_FD: '4' }),
    },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc', ...(isPortKept ? [3] : [])],
  })
  whenAskedToStop((signal) => server.kill(signal))
  process.on('SIGHUP', () => process.stdout.isTTY && requestStop('SIGTERM'))
  const watch = setInterval(() => npm && npm !== process.ppid && requestStop('SIGTERM'), 500)
  try {
    return await new Promise((resolve, reject) => {
      server.on('error', (error) => {
        reject(new CommandError(`The server can't be started: ${error.message}`))
      })
      server.on('exit', (code, signal) => {
        // Asked before it could listen, it had nothing to drain.
        const obeyed = isStopping() && (signal === 'SIGTERM' || signal === 'SIGINT')
        resolve(obeyed ? 0 : (code ?? 128 + constants.signals[signal]))
      })
    })
  } finally {
    clearInterval(watch)
  }
}
