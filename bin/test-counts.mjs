/** How many tests passed and failed, and which those were, from what the runners report. */
import { readFileSync } from 'node:fs'

/** A check that passes or fails as a whole. `what` names it. */
export function countWhole(succeeded, what) {
  return succeeded
    ? { passed: 1, failed: 0, skipped: 0, failures: [] }
    : { passed: 0, failed: 1, skipped: 0, failures: [what] }
}

/** @param file what bin/vitest-report.mjs wrote */
export function countVitest(file, succeeded) {
  const report = readReport(file)
  return withCrash(report && { ...report.counts, failures: report.failures }, succeeded, 'vitest')
}

/** @param file what Playwright's reporter `json` wrote */
export function countPlaywright(file, succeeded) {
  const report = readReport(file)
  if (!report) return withCrash(undefined, succeeded, 'playwright')
  const { stats, suites, errors } = report
  const specs = suites.flatMap(specsOf)
  const ended = (status) =>
    specs.filter(({ tests }) => tests.some((test) => test.status === status))
  const failures = [
    ...ended('unexpected').map(specName),
    ...ended('flaky').map((spec) => `${specName(spec)} (passed at its second try)`),
    ...errors.map(({ message, stack }) => `outside the journeys: ${stack ?? message}`),
  ]
  const counts = {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures,
  }
  return withCrash(counts, succeeded, 'playwright')
}

/** A runner that fails without a failed test has crashed, which is a failure of its own. */
function withCrash(counts, succeeded, what) {
  const crash = countWhole(false, `${what} ended with a failure that is no test's`)
  if (!counts) return crash
  return succeeded || counts.failed > 0 ? counts : add(counts, crash)
}

const specsOf = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]
const specName = ({ file, line, title }) => `${file}:${line} › ${title}`

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
    failures: [...a.failures, ...b.failures],
  }
}

/** What failed, a line each, for whoever sees only the end of a long log; the counts are its last line. */
export function closingLines({ passed, failed, skipped, failures }) {
  const named = failures.map((failure) => `  ${failure}`)
  const counts = `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
  return [...(named.length > 0 ? ['What failed:', ...named] : []), counts].join('\n')
}
