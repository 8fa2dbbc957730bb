import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { owner } from './tests/owner.ts'

// Playwright reads this file in each worker too; the server belongs to the first reader.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'darya-e2e-'))
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000))
const port = process.env.E2E_PORT
const baseURL = `http://127.0.0.1:${port}`

/** What Chromium must not do on a machine without a screen or a network. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Journeys through the built product in a real browser, on a server and a database of their own. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    trace: 'retain-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || undefined, args: quiet },
  },
  webServer: {
    command: `"${process.execPath}" server/main.ts`,
    url: `${baseURL}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PORT: port,
      DATA_DIR: process.env.E2E_DATA_DIR,
      ADMIN_USERNAME: owner.username,
      ADMIN_PASSWORD: owner.password,
      // Every journey comes from one address, as no public would.
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    },
  },
})
