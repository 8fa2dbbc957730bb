/** What browsers are told to refuse, whatever a page may hold. */

import type { PublicSettings } from '#domain/settings/settings.contract.ts'

export type PageSources = {
  /** Origins besides our own that pictures may come from, such as a map's tiles. */
  pictures?: string[]
  /** Hashes of inline scripts that may run, in quotes as a policy writes them. */
  scripts?: string[]
  /** The same of inline style sheets. */
  styles?: string[]
  /** Where the site is; one that browsers reach by https is only to be reached so. */
  publicUrl?: string
}

/**
 * Two years, for the hosts below this one too, or a forged one could set the stage for an attack.
 * No `preload`: that list can hardly be left again, so it is for the domain's owner to join.
 */
const onlyHttps = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }

/**
 * The origin of a map's tiles as a policy names it: `*` stands for subdomains that take turns.
 * @param tileUrl with {z}, {x} and {y}, perhaps {s}; undefined for what names no plain host
 */
export function tileOrigin(tileUrl: string): string | undefined {
  const origin = /^https?:\/\/[^/?#]+/i.exec(tileUrl)?.[0].toLowerCase().replace('{s}.', '*.')
  return origin && /^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d{1,5})?$/.test(origin) ? origin : undefined
}

/**
 * The origins besides our own that the public pages take pictures from: a visitor who comes to the
 * map or to the partners comes from any page, under the policy of that page.
 */
export function pictureOrigins(
  settings: Pick<PublicSettings, 'mapTileUrl' | 'partners'>,
): string[] {
  const addresses = [settings.mapTileUrl, ...settings.partners.map(({ logo }) => logo)]
  const origins = addresses.map(tileOrigin).filter((origin) => origin !== undefined)
  return [...new Set(origins)]
}

/** For whatever is no page: files, answers of the API, failures. None of it may be framed or guessed at. */
export function plainHeaders(publicUrl: string): Record<string, string> {
  return {
    'Content-Security-Policy': "frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...(publicUrl.startsWith('https:') && onlyHttps),
  }
}

/**
 * Headers for every HTML page. Scripts and styles come from our own files only, or have one of the
 * hashes.
 */
export function securityHeaders({
  pictures = [],
  scripts = [],
  styles = [],
  publicUrl = '',
}: PageSources = {}): Record<string, string> {
  const policy = [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    ['img-src', "'self'", 'data:', ...pictures].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(publicUrl.startsWith('https:') && onlyHttps),
  }
}
