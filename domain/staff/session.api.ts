/** The calls that sign staff in and out. */
import type { ApiRoute } from '#domain/api-route.ts'
import { maySignOut, signIn, signOut } from '#domain/staff/session.rules.ts'

export const sessionRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/admin/login',
    summary: 'Sign in',
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
    async handle({ ctx }) {
      await signOut(ctx)
      return { message: 'Signed out' }
    },
  },
]
