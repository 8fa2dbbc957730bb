/** Installing the packages before anything else. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { makeSmallProject, run } from '#tests/start/small-project.ts'

/** A project whose one package lies in its own folder, so that npm needs no registry. */
function makeProjectToInstall() {
  const project = makeSmallProject({ installed: false })
  const lock = (version: string) =>
    project.write(
      'package-lock.json',
      JSON.stringify({
        lockfileVersion: 3,
        requires: true,
        packages: {
          '': { devDependencies: { neighbour: 'file:neighbour' } },
          neighbour: { version, dev: true },
          'node_modules/neighbour': { resolved: 'neighbour', link: true },
        },
      }),
    )
  project.write(
    'package.json',
    JSON.stringify({
      type: 'module',
      devDependencies: { neighbour: 'file:neighbour' },
      scripts: { build: 'exit 0', postinstall: 'echo installed >> events; sleep 0.5' },
    }),
  )
  project.write('neighbour/package.json', JSON.stringify({ name: 'neighbour', version: '1.0.0' }))
  project.write('server/main.ts', "process.stdout.write('served')")
  lock('1.0.0')
  return { ...project, lock }
}

const start = [process.execPath, 'bin/start.mjs']

test('packages are installed at first, and again when the lock file changes', async () => {
  const project = makeProjectToInstall()
  const install = async (env = {}) => {
    const command = run(project, start, env)
    expect(await command.ended, command.output()).toBe(0)
    return project.events().length
  }
  // A shell's NODE_ENV must not keep the tools for building away.
  expect(await install({ NODE_ENV: 'production', npm_config_omit: 'dev' })).toBe(1)
  expect(existsSync(path.join(project.folder, 'node_modules/neighbour/package.json'))).toBe(true)
  expect(await install()).toBe(1)
  project.write('neighbour/package.json', JSON.stringify({ name: 'neighbour', version: '2.0.0' }))
  project.lock('2.0.0')
  expect(await install()).toBe(2)
})

test('of two commands at once one installs and both serve', async () => {
  const project = makeProjectToInstall()
  const commands = [run(project, start), run(project, start)]
  for (const command of commands) expect(await command.ended, command.output()).toBe(0)
  for (const command of commands) expect(command.output()).toMatch(/served$/)
  expect(project.events()).toEqual(['installed'])
})

test('what npm says is shown where it fails', async () => {
  const project = makeProjectToInstall()
  project.write('package-lock.json', '{ broken')
  const command = run(project, start)
  expect(await command.ended).toBe(1)
  expect(command.output()).toMatch(/npm error.*npm ci failed: see above\.\n$/s)
})
