/** The calls on settings. */
import type { ApiRoute } from '#domain/api-route.ts'
import { publicSettingsShape } from '#domain/settings/settings.contract.ts'
import { getPublicSettings } from '#domain/settings/settings.rules.ts'

export const settingsRoutes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/settings',
    summary: 'Name, address and other settings that the public site shows',
    answer: { data: publicSettingsShape },
    async handle({ ctx }) {
      return { data: await getPublicSettings(ctx) }
    },
  },
]
