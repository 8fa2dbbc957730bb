/** Secrets that are handed out once and kept only as a hash. */
import { createHash, randomBytes } from 'node:crypto'

/** A new token of 256 random bits, safe in a URL. */
export const newToken = () => randomBytes(32).toString('base64url')

/** What is stored of a token. It is random enough that a plain hash can't be guessed back. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
