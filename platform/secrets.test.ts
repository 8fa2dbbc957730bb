/** How passwords, tokens and secrets are kept: by the numbers that docs/security.md promises. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hashPassword, verifyPassword } from '#platform/password.ts'
import { seal, unseal } from '#platform/secret-box.ts'
import { hashToken, newToken } from '#platform/token.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'

test('a password is kept as Argon2id of at least 19 MiB and two passes, each with its own salt', async () => {
  const [one, two] = await Promise.all([hashPassword('Same-pass-9'), hashPassword('Same-pass-9')])
  const [, memory, passes, salt, tag] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w+/]+)\$([\w+/]+)$/.exec(one) ?? []
  expect(Number(memory)).toBeGreaterThanOrEqual(19_456)
  expect(Number(passes)).toBeGreaterThanOrEqual(2)
  expect(Buffer.from(salt ?? '', 'base64')).toHaveLength(16)
  expect(Buffer.from(tag ?? '', 'base64')).toHaveLength(32)
  expect(one).not.toBe(two)
  expect(await verifyPassword('Same-pass-9', two)).toBe(true)
  expect(await verifyPassword('Same-pass-8', two)).toBe(false)
  expect(await verifyPassword('', 'not a hash')).toBe(false)
})

test('a token has 256 random bits, and what is kept of it is no way back', () => {
  const tokens = new Set(Array.from({ length: 1_000 }, newToken))
  expect(tokens.size).toBe(1_000)
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  // SHA-256 of "abc", as FIPS 180-2 has it.
  expect(hashToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

describe('what is sealed', () => {
  const place = { dataDir: '/nowhere', secretKey: 'k'.repeat(32) }

  test('opens with the same key for the same owner, and reads otherwise each time', () => {
    const sealed = seal(place, 'JBSWY3DPEHPK3PXP', 'one')
    expect(unseal({ ...place }, sealed, 'one')).toBe('JBSWY3DPEHPK3PXP')
    expect(seal(place, 'JBSWY3DPEHPK3PXP', 'one')).not.toBe(sealed)
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('JBSWY3')
    expect(unseal(place, sealed, 'two')).toBeUndefined()
    expect(unseal({ ...place, secretKey: 'x'.repeat(32) }, sealed, 'one')).toBeUndefined()
  })

  test('opens with none of its bits changed', () => {
    const bytes = Buffer.from(seal(place, 'text', 'one'), 'base64url')
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
      expect(unseal(place, changed.toString('base64url'), 'one')).toBeUndefined()
    }
    expect(unseal(place, '', 'one')).toBeUndefined()
  })

  test('has a key of its own where none is given, which only its owner may read', () => {
    const dataDir = temporaryFolder()
    const sealed = seal({ dataDir, secretKey: undefined }, 'text', 'one')
    const file = join(dataDir, 'secret.key')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url')).toHaveLength(32)
    expect(unseal({ dataDir, secretKey: undefined }, sealed, 'one')).toBe('text')
  })
})
