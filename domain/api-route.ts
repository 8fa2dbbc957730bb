/** What an X.api.ts is made of: one declaration a call, which the server mounts under /api/v1. */
import type * as z from 'zod'
import type { Context } from '#domain/context.ts'
import { validate } from '#domain/validate.ts'
import { AppError } from '#platform/app-error.ts'
import { readJson } from '#platform/http/read-json.ts'
import {
  type Multipart,
  type MultipartLimits,
  readMultipart,
} from '#platform/http/read-multipart.ts'
import { limit } from '#platform/rate-limit.ts'

export type ApiMethod = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** One request to one call, as its handler sees it. */
export type ApiCall = {
  ctx: Context
  request: Request
  /** A parameter of the path. */
  param(name: string): string
  /** The query string as `schema` wants it; 422 where it doesn't. A name given twice keeps its last value. */
  query<Schema extends z.ZodObject>(schema: Schema): z.output<Schema>
  json(): Promise<Record<string, unknown>>
  multipart(limits: MultipartLimits): Promise<Multipart>
  /**
   * Looks who is asking once more, and whether they may still do so: before each part of an answer that
   * is made as slowly as it is read. Bodies are followed by it of themselves.
   * @throws AppError 401, 403
   */
  requireStill(): Promise<void>
  /** The version the caller last saw, from `If-Match`; undefined where it doesn't say. */
  expectedVersion: number | undefined
}

/** What is merged into `{ success: true, … }`, or a whole answer where that is no JSON. */
export type ApiAnswer = Record<string, unknown> | Response

/**
 * What a call's body may hold; for a form with files, `files` says which parts are files: one that is
 * needed, one that may be left out, or as many as the schema says.
 */
export type BodyDescription =
  | { json: z.ZodObject }
  | { multipart: z.ZodObject; files: Record<string, 'one' | 'optional' | 'several'> }

export type ApiRoute = {
  method: ApiMethod
  /** Below /api/v1; parameters as `{id}`. */
  path: string
  /** One line for the documentation. */
  summary: string
  /**
   * Who may call, for calls that aren't public. Runs before the body is read and again after it, and
   * is the same guard that the rule applies, so that the right stands in one place. Some rights
   * depend on the record that the path names.
   */
  allow?: (ctx: Context, param: ApiCall['param']) => unknown
  /**
   * For public content, whose answers to visitors change only when the content does: they may be
   * kept, one for each path and value of the parameters `by`. A request with another parameter of
   * `query` is answered anew.
   */
  kept?: { by: readonly string[] }
  /** The schemas that the rule validates with, for the documentation. */
  query?: z.ZodObject
  body?: BodyDescription
  /** Whether `Idempotency-Key` is heeded, for the documentation. */
  isRepeatable?: true
  /** Fields of a successful answer besides `success`; or the media type of one that is no JSON. */
  answer: z.ZodRawShape | { mediaType: string }
  /** Statuses that this call has besides those which every call may answer; with 412, `If-Match` is heeded. */
  errors?: number[]
  handle(call: ApiCall): Promise<ApiAnswer>
}

/**
 * The call behind a request that was routed and whose caller is known.
 * @param requireStill also runs once a body was read, for which its sender may have taken their time
 * @throws whatever `requireStill` throws, from reading the body
 */
export function apiCall(
  ctx: Context,
  request: Request,
  params: Record<string, string>,
  requireStill: () => Promise<void>,
): ApiCall {
  const then = async <Body>(reading: Promise<Body>): Promise<Body> => {
    const body = await reading
    await requireStill()
    return body
  }
  return {
    ctx,
    request,
    param: (name) => params[name] ?? '',
    query: (schema) => validate(schema, Object.fromEntries(new URL(request.url).searchParams)),
    json: () => then(readJson(request)),
    async multipart(limits) {
      // Of staff alone: public forms are counted by their network.
      if (ctx.actor) await limit(ctx, 'staff-upload', ctx.actor.id, 600, 600)
      return then(readMultipart(request, limits))
    },
    requireStill,
    // Looked at only when it is asked for, which is after the caller's rights.
    get expectedVersion() {
      return versionIn(request.headers.get('if-match'))
    },
  }
}

/** A version as `If-Match` names it. */
export const versionTag = /^(?:W\/)?"?(\d{1,9})"?$/

/** @throws AppError 400 for a header that names no version. */
function versionIn(header: string | null): number | undefined {
  if (header === null || header === '*') return undefined
  const digits = versionTag.exec(header.trim())?.[1]
  if (digits === undefined) throw new AppError(400, 'If-Match must name a version')
  return Number(digits)
}
