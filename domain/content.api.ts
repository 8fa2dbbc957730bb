/** The calls that every kind of content has alike. */
import * as z from 'zod'
import type { ApiRoute } from '#domain/api-route.ts'
import {
  type ContentKind,
  changeContentStatus,
  deleteContent,
  rightsOf,
  statusChange,
} from '#domain/content.rules.ts'
import type { ContentView } from '#domain/record-view.ts'

/** `PATCH {base}/status/{id}`: makes a record public, or takes it off the public site. */
export const statusRoute = <View extends ContentView>(
  base: string,
  kind: ContentKind<View>,
  shape: z.ZodObject,
): ApiRoute => ({
  method: 'PATCH',
  path: `${base}/status/{id}`,
  summary: `${kind.label}: make public, or take off the public site`,
  allow: rightsOf(kind.area).changeStatus,
  body: { json: statusChange },
  answer: { data: shape, message: z.string() },
  errors: [404, 412],
  async handle({ ctx, param, json, expectedVersion }) {
    const data = await changeContentStatus(ctx, kind, param('id'), await json(), expectedVersion)
    return { data, message: `${kind.label} is ${data.isActive ? 'active' : 'inactive'} now` }
  },
})

/** `DELETE {path}`: puts a record into the trash. */
export const deleteRoute = <View extends ContentView>(
  path: string,
  kind: ContentKind<View>,
): ApiRoute => ({
  method: 'DELETE',
  path,
  summary: `${kind.label}: put into the trash`,
  allow: rightsOf(kind.area).delete,
  answer: { message: z.string() },
  errors: [404, 409, 412],
  async handle({ ctx, param, expectedVersion }) {
    await deleteContent(ctx, kind, param('id'), expectedVersion)
    return { message: `${kind.label} deleted successfully` }
  },
})
