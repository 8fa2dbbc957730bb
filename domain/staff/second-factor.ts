/** One-time codes (TOTP, RFC 6238) and the recovery codes that stand in for them. */
import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { hashToken } from '#platform/token.ts'

/** What authenticator apps expect unless told otherwise: six digits of HMAC-SHA-1, every 30 seconds. */
const period = 30
const totp = { algorithm: 'SHA1', digits: 6, period } as const
/** Codes of the step before and after are taken too, for clocks that differ. */
const window = 1

/** How many recovery codes an account gets. */
const codeCount = 10

/** A new secret of 160 bits (RFC 4226, requirement R6), in base 32. */
export const newSecret = () => new Secret({ size: 20 }).base32

/** What an authenticator app reads from the QR code. */
export const secretUri = (secret: string, issuer: string, username: string) =>
  new TOTP({ ...totp, issuer, label: username, secret: Secret.fromBase32(secret) }).toString()

/** The time step whose code this is, or undefined for a wrong code. */
export function stepOf(code: string, secret: string, now = Date.now()): number | undefined {
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const delta = TOTP.validate({
    ...totp,
    token,
    secret: Secret.fromBase32(secret),
    window,
    timestamp: now,
  })
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta
}

/** Recovery codes to be shown once, each of 80 random bits: too many to be guessed from a hash. */
export const newRecoveryCodes = () =>
  Array.from({ length: codeCount }, () => {
    const text = new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer }).base32
    return text.match(/.{4}/g)?.join('-') ?? text
  })

/** What is stored of a recovery code, however its owner typed it. */
export const hashRecoveryCode = (code: string) =>
  hashToken(code.toUpperCase().replaceAll(/[^A-Z2-7]/g, ''))
