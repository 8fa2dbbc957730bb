/** The calls that sign staff in and out. */
import * as z from 'zod'
import type { ApiRoute } from '#domain/api-route.ts'
import { maySignOut, signIn, signOut } from '#domain/staff/session.rules.ts'
import { credentials, staffShape } from '#domain/staff/staff.contract.ts'

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
    path: '/admin/logout',
    summary: 'Sign out; the token is dead at once',
    allow: maySignOut,
    answer: { message: z.string() },
    async handle({ ctx }) {
      await signOut(ctx)
      return { message: 'Signed out' }
    },
  },
]
