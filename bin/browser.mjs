/** Finding a browser for the journeys, or installing one. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { CommandError, pinnedNode, root } from './project.mjs'

/** Chromium without a window of its own: the journeys take half the time in it. */
const shell = 'chromium-headless-shell'
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The path of a Chromium: CHROMIUM_PATH, or the system's, its headless shell before any other; on
 * Debian (as root) the package of that shell is installed now. Where there is none Playwright's own
 * is installed, which is such a shell too.
 * @returns {string | undefined} undefined for Playwright's own, which Playwright finds by itself
 */
export function findOrInstallBrowser() {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (works(given)) return given
    throw new CommandError(`CHROMIUM_PATH ${given} is not a browser that runs.`)
  }
  return (
    findBrowser([shell]) ??
    installDebianBrowser(shell) ??
    findBrowser(browsers) ??
    installDebianBrowser('chromium') ??
    installPlaywrightBrowser()
  )
}

function findBrowser(names) {
  const folders = ['/usr/bin', '/usr/local/bin', ...(process.env.PATH ?? '').split(path.delimiter)]
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return candidates.find(works)
}

/** Some systems have a stand-in of that name that only says where to get the browser. */
function works(file) {
  return existsSync(file) && spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0
}

/** @param name of the package, and of the program that it brings */
function installDebianBrowser(name) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined
  console.error(`Installing ${name} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update'], { env, stdio: 'ignore' })
  // With a font as visitors have one: without it text is laid out as nobody sees it.
  const packages = [name, 'fonts-liberation']
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return findBrowser([name])
}

function installPlaywrightBrowser() {
  console.error("Installing Playwright's Chromium …")
  const playwright = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  const withDependencies = process.getuid?.() === 0 ? ['--with-deps'] : []
  const install = [playwright, 'install', ...withDependencies, '--only-shell', 'chromium']
  const { status } = spawnSync(pinnedNode(), install, { cwd: root, stdio: 'inherit' })
  if (status === 0) return undefined
  throw new CommandError('No browser could be installed: install Chromium or set CHROMIUM_PATH.')
}
