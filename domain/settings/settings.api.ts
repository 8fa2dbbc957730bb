/** The calls on settings. */
import * as z from 'zod'
import type { ApiRoute } from '#domain/api-route.ts'
import { settingsChanges, settingsShape } from '#domain/settings/settings.contract.ts'
import { changeSettings, getSettings, mayChangeSettings } from '#domain/settings/settings.rules.ts'

export const settingsRoutes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/settings',
    summary: 'Name, address and other settings that the public site shows; all for a superAdmin',
    answer: { data: settingsShape },
    async handle({ ctx }) {
      return { data: await getSettings(ctx) }
    },
  },
  {
    method: 'PUT',
    path: '/settings',
    summary: 'Change settings; what is left out stays as it is',
    allow: mayChangeSettings,
    body: { json: settingsChanges },
    answer: { data: settingsShape, message: z.string() },
    errors: [412],
    async handle({ ctx, json, expectedVersion }) {
      const { settings, changed } = await changeSettings(ctx, await json(), expectedVersion)
      return {
        data: settings,
        message: changed ? 'Settings updated successfully!' : 'No changes detected',
      }
    },
  },
]
