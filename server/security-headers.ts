/** What browsers are told to refuse, whatever a page may hold. */

export type PageSources = {
  /** Origins besides our own that pictures may come from, such as a map's tiles. */
  pictures?: string[]
}

/** Headers for every HTML page. Scripts and styles come from our own files only, never inline. */
export function securityHeaders({ pictures = [] }: PageSources = {}): Record<string, string> {
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    ['img-src', "'self'", 'data:', ...pictures].join(' '),
    "object-src 'none'",
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
  }
}
