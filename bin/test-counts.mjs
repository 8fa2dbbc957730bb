/** How many tests passed and failed, from what the runners report. */
import { readFileSync } from 'node:fs'

/** A check that passes or fails as a whole. */
export function countWhole(succeeded) {
  return succeeded ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }
}

export function countVitest(file, succeeded) {
  const report = readReport(file)
  const counts = report && {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }
  return withCrash(counts, succeeded)
}

export function countPlaywright(file, succeeded) {
  const { stats } = readReport(file) ?? {}
  const counts = stats && {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }
  return withCrash(counts, succeeded)
}

/** A runner that fails without a failed test has crashed, which is a failure of its own. */
function withCrash(counts, succeeded) {
  if (!counts) return countWhole(false)
  return succeeded || counts.failed > 0 ? counts : add(counts, countWhole(false))
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

export function add(a, b) {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  }
}

export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
}
