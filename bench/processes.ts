/** The servers that are measured, each as a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A server that answers. */
export type Running = { origin: string; stop(): Promise<void> }

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/** Starts `command` and waits until it answers. @throws Error where it ends before */
export async function startServer(
  command: string[],
  port: number,
  { env = {}, cwd }: { env?: NodeJS.ProcessEnv; cwd?: string } = {},
): Promise<Running> {
  const [program = '', ...parameters] = command
  const server = spawn(program, parameters, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  const failed = once(server, 'error').then(([error]) => Promise.reject(error))
  while (!(await Promise.race([answers(origin), failed]))) {
    if (server.exitCode !== null) throw new Error(`${program} ended with ${server.exitCode}`)
    await sleep(100)
  }
  return { origin, stop: () => stopped(server) }
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

async function stopped(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
}
