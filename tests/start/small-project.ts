/**
 * A project small enough to build and end in no time, under the real commands of bin/: they only
 * know package.json's scripts and server/main.ts, so they can't tell it from ours.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { temporaryFolder } from '#tests/temporary-folder.ts'

const ours = path.join(import.meta.dirname, '..', '..')

/** Tells what happens to it, and needs a moment to end, as a server that drains does. */
const server = `
import { appendFileSync } from 'node:fs'
const tell = (word: string) => appendFileSync('events', word + '\\n')
let draining = false
const drain = (why: string) => {
  tell(why)
  if (draining) return
  draining = true
  setTimeout(() => { tell('drained'); process.exit(Number(process.env.EXIT ?? 0)) }, 300)
}
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, drain)
process.on('disconnect', () => drain('disconnect'))
setInterval(() => {}, 60_000)
tell('ready ' + process.pid)
console.log('ready')
`

const scripts = {
  start: 'exec node bin/start.mjs',
  test: 'exec node bin/test.mjs',
  build: 'echo built >> events',
  check: 'exit 0',
}

export type SmallProject = ReturnType<typeof makeSmallProject>

/** @param installed whether it finds the packages already in place */
export function makeSmallProject({ installed = true } = {}) {
  const folder = temporaryFolder()
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  const writeManifest = (changes: object = {}) =>
    write('package.json', JSON.stringify({ type: 'module', scripts: { ...scripts, ...changes } }))

  cpSync(path.join(ours, 'bin'), path.join(folder, 'bin'), { recursive: true })
  writeManifest()
  write('events', '')
  write('server/main.ts', server)
  write('app/page.ts', 'export const page = 1')
  if (installed) {
    cpSync(path.join(ours, 'package-lock.json'), path.join(folder, 'package-lock.json'))
    symlinkSync(path.join(ours, 'node_modules'), path.join(folder, 'node_modules'))
  }
  /** What has happened so far, in words. */
  const events = () => readFileSync(path.join(folder, 'events'), 'utf8').split('\n').slice(0, -1)
  return { folder, write, writeManifest, events }
}

export type Command = {
  process: ChildProcess
  /** All it has printed. */
  output(): string
  /** Its exit code once it has ended. */
  ended: Promise<number | null>
}

/** Runs a command in the project, as a person's shell does. */
export function run(project: SmallProject, commandLine: string[], env: NodeJS.ProcessEnv = {}) {
  const [command = '', ...commandArguments] = commandLine
  const child = spawn(command, commandArguments, {
    cwd: project.folder,
    env: { ...cleanEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  onTestFinished(() => void child.kill('SIGTERM'))
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  return { process: child, output: () => output, ended } satisfies Command
}

/** Without the traces of the npm that may run these tests. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|VITEST|NODE_ENV)/.test(name)),
  )
}

/** Runs a command until its server is ready; returns it with the server's process number. */
export async function runUntilReady(project: SmallProject, commandLine: string[], env = {}) {
  const command = run(project, commandLine, env)
  let failed = false
  void command.ended.then(() => {
    failed = true
  })
  while (!command.output().includes('ready')) {
    if (failed) throw new Error(command.output())
    await sleep(20)
  }
  const ready = project.events().findLast((event) => event.startsWith('ready'))
  return { ...command, serverPid: Number(ready?.split(' ')[1]) }
}
