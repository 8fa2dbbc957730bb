import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { owner } from './tests/owner.ts'

// Playwright reads this file in each worker too; the servers belong to the first reader.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'darya-e2e-'))
process.env.E2E_PORT ??= String(20_000 + (process.pid % 10_000) * 2)

/** The journeys of staff change what the site shows, so each side has a server of its own. */
const sides = ['site', 'office'].map((name, at) => {
  const port = Number(process.env.E2E_PORT) + at
  return { name, port, baseURL: `http://127.0.0.1:${port}` }
})

/** What Chromium must not do on a machine without a screen or a network. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // As the browser sets text, and unlike what its headless shell does by itself.
  '--font-render-hinting=none',
]

/** Of journeys that look at what the browser does around a page: what it keeps, and what it fetches ahead. */
const ofBrowser = /@browser/

const { CHROMIUM_PATH, CHROMIUM_SHELL_PATH } = process.env

const launch = (executablePath: string | undefined) => ({
  executablePath: executablePath || undefined,
  args: quiet,
  // Without a locale, as on some build machines, Chromium gives no file a name beyond ASCII.
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
})

/** Journeys through the built product in a real browser, on a server and a database of their own. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  // How long a journey takes is the machine's affair; a hang still has an end.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    // Recording costs an eighth of the run; `--trace on` records a journey that is being looked into.
    trace: 'on-first-retry',
    launchOptions: launch(CHROMIUM_SHELL_PATH || CHROMIUM_PATH),
  },
  projects: sides.flatMap(({ name, baseURL }) => {
    const journeys = { name, testMatch: `${name}-*.spec.ts`, use: { baseURL } }
    const launchOptions = launch(CHROMIUM_PATH)
    return [
      { ...journeys, grepInvert: ofBrowser },
      {
        ...journeys,
        name: `${name} in the browser`,
        grep: ofBrowser,
        use: { baseURL, launchOptions, ...(!CHROMIUM_PATH && { channel: 'chromium' }) },
      },
    ]
  }),
  webServer: sides.map(({ name, port, baseURL }) => ({
    command: `"${process.execPath}" server/main.ts`,
    url: `${baseURL}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
    stdout: 'ignore' as const,
    stderr: 'pipe' as const,
    env: {
      PORT: String(port),
      DATA_DIR: join(process.env.E2E_DATA_DIR ?? '', name),
      ADMIN_USERNAME: owner.username,
      ADMIN_PASSWORD: owner.password,
      // Every journey comes from one address, as no public would.
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    },
  })),
})
