/** `npm start`, from the first build to the last signal. */
import { expect, test } from 'vitest'
import { makeSmallProject, run, runUntilReady } from '#tests/start/small-project.ts'

const start = [process.execPath, 'bin/start.mjs']
/** As soon as a busy machine allows. */
test('the pages are built at first, and again only when their sources change', async () => {
  const project = makeSmallProject()
  const startAndStop = async () => {
    const command = await runUntilReady(project, start)
    command.process.kill('SIGTERM')
    await command.ended
    return project.events().filter((event) => event === 'built').length
  }
  expect(await startAndStop()).toBe(1)
  expect(await startAndStop()).toBe(1)
  project.write('domain/category/category.rules.ts', 'export const onlyForTheServer = 1')
  expect(await startAndStop()).toBe(1)
  project.write('domain/category/category.contract.ts', 'export const forBrowsersToo = 1')
  expect(await startAndStop()).toBe(2)
  project.write('app/page.ts', 'export const page = 2')
  expect(await startAndStop()).toBe(3)
})

test('a built project says nothing of its own', async () => {
  const project = makeSmallProject()
  const first = await runUntilReady(project, start)
  expect(first.output()).toBe('Building the pages …\nready\n')
  first.process.kill('SIGTERM')
  await first.ended
  const second = await runUntilReady(project, start)
  expect(second.output()).toBe('ready\n')
})

test('a build that fails is shown, ends the start, and is tried again', async () => {
  const project = makeSmallProject()
  project.writeManifest({ build: 'echo "page.ts is broken" && exit 1' })
  for (const _ of [1, 2]) {
    const command = run(project, start)
    expect(await command.ended).toBe(1)
    expect(command.output()).toBe(
      'Building the pages …\npage.ts is broken\nThe build failed: see above.\n',
    )
  }
})

test('a request to stop ends the build and whatever it has started', async () => {
  const project = makeSmallProject()
  project.writeManifest({ build: 'echo building >> events; sleep 3; echo too late >> events' })
  const command = run(project, start)
  await expect.poll(project.events).toEqual(['building'])
  command.process.kill('SIGTERM')
  expect(await command.ended).toBe(0)
  expect(project.events()).toEqual(['building'])
})

test.each(['SIGTERM', 'SIGINT'] as const)('%s drains the server, once', async (signal) => {
  const project = makeSmallProject()
  const command = await runUntilReady(project, start)
  command.process.kill(signal)
  command.process.kill(signal)
  await expect.poll(project.events).toContain(signal)
  command.process.kill(signal)
  expect(await command.ended).toBe(0)
  expect(project.events().slice(-2)).toEqual([signal, 'drained'])
})

test('a request to stop that comes before the server listens is no failure', async () => {
  const project = makeSmallProject()
  project.write('server/main.ts', "console.log('ready'); setInterval(() => {}, 60_000)")
  const command = await runUntilReady(project, start)
  command.process.kill('SIGTERM')
  expect(await command.ended).toBe(0)
})

test("the server's exit code is the command's", async () => {
  const command = await runUntilReady(makeSmallProject(), start, { EXIT: '3' })
  command.process.kill('SIGTERM')
  expect(await command.ended).toBe(3)
})

test('a server that dies of a signal is told by the exit code', async () => {
  const command = await runUntilReady(makeSmallProject(), start)
  process.kill(command.serverPid, 'SIGKILL')
  expect(await command.ended).toBe(128 + 9)
})

test('the server drains when the command is killed', async () => {
  const project = makeSmallProject()
  const command = await runUntilReady(project, start)
  command.process.kill('SIGKILL')
  await expect.poll(() => project.events().slice(-2)).toEqual(['disconnect', 'drained'])
})

test('npm ends with the drained server', async () => {
  const project = makeSmallProject()
  const npm = await runUntilReady(project, ['npm', 'start'])
  npm.process.kill('SIGTERM')
  expect(await npm.ended).toBe(0)
  expect(project.events().slice(-2)).toEqual(['SIGTERM', 'drained'])
})

test('the server drains when npm is killed', async () => {
  const project = makeSmallProject()
  const npm = await runUntilReady(project, ['npm', 'start'])
  npm.process.kill('SIGKILL')
  await expect.poll(() => project.events().slice(-2)).toEqual(['SIGTERM', 'drained'])
})

test('the server outlives the shell it was started from', async () => {
  const project = makeSmallProject()
  const shell = await runUntilReady(project, [
    ...['sh', '-c', `"${process.execPath}" bin/start.mjs & echo $! > pid; sleep 2`],
  ])
  expect(await shell.ended).toBe(0)
  // Twice as long as a killed npm takes to be noticed.
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  expect(project.events().at(-1)).toBe(`ready ${shell.serverPid}`)
  process.kill(shell.serverPid, 'SIGTERM')
  await expect.poll(() => project.events().at(-1)).toBe('drained')
})
