/**
 * `node tests/faults/tidy.ts FOLDER …`: stops every PostgreSQL whose files lie in the folders of a
 * run, unmounts what it has mounted there, and removes them.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findPostmaster, stopPostmaster } from '#platform/own-postgres/postmaster.ts'

for (const folder of process.argv.slice(2)) {
  const dataDirs = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name))
  for (const dataDir of dataDirs) {
    const left = findPostmaster({ cluster: join(dataDir, 'postgres', 'cluster') })
    if (left) await stopPostmaster(left.pid)
  }
  for (const mounted of mountsIn(folder)) execFileSync('umount', [mounted])
  rmSync(folder, { recursive: true, force: true })
}

/** The deepest first. */
function mountsIn(folder: string): string[] {
  if (!existsSync('/proc/mounts')) return []
  return readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
    .filter((path) => path.startsWith(`${folder}/`))
    .toSorted((a, b) => b.length - a.length)
}
