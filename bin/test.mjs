/**
 * `npm test`: everything CI asks for, on a fresh clone too. Its last line is `N passed, N failed`;
 * the check counts as one.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findOrInstallBrowsers } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { CommandError, packageScript, runCommand, toolEnvironment } from './project.mjs'
import { runTool } from './run-tool.mjs'
import { add, closingLines, countPlaywright, countVitest, countWhole } from './test-counts.mjs'

// Until everything has run: a run that is stopped half-way is no success.
process.exitCode = 1

await runCommand(async () => {
  const reports = mkdtempSync(path.join(os.tmpdir(), 'darya-reports-'))
  const data = mkdtempSync(path.join(os.tmpdir(), 'darya-e2e-'))
  try {
    return await runEverything(reports, data)
  } finally {
    for (const folder of [reports, data]) remove(folder)
  }
})

/** What a database that is just ending still writes to is left, which is no failure of a test. */
function remove(folder) {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  } catch (error) {
    console.error(`${folder} could not be removed: ${error.message}`)
  }
}

/** @param data a folder for what the servers of the journeys store */
async function runEverything(reports, data) {
  await ensureInstalled({ withDevelopment: true })
  const { browser, shell } = findOrInstallBrowsers()
  const env = {
    ...toolEnvironment(),
    ...(browser && { CHROMIUM_PATH: browser, CHROMIUM_SHELL_PATH: shell }),
  }
  const vitestReport = path.join(reports, 'vitest.json')
  const playwrightReport = path.join(reports, 'playwright.json')

  const checked = await run(packageScript('check'), env)
  const built = await succeeds(ensureBuilt)
  const tested = await run('vitest run --reporter=default --reporter=./bin/vitest-report.mjs', {
    ...env,
    VITEST_REPORT: vitestReport,
  })
  const journeyed = await run('playwright test --reporter=list,json', {
    ...env,
    E2E_DATA_DIR: data,
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
  })

  const counts = [
    countWhole(checked, 'check'),
    ...(built ? [] : [countWhole(false, 'build')]),
    countVitest(vitestReport, tested),
    countPlaywright(playwrightReport, journeyed),
  ].reduce(add)
  console.log(closingLines(counts))
  return counts.failed === 0 ? 0 : 1
}

/** Runs a command line, its output ours; true where it exits with 0. */
async function run(commandLine, env) {
  console.log(`\n> ${commandLine}`)
  return (await runTool(commandLine, [], { env, shell: true })) === 0
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
