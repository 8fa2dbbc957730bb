/** The calls that sign staff in and out. */
import * as z from 'zod'
import type { ApiRoute } from '#domain/api-route.ts'
import { secondStep } from '#domain/staff/second-factor.contract.ts'
import {
  completeSignIn,
  endSession,
  listSessions,
  maySignOut,
  signIn,
  signOut,
} from '#domain/staff/session.rules.ts'
import { credentials, sessionShape, staffShape } from '#domain/staff/staff.contract.ts'

export const sessionRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/admin/login',
    summary: 'Sign in',
    body: { json: credentials },
    answer: { token: z.string(), data: staffShape, message: z.string() },
    errors: [401, 429],
    async handle({ ctx, json }) {
      const { token, user } = await signIn(ctx, await json())
      return { token, data: user, message: 'Signed in' }
    },
  },
  {
    method: 'POST',
    path: '/admin/login/second',
    summary:
      'Complete a sign-in that was answered with a challenge: by a code of the app, or a recovery code',
    body: { json: secondStep },
    answer: { token: z.string(), data: staffShape, message: z.string() },
    errors: [401, 429],
    async handle({ ctx, json }) {
      const { token, user } = await completeSignIn(ctx, await json())
      return { token, data: user, message: 'Signed in' }
    },
  },
  {
    method: 'POST',
    path: '/admin/logout',
    summary: 'Sign out; the token is dead at once',
    allow: maySignOut,
    answer: { message: z.string() },
    async handle({ ctx }) {
      await signOut(ctx)
      return { message: 'Signed out' }
    },
  },
  {
    method: 'GET',
    path: '/admin/sessions',
    summary: 'Where one is signed in oneself, the last used first',
    allow: maySignOut,
    answer: { data: z.array(sessionShape) },
    async handle({ ctx }) {
      return { data: await listSessions(ctx) }
    },
  },
  {
    method: 'DELETE',
    path: '/admin/sessions/{id}',
    summary: 'End one of one’s own sessions; its token is dead at once',
    allow: maySignOut,
    answer: { message: z.string() },
    errors: [404],
    async handle({ ctx, param }) {
      await endSession(ctx, param('id'))
      return { message: 'Session ended' }
    },
  },
]
