import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  realpathSync,
  statSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { StartupError } from './startup-error.ts'

/**
 * Makes DATA_DIR where it is missing and returns its real path.
 * Run by root, the folder can be passed (not listed) by the account PostgreSQL runs as; the folders
 * inside carry their own, closed modes. Otherwise it is its owner's alone.
 * @throws {StartupError} where it can't be made or written to
 */
export function prepareDataDir(dataDir: string): string {
  try {
    if (makeFolder(dataDir)) chmodSync(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700)
    accessSync(dataDir, constants.W_OK | constants.X_OK)
    return realpathSync(dataDir)
  } catch (error) {
    throw explainFileError(error, dataDir)
  }
}

/**
 * Makes `folder` and those above it that are missing. One by one: asked for all of them, Node never comes back
 * from places where none can be made, such as /proc.
 * @param folder an absolute path
 * @returns whether it was missing
 */
function makeFolder(folder: string): boolean {
  if (makeOne(folder)) return true
  if (existsSync(folder)) return false
  makeFolder(dirname(folder))
  return makeOne(folder, true)
}

/**
 * Makes `folder` alone.
 * @returns false where it is there already, or, unless it `hasParent`, where the one above is missing
 */
function makeOne(folder: string, hasParent = false): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' && statSync(folder).isDirectory()) return false
    if (code === 'ENOENT' && !hasParent) return false
    throw error
  }
}

const reasons: Record<string, string> = {
  EACCES: 'may not be written to by this user',
  EPERM: 'may not be changed by this user',
  EROFS: 'is on a read-only disk',
  ENOSPC: 'is on a full disk',
  EDQUOT: 'is over its disk quota',
  ENOTDIR: 'lies below a file, not a folder',
  EEXIST: 'is a file, not a folder',
  ENAMETOOLONG: 'is too long a path',
}

/** Turns an error met while working in DATA_DIR into one its owner understands. */
export function explainFileError(error: unknown, dataDir: string): Error {
  const { code, message } = error as NodeJS.ErrnoException
  if (error instanceof StartupError || !code) return error as Error
  return new StartupError(`DATA_DIR ${dataDir} ${reasons[code] ?? `can't be used (${message})`}.`, {
    cause: error,
  })
}
