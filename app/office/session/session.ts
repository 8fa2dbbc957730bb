/**
 * Who is signed in. The token is kept under `DS_Token` and the user under `user` (the
 * specification, business constants), so that a reload and a second window find them again.
 */
import { useSyncExternalStore } from 'react'
import type { StaffView } from '#domain/staff/staff.contract.ts'

export type Session = {
  token: string
  /** Absent where only the token was found; the token alone counts as signed in. */
  user: StaffView | null
}

const tokenKey = 'DS_Token'
const userKey = 'user'

let session = restoreSession()
let hasEnded = false
const listeners = new Set<() => void>()

function restoreSession(): Session | null {
  const token = localStorage.getItem(tokenKey)
  return token ? { token, user: storedUser() } : null
}

function storedUser(): StaffView | null {
  try {
    return JSON.parse(localStorage.getItem(userKey) ?? 'null')
  } catch {
    return null
  }
}

function change(next: Session | null) {
  session = next
  for (const listener of listeners) listener()
}

export const currentSession = () => session

/** Signs in, in this window and in the others. */
export function beginSession(token: string, user: StaffView): void {
  localStorage.setItem(tokenKey, token)
  localStorage.setItem(userKey, JSON.stringify(user))
  hasEnded = false
  change({ token, user })
}

/** Forgets token and user. Telling the server is the caller's part. */
export function endSession(): void {
  localStorage.removeItem(tokenKey)
  localStorage.removeItem(userKey)
  change(null)
}

/** The same for a session that the server no longer knows, and whose user doesn't know that yet. */
export function loseSession(): void {
  hasEnded = true
  endSession()
}

/** True from the moment that a session was lost until someone signs in. */
export const sessionWasLost = () => hasEnded

// Signing in or out in one window holds for all of them.
addEventListener('storage', ({ key }) => {
  if (key === tokenKey || key === null) change(restoreSession())
})

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSession = () => useSyncExternalStore(subscribe, currentSession)
