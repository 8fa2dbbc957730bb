/** Signing in and out, and the words for what can go wrong (the specification, error catalogue). */
import { ApiError, callApi } from '#app/office/api-client.ts'
import { dropAllDrafts } from '#app/office/record/draft.ts'
import { beginSession, endSession } from '#app/office/session/session.ts'
import { invalidCredentials, type StaffView } from '#domain/staff/staff.contract.ts'

export type Credentials = { username: string; password: string }

/**
 * Signs in with the password.
 * @returns the challenge of a second step, where the account has one
 * @throws ApiError
 */
export async function signIn(
  credentials: Credentials,
  beforeBegin: () => Promise<void>,
): Promise<string | undefined> {
  try {
    await begin('/admin/login', credentials, beforeBegin)
    return undefined
  } catch (error) {
    if (error instanceof ApiError && error.challenge) return error.challenge
    throw error
  }
}

/** Completes a sign-in by a code. @throws ApiError */
export const completeSignIn = (
  step: { challenge: string; code: string },
  beforeBegin: () => Promise<void>,
) => begin('/admin/login/second', step, beforeBegin)

async function begin(path: string, body: object, beforeBegin: () => Promise<void>): Promise<void> {
  const { token, data } = await callApi<{ token: string; data: StaffView }>('POST', path, { body })
  await beforeBegin()
  beginSession(token, data)
}

/** Signs out here at once, forgets what was typed, and tells the server, which ends the token. */
export function signOut(): void {
  void callApi('POST', '/admin/logout').catch(() => {})
  endSession()
  dropAllDrafts()
}

export function loginFailure(error: unknown): string {
  if (!(error instanceof ApiError)) {
    return `Login failed: ${error instanceof Error ? error.message : String(error)}`
  }
  if (error.status === 0) return 'Network error: the server cannot be reached'
  return error.message || (error.status === 401 ? invalidCredentials : 'Login failed')
}
