/** Finding the browsers of the journeys, or installing them. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { CommandError, pinnedNode, root } from './project.mjs'

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Chromium's engine without the browser around it: most journeys take half the time in it. */
const shell = 'chromium-headless-shell'

/**
 * Paths of a Chromium and of its headless shell: CHROMIUM_PATH and CHROMIUM_SHELL_PATH, the system's own, or on Debian
 * (as root) their packages, installed now. Where there is no Chromium Playwright's own two are installed; where there is
 * only no shell, Chromium stands in for it.
 * @returns {{ browser?: string, shell?: string }} nothing for Playwright's own, which Playwright finds by itself
 */
export function findOrInstallBrowsers() {
  const { CHROMIUM_PATH: given, CHROMIUM_SHELL_PATH: givenShell } = process.env
  for (const file of [given, givenShell]) {
    if (file && !works(file)) throw new CommandError(`${file} is not a browser that runs.`)
  }
  if (given) return { browser: given, shell: givenShell || given }
  const browser = findBrowser(browsers) ?? installDebianBrowser('chromium')
  if (!browser) return installPlaywrightBrowsers()
  return {
    browser,
    shell: givenShell || (findBrowser([shell]) ?? installDebianBrowser(shell) ?? browser),
  }
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

function installPlaywrightBrowsers() {
  console.error("Installing Playwright's Chromium …")
  const playwright = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  const withDependencies = process.getuid?.() === 0 ? ['--with-deps'] : []
  const install = [playwright, 'install', ...withDependencies, 'chromium']
  const { status } = spawnSync(pinnedNode(), install, { cwd: root, stdio: 'inherit' })
  if (status === 0) return {}
  throw new CommandError('No browser could be installed: install Chromium or set CHROMIUM_PATH.')
}
