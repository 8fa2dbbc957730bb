import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'

test('an empty environment is enough', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1:3000',
    sampleContent: true,
    workers: 1,
    rateLimits: true,
    connectionsPerNetwork: 256,
    databaseUrl: undefined,
    metrics: undefined,
  })
})

test('a variable that is set to nothing counts as absent', () => {
  expect(readConfig({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3000, smtpUrl: undefined })
})

test('links are built from PUBLIC_URL, without a slash at its end', () => {
  expect(readConfig({ PUBLIC_URL: 'https://darya.example/' }).publicUrl).toBe(
    'https://darya.example',
  )
  expect(readConfig({ HOST: '::1', PORT: '8080' }).publicUrl).toBe('http://[::1]:8080')
})

test.each([
  [{ PORT: 'eighty' }, /PORT/],
  [{ PORT: '70000' }, /PORT/],
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL must be a URL that begins with postgres/],
  [{ PUBLIC_URL: 'darya.example' }, /PUBLIC_URL/],
  [{ PUBLIC_URL: 'https://darya.example/?q=1' }, /PUBLIC_URL must have neither \? nor #/],
  [{ PUBLIC_URL: 'https://darya.example/#top' }, /PUBLIC_URL must have neither \? nor #/],
  [{ PUBLIC_URL: 'https://darya.example/studio' }, /PUBLIC_URL must have no path/],
  [{ STORAGE_URL: 'file://uploads' }, /STORAGE_URL must name a folder as file:\/\/\/folder/],
  [{ STORAGE_URL: 'file:///up%2Floads' }, /STORAGE_URL must name a folder as file:\/\/\/folder/],
  [{ ADMIN_USERNAME: 'Owner' }, /ADMIN_USERNAME must be lower case/],
  [{ ADMIN_USERNAME: ' owner ' }, /ADMIN_USERNAME must not begin or end with a space/],
  [{ ADMIN_USERNAME: 'o'.repeat(201) }, /ADMIN_USERNAME must have at most 200 characters/],
  [{ ADMIN_PASSWORD: ' '.repeat(8) }, /ADMIN_PASSWORD must not be blank/],
  [{ ADMIN_PASSWORD: 'x'.repeat(1_001) }, /ADMIN_PASSWORD must have at most 1000 characters/],
  [{ ADMIN_PASSWORD: 'short' }, /ADMIN_PASSWORD must have at least 8 characters/],
  [{ SAMPLE_CONTENT: 'yes' }, /SAMPLE_CONTENT/],
  [{ WORKERS: '0' }, /WORKERS/],
  [{ METRICS_PORT: '0' }, /METRICS_PORT/],
  [{ BACKUP_EVERY_HOURS: '0' }, /BACKUP_EVERY_HOURS/],
  [{ BACKUP_KEEP: '1.5' }, /BACKUP_KEEP/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL/],
])('%j is refused in one line that names it', (env, message) => {
  expect(() => readConfig(env)).toThrow(message)
  expect(() => readConfig(env)).toThrow(/^The environment is not usable: [^\n]+$/)
})

test('a wrong value is not repeated: it may be a secret', () => {
  expect(() => readConfig({ DATABASE_URL: 'http://user:hunter2@host' })).toThrow(/^(?!.*hunter2)/)
})
