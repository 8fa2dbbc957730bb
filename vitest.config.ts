import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,bin,platform,domain,database,server,tests}/**/*.test.ts'],
    globalSetup: ['tests/postgres-server.ts', 'tests/template-database.ts'],
    // As the journeys do: on a machine that others use, too, one try says little. The report names both.
    retry: process.env.CI ? 1 : 0,
    // Real processes and a real database start within a test; a hang still has an end.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // The database that all had ends with them, and is not to be left running.
    teardownTimeout: 60_000,
    // What is waited for comes within milliseconds, unless the machine has other work.
    expect: { poll: { timeout: 20_000 } },
    fileParallelism: true,
    maxWorkers: 2,
    restoreMocks: true,
  },
})
