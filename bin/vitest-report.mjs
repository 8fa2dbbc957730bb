/**
 * A reporter of Vitest: what passed and failed, as JSON in the file named by `VITEST_REPORT`. Its own JSON
 * leaves out the errors that belong to no test, which fail a run all the same.
 */
import { writeFileSync } from 'node:fs'

export default class Report {
  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const suites = modules.flatMap((module) => [module, ...module.children.allSuites()])
    const counts = { passed: 0, failed: 0, skipped: 0 }
    for (const test of tests) counts[test.result().state] += 1
    const failures = [
      ...tests.filter((test) => test.result().state === 'failed').map(testName),
      ...tests
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => `${testName(test)} (passed at its second try)`),
      ...suites.flatMap((suite) =>
        suite.errors().map(({ message }) => `${suiteName(suite)}: ${message}`),
      ),
      ...unhandledErrors.map(({ message, stack }) => `outside the tests: ${stack ?? message}`),
    ]
    writeFileSync(process.env.VITEST_REPORT, JSON.stringify({ counts, failures }))
  }
}

const testName = (test) => `${test.module.relativeModuleId} › ${test.fullName}`
const suiteName = (suite) =>
  suite.type === 'module'
    ? suite.relativeModuleId
    : `${suite.module.relativeModuleId} › ${suite.fullName}`
