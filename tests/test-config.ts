/** The configuration that tests run with. */
import { type Config, readConfig } from '#platform/config.ts'

/**
 * Every setting at its default, except what a test says, and the limits of tries: tests sign in
 * more often than people do.
 */
export const testConfig = (changes: Partial<Config> = {}): Config => ({
  ...readConfig({}),
  logLevel: 'silent',
  rateLimits: false,
  ...changes,
})
