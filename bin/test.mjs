/**
 * `npm test`: everything CI asks for, on a fresh clone too. Its last line is `N passed, N failed`;
 * the check counts as one.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findOrInstallBrowser } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { CommandError, packageScript, root, runCommand, toolEnvironment } from './project.mjs'
import { add, closingLine, countPlaywright, countVitest, countWhole } from './test-counts.mjs'

await runCommand(async () => {
  const reports = mkdtempSync(path.join(os.tmpdir(), 'darya-reports-'))
  try {
    return await runEverything(reports)
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
})

async function runEverything(reports) {
  await ensureInstalled({ withDevelopment: true })
  const browser = findOrInstallBrowser()
  const env = { ...toolEnvironment(), ...(browser && { CHROMIUM_PATH: browser }) }
  const vitestReport = path.join(reports, 'vitest.json')
  const playwrightReport = path.join(reports, 'playwright.json')

  const checked = await run(packageScript('check'), env)
  const built = await succeeds(ensureBuilt)
  const tested = await run(
    `vitest run --reporter=default --reporter=json --outputFile.json="${vitestReport}"`,
    env,
  )
  const journeyed = await run('playwright test --reporter=list,json', {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
  })

  const counts = [
    countWhole(checked),
    ...(built ? [] : [countWhole(false)]),
    countVitest(vitestReport, tested),
    countPlaywright(playwrightReport, journeyed),
  ].reduce(add)
  console.log(closingLine(counts))
  return counts.failed === 0 ? 0 : 1
}

/** Runs a command line on the pinned Node, its output ours; true where it exits with 0. */
async function run(commandLine, env) {
  console.log(`\n> ${commandLine}`)
  const stdio = ['ignore', 'inherit', 'inherit']
  const child = spawn(commandLine, { cwd: root, env, shell: true, stdio })
  return (await new Promise((resolve) => child.on('close', resolve))) === 0
}

/** A build that fails is one failure; what doesn't need it is tested all the same. */
async function succeeds(work) {
  try {
    await work()
    return true
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    console.error(error.message)
    return false
  }
}
