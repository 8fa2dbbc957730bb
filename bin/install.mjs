/** Installing the packages of package-lock.json. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withLock } from './lock.mjs'
import { root } from './project.mjs'
import { runQuietly } from './run-tool.mjs'

const lockFile = path.join(root, 'package-lock.json')
const stampFile = path.join(root, 'node_modules', '.installed-lock')
const installedFile = path.join(root, 'node_modules', '.package-lock.json')

/**
 * Installs the locked packages with `npm ci` unless they are there already.
 * @param {{ withDevelopment: boolean }} needs whether a tree without the development packages,
 *   as a slim deployment has, lacks something. What is installed is always the whole.
 */
export async function ensureInstalled({ withDevelopment }) {
  if (isInstalled(withDevelopment)) return
  await withLock(async () => {
    if (isInstalled(withDevelopment)) return
    console.error('Installing the packages of package-lock.json …')
    await runNpmCi()
    writeFileSync(stampFile, wantedStamp())
  })
}

/**
 * The stamp says that `npm ci` has run with this lock file on this system. Without it, npm's own
 * note of what it put into node_modules decides, so that what a person or an image installed by
 * hand is not installed a second time.
 */
function isInstalled(withDevelopment) {
  if (!existsSync(installedFile)) return false
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wantedStamp()) return true
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages
  const locked = JSON.parse(readFileSync(lockFile, 'utf8')).packages
  return Object.entries(locked).every(([place, wanted]) => {
    const there = installed[place]
    if (!there) return place === '' || maybeMissing(wanted, withDevelopment)
    return there.version === wanted.version && there.integrity === wanted.integrity
  })
}

function maybeMissing({ dev, devOptional, optional, os, cpu, libc }, withDevelopment) {
  if ((dev || devOptional) && !withDevelopment) return true
  if (!optional && !devOptional) return false
  // Which of the packages for one C library npm takes can't be foretold here.
  if (libc || !os?.includes(process.platform)) return true
  return cpu !== undefined && !cpu.includes(process.arch)
}

function wantedStamp() {
  const hash = createHash('sha256').update(readFileSync(lockFile))
  return `${process.platform}-${process.arch} ${hash.digest('hex')}\n`
}

/** `--include` outweighs NODE_ENV=production and an `omit` setting of the user. */
function runNpmCi() {
  const [npm, ...before] = findNpm()
  const npmArguments = [...before, 'ci', '--include=dev', '--include=optional']
  return runQuietly(npm, npmArguments, { what: 'npm ci' })
}

/** The npm that started us, the one that came with this Node, or whatever PATH holds. */
function findNpm() {
  const given = process.env.npm_execpath
  if (given && path.basename(given) === 'npm-cli.js') return [process.execPath, given]
  const prefix = path.dirname(path.dirname(process.execPath))
  const beside = path.join(prefix, 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js')
  return existsSync(beside) ? [process.execPath, beside] : ['npm']
}
