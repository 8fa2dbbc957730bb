import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { prepareDataDir } from '#platform/data-dir.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'

test('the folder is made with those above it, and left as it is the next time', () => {
  const dataDir = path.join(temporaryFolder(), 'var', 'lib', 'darya')
  expect(prepareDataDir(dataDir)).toBe(dataDir)
  writeFileSync(path.join(dataDir, 'kept'), 'kept')
  expect(prepareDataDir(dataDir)).toBe(dataDir)
  expect(readFileSync(path.join(dataDir, 'kept'), 'utf8')).toBe('kept')
  expect(statSync(dataDir).mode & 0o007).toBe(process.getuid?.() === 0 ? 0o001 : 0)
})

test('a file in its place, or above it, is refused', () => {
  const file = path.join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  expect(() => prepareDataDir(file)).toThrow(`DATA_DIR ${file} is a file, not a folder.`)
  expect(() => prepareDataDir(path.join(file, 'data'))).toThrow('lies below a file, not a folder.')
})

// Elsewhere there is nothing of the kind, and the folder could be made.
test.runIf(process.platform === 'linux')('a place where no folder can be made is refused', () => {
  expect(() => prepareDataDir('/proc/data')).toThrow(/^DATA_DIR \/proc\/data can't be used/)
  expect(() => prepareDataDir('/proc/data/deeper')).toThrow(/^DATA_DIR \/proc\/data\/deeper can't/)
})
