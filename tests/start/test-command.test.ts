/** `npm test` and the lines it ends with. */
import { expect, test } from 'vitest'
import { makeSmallProject, run, type SmallProject } from '#tests/start/small-project.ts'

/** The browser is only asked for its version: no journey of these opens a page. */
const env = { CHROMIUM_PATH: process.execPath }

const vitest = (body: string) =>
  `import { expect, test } from 'vitest'\ntest('passes', () => expect(1).toBe(1))\n${body}`
const journey = (body: string) =>
  `import { expect, test } from '@playwright/test'\ntest('passes', () => expect(1).toBe(1))\n${body}`

async function closingOf(project: SmallProject) {
  const command = run(project, [process.execPath, 'bin/test.mjs'], env)
  const code = await command.ended
  const lines = command.output().trimEnd().split('\n')
  const from = lines.lastIndexOf('What failed:')
  const failures = from < 0 ? [] : lines.slice(from + 1, -1).map((line) => line.trim())
  return { code, line: lines.at(-1), failures }
}

function makeTested({ tests = '', journeys = '' }) {
  const project = makeSmallProject()
  project.write('rules.test.ts', vitest(tests))
  project.write('e2e/journey.ts', journey(journeys))
  project.write(
    'playwright.config.ts',
    "export default { testDir: 'e2e', testMatch: 'journey.ts' }",
  )
  return project
}

test('check, tests and journeys are counted together', async () => {
  expect(await closingOf(makeTested({}))).toEqual({
    code: 0,
    line: '3 passed, 0 failed',
    failures: [],
  })
})

test('failed and skipped ones are counted too', async () => {
  const project = makeTested({
    tests: "test('fails', () => expect(1).toBe(2))\ntest.skip('waits', () => {})",
    journeys: "test('fails', () => expect(1).toBe(2))\ntest.skip('waits', () => {})",
  })
  project.writeManifest({ check: 'exit 1' })
  expect(await closingOf(project)).toEqual({
    code: 1,
    line: '2 passed, 3 failed, 2 skipped',
    failures: ['check', 'rules.test.ts › fails', 'journey.ts:3 › fails'],
  })
})

test('a test that passes only when tried again is named, and fails nothing', async () => {
  const tests = "let tries = 0\ntest('wavers', { retry: 1 }, () => expect(tries++).toBe(1))"
  expect(await closingOf(makeTested({ tests }))).toEqual({
    code: 0,
    line: '4 passed, 0 failed',
    failures: ['rules.test.ts › wavers (passed at its second try)'],
  })
})

test('a runner that crashes has failed, and the others still run', async () => {
  const project = makeTested({})
  project.write('vitest.config.ts', "throw new Error('broken')")
  project.writeManifest({ build: 'exit 1' })
  expect(await closingOf(project)).toMatchObject({ code: 1, line: '2 passed, 2 failed' })
})

test('a file that is no test at all has failed beside those that are', async () => {
  const project = makeTested({})
  project.write('broken.test.ts', "throw new Error('broken')")
  expect(await closingOf(project)).toMatchObject({
    code: 1,
    line: '3 passed, 1 failed',
    failures: [expect.stringContaining('broken.test.ts: broken'), expect.anything()],
  })
})

test('an error that belongs to no test is told at the end, where a long log is read', async () => {
  const project = makeTested({
    tests: "test('leaves', () => { setTimeout(() => { throw new Error('too late') }) })",
  })
  const { code, line, failures } = await closingOf(project)
  expect({ code, line }).toEqual({ code: 1, line: '4 passed, 1 failed' })
  expect(failures.join('\n')).toContain('outside the tests: Error: too late')
})

test('no test is no success', async () => {
  const project = makeSmallProject()
  project.write('e2e/empty', '')
  project.write(
    'playwright.config.ts',
    "export default { testDir: 'e2e', testMatch: 'journey.ts' }",
  )
  expect(await closingOf(project)).toMatchObject({ code: 1, line: '1 passed, 2 failed' })
})

test('a run that is stopped ends what it runs and is no success', async () => {
  const project = makeTested({})
  project.writeManifest({ check: 'echo checking >> events; sleep 3; echo too late >> events' })
  const command = run(project, [process.execPath, 'bin/test.mjs'], env)
  await expect.poll(project.events).toEqual(['checking'])
  command.process.kill('SIGINT')
  expect(await command.ended).toBe(1)
  expect(command.output()).not.toContain('passed')
  expect(project.events()).toEqual(['checking'])
})
