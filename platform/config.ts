/** The environment, read once. Nothing else in the product reads it. */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { addressesOf } from '#platform/database-hosts.ts'
import { StartupError } from '#platform/startup-error.ts'

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on')
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)
const isUrlOf = (protocols: string[]) => (value: string) =>
  protocols.includes(URL.parse(value)?.protocol ?? '')
const isDatabaseUrl = isUrlOf(['postgres:', 'postgresql:'])
const urlOf = (...protocols: string[]) =>
  z.string().refine(isUrlOf(protocols), {
    message: `must be a URL that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  })

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  // `npm start` sets it for the server that it runs.
  LISTEN_FD: z.coerce.number().int().min(3).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  // Of several hosts, each has to make a whole address.
  DATABASE_URL: z
    .string()
    .refine((value) => addressesOf(value).every(isDatabaseUrl), {
      message: 'must be a URL that begins with postgres:// or postgresql://',
    })
    .optional(),
  PUBLIC_URL: urlOf('http:', 'https:')
    // Addresses are put behind it as they are.
    .refine((value) => !/[?#]/.test(value), { message: 'must have neither ? nor #' })
    // The site's own addresses begin at the root of its host.
    .refine((value) => ['/', undefined].includes(URL.parse(value)?.pathname), {
      message: 'must have no path',
    })
    .optional(),
  // Only what can be signed in with: the form takes no more, and trims the name.
  ADMIN_USERNAME: z
    .string()
    .max(200, 'must have at most 200 characters')
    .refine((value) => value === value.toLowerCase(), { message: 'must be lower case' })
    .refine((value) => value === value.trim(), { message: 'must not begin or end with a space' })
    .optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'must have at least 8 characters')
    .max(1_000, 'must have at most 1000 characters')
    .refine((value) => value.trim() !== '', { message: 'must not be blank' })
    .optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  SMTP_URL: urlOf('smtp:', 'smtps:').optional(),
  STORAGE_URL: urlOf('s3:', 'file:')
    .refine((value) => !isUrlOf(['file:'])(value) || isFolderUrl(value), {
      message: 'must name a folder as file:///folder, with its whole path',
    })
    .optional(),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_EVERY_HOURS: z.coerce.number().int().min(1).max(720).default(24),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1_000).default(14),
  UPLOAD_MIN_FREE_MB: z.coerce.number().int().min(0).max(1_000_000).default(500),
  TRUSTED_PROXIES: list.default([]),
  CONNECTIONS_PER_NETWORK: z.coerce.number().int().min(0).max(100_000).default(256),
  SAMPLE_CONTENT: onOff.default(true),
  WORKERS: z.coerce.number().int().min(1).max(64).default(1),
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  RATE_LIMITS: onOff.default(true),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
})

/** Whether Node finds a folder by it: there is none on another host, nor one with a slash in its name. */
function isFolderUrl(value: string): boolean {
  try {
    return fileURLToPath(value) !== ''
  } catch {
    return false
  }
}

/** Every setting of a process, validated and with its default filled in. */
export type Config = {
  port: number
  host: string
  /** File descriptor of a port that is kept open for us over restarts; undefined for one of our own. */
  keptPort: number | undefined
  /** Absolute path. */
  dataDir: string
  databaseUrl: string | undefined
  /** Without a slash at its end; links in pages and mails begin with it. */
  publicUrl: string
  adminUsername: string | undefined
  adminPassword: string | undefined
  adminEmail: string | undefined
  smtpUrl: string | undefined
  storageUrl: string | undefined
  /** What secrets in the database are encrypted with; undefined for a key file in DATA_DIR. */
  secretKey: string | undefined
  /** Backups made by the server itself; undefined where it makes none. */
  backups: { folder: string; everyHours: number; keep: number } | undefined
  /** Bytes that uploads leave free on the disk. */
  minFreeBytes: number
  trustedProxies: string[]
  /** Connections that one network may have open at once, proxies apart; 0 for as many as it likes. */
  connectionsPerNetwork: number
  sampleContent: boolean
  workers: number
  /** Where monitoring reads the metrics; undefined where it does not. */
  metrics: { port: number; host: string } | undefined
  rateLimits: boolean
  logLevel: z.infer<typeof environment>['LOG_LEVEL']
}

/**
 * Reads the configuration from `env` (all of it is optional).
 * @throws StartupError naming each variable that is wrong and what it should be.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new StartupError(`The environment is not usable: ${problems.join('; ')}`)
  }
  const e = parsed.data
  return {
    port: e.PORT,
    host: e.HOST,
    keptPort: e.LISTEN_FD,
    dataDir: resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL,
    publicUrl: (e.PUBLIC_URL ?? httpOrigin(e.HOST, e.PORT)).replace(/\/+$/, ''),
    adminUsername: e.ADMIN_USERNAME,
    adminPassword: e.ADMIN_PASSWORD,
    adminEmail: e.ADMIN_EMAIL,
    smtpUrl: e.SMTP_URL,
    storageUrl: e.STORAGE_URL,
    secretKey: e.SECRET_KEY,
    backups: e.BACKUP_DIR
      ? { folder: resolve(e.BACKUP_DIR), everyHours: e.BACKUP_EVERY_HOURS, keep: e.BACKUP_KEEP }
      : undefined,
    minFreeBytes: e.UPLOAD_MIN_FREE_MB * 1_048_576,
    trustedProxies: e.TRUSTED_PROXIES,
    connectionsPerNetwork: e.CONNECTIONS_PER_NETWORK,
    sampleContent: e.SAMPLE_CONTENT,
    workers: e.WORKERS,
    metrics: e.METRICS_PORT ? { port: e.METRICS_PORT, host: e.METRICS_HOST } : undefined,
    rateLimits: e.RATE_LIMITS,
    logLevel: e.LOG_LEVEL,
  }
}

/** `http://host:port`, with the brackets that an IPv6 address needs. */
export function httpOrigin(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
