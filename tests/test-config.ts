/** The configuration that tests run with. */
import { type Config, readConfig } from '#platform/config.ts'

/** Every setting at its default, except what a test says. */
export const testConfig = (changes: Partial<Config> = {}): Config => ({
  ...readConfig({}),
  logLevel: 'silent',
  ...changes,
})
