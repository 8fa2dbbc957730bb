/** The calls on settings. */
import type { ApiRoute } from '#domain/api-route.ts'
import { getPublicSettings } from '#domain/settings/settings.rules.ts'

export const settingsRoutes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/settings',
    summary: 'Name, address and other settings that the public site shows',
    async handle({ ctx }) {
      return { data: await getPublicSettings(ctx) }
    },
  },
]
