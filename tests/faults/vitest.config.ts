import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Faults take minutes and a whole machine, so they are no part of `npm test`. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    include: ['tests/faults/*.fault.ts'],
    globalSetup: ['tests/postgres-server.ts'],
    testTimeout: 5_400_000,
    hookTimeout: 120_000,
    // Two at once would take each other's time for a fault.
    fileParallelism: false,
    disableConsoleIntercept: true,
  },
})
