/** Calls as the request log keeps them. */
import { randomUUIDv7 } from 'node:crypto'
import type { LoggedCall } from '#domain/request-log/recorder.ts'

/** Somebody's read of the categories, just now, but for `changes`. */
export const loggedCall = (changes: Partial<LoggedCall> = {}) => ({
  id: randomUUIDv7(),
  method: 'GET',
  route: '/api/v1/category',
  user: 'Telephone/1.0',
  ip: '203.0.113.7',
  username: 'someone',
  timestamp: new Date(),
  statusCode: 200,
  ...changes,
})
