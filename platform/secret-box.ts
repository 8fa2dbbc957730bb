/** Encrypts what must be read again, so that a copy of the database alone gives nothing away. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#platform/config.ts'

type KeyPlace = Pick<Config, 'secretKey' | 'dataDir'>

const keys = new WeakMap<KeyPlace, Buffer>()

/**
 * `text` encrypted with AES-256-GCM under the key of the configuration.
 * @param owner what it belongs to; it opens for the same one only, so that it can't be moved to another
 */
export function seal(config: KeyPlace, text: string, owner: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(config), nonce).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64url')
}

/** What was sealed; undefined where it was altered, or sealed under another key or for another owner. */
export function unseal(config: KeyPlace, sealed: string, owner: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < 28) return undefined
  const decipher = createDecipheriv('aes-256-gcm', keyOf(config), bytes.subarray(0, 12))
  decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(-16))
  try {
    return decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return undefined
  }
}

/** From SECRET_KEY, or from a file in DATA_DIR that is made when it is first needed. */
function keyOf(config: KeyPlace): Buffer {
  const known = keys.get(config)
  if (known) return known
  const secret = config.secretKey ?? secretFile(join(config.dataDir, 'secret.key'))
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'darya-studio sealed columns', 32))
  keys.set(config, key)
  return key
}

function secretFile(path: string): string {
  const read = () => readFileSync(path, 'utf8').trim()
  try {
    return read()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  // Whole or not at all, and of two processes that make one, both go on with the first.
  const unfinished = `${path}.${randomBytes(4).toString('hex')}`
  writeFileSync(unfinished, `${randomBytes(32).toString('base64url')}\n`, {
    mode: 0o600,
    flush: true,
  })
  try {
    linkSync(unfinished, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(unfinished, { force: true })
  }
  return read()
}
