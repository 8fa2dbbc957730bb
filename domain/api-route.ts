/** What an X.api.ts is made of: one declaration a call, which the server mounts under /api/v1. */
import type { Context } from '#domain/context.ts'
import { AppError } from '#platform/app-error.ts'
import { readJson } from '#platform/http/read-json.ts'
import {
  type Multipart,
  type MultipartLimits,
  readMultipart,
} from '#platform/http/read-multipart.ts'

export type ApiMethod = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** One request to one call, as its handler sees it. */
export type ApiCall = {
  ctx: Context
  request: Request
  /** A parameter of the path. */
  param(name: string): string
  query: URLSearchParams
  json(): Promise<Record<string, unknown>>
  multipart(limits: MultipartLimits): Promise<Multipart>
  /** The version the caller last saw, from `If-Match`; undefined where it doesn't say. */
  expectedVersion: number | undefined
}

/** What is merged into `{ success: true, … }`, or a whole answer where that is no JSON. */
export type ApiAnswer = Record<string, unknown> | Response

export type ApiRoute = {
  method: ApiMethod
  /** Below /api/v1; parameters as `{id}`. */
  path: string
  /** One line for the documentation. */
  summary: string
  /**
   * Who may call, for calls that aren't public. Runs before the body is read, and is the same guard
   * that the rule applies, so that the right stands in one place.
   */
  allow?: (ctx: Context) => unknown
  handle(call: ApiCall): Promise<ApiAnswer>
}

/** The call behind a request that was routed and whose caller is known. */
export function apiCall(ctx: Context, request: Request, params: Record<string, string>): ApiCall {
  return {
    ctx,
    request,
    param: (name) => params[name] ?? '',
    query: new URL(request.url).searchParams,
    json: () => readJson(request),
    multipart: (limits) => readMultipart(request, limits),
    expectedVersion: versionIn(request.headers.get('if-match')),
  }
}

/** @throws AppError 400 for a header that names no version. */
function versionIn(header: string | null): number | undefined {
  if (header === null || header === '*') return undefined
  const digits = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header.trim())?.[1]
  if (digits === undefined) throw new AppError(400, 'If-Match must name a version')
  return Number(digits)
}
