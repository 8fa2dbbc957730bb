/** Keeps two commands from installing or building at once. */
import { randomUUID } from 'node:crypto'
import {
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './project.mjs'

const folder = path.join(root, '.cache')
const file = path.join(folder, 'bootstrap.lock')

/** The holder touches its file this often; one untouched for much longer has been killed. */
const beat = 1_000
const silence = 10_000

/** Runs `work` while no other command of this working copy does the same. */
export async function withLock(work) {
  mkdirSync(folder, { recursive: true })
  const token = randomUUID()
  while (!(await tryLock(token))) await sleep(200)
  const heart = setInterval(() => utimesSync(file, new Date(), new Date()), beat)
  try {
    return await work()
  } finally {
    clearInterval(heart)
    rmSync(file, { force: true })
  }
}

async function tryLock(token) {
  if (isAbandoned()) renameAway()
  try {
    writeFileSync(file, token, { flag: 'wx' })
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
  // Another waiter may have judged the abandoned lock a moment ago and now removes ours instead.
  await sleep(100)
  return holder() === token
}

function isAbandoned() {
  const state = statSync(file, { throwIfNoEntry: false })
  return state !== undefined && Date.now() - state.mtimeMs > silence
}

function renameAway() {
  const aside = `${file}.${randomUUID()}`
  try {
    renameSync(file, aside)
    rmSync(aside)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}

function holder() {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
