/** The calls on settings. */
import * as z from 'zod'
import type { ApiRoute } from '#domain/api-route.ts'
import { newLogo, settingsChanges, settingsShape } from '#domain/settings/settings.contract.ts'
import {
  changeSettings,
  getSettings,
  mayChangeSettings,
  storeLogo,
} from '#domain/settings/settings.rules.ts'
import { imageTooLargeMessage, maxImageBytes } from '#platform/media/image-limits.ts'

export const settingsRoutes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/settings',
    summary: 'Name, address and other settings that the public site shows; all for a superAdmin',
    kept: { by: [] },
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
  {
    method: 'POST',
    path: '/settings/logo',
    summary: 'Store a logo; a change of the settings then names it by the address in the answer',
    allow: mayChangeSettings,
    body: { multipart: newLogo, files: { logo: 'one' } },
    answer: { data: z.object({ url: z.string() }), message: z.string() },
    errors: [413, 415, 507],
    async handle({ ctx, multipart }) {
      const { fields, files } = await multipart({
        maxFiles: 1,
        maxFileBytes: maxImageBytes,
        tooLarge: imageTooLargeMessage,
        names: ['logo'],
      })
      const url = await storeLogo(ctx, fields, files.logo?.[0])
      return { data: { url }, message: 'Image uploaded successfully!' }
    },
  },
]
