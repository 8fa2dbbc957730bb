import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { routePatternOf } from '#server/metrics/route-pattern.ts'
import { apiRoutes } from '#server/routes.ts'

test('every call has its own pattern, whatever stands in its place', () => {
  for (const { path } of apiRoutes) {
    const asked = path.replaceAll(/\{\w+\}/g, () => randomUUID())
    expect(routePatternOf(`/api/v1${asked}`)).toBe(`/api/v1${path}`.replace(/\/$/, ''))
  }
})

test.each([
  ['/api/v1/sana@example.com', '/api/v1/*'],
  ['/api/v1', '/api/v1/*'],
  ['/api/v1/job/create/', '/api/v1/job/create'],
  ['/admin/enquiries', '/admin/*'],
  ['/administrator', undefined],
  ['/media/sana@example.com', '/media/:key'],
  ['/assets/site-1a2b.js', '/assets/*'],
  ['/services', undefined],
])('%s is of %s', (path, pattern) => {
  expect(routePatternOf(path)).toBe(pattern)
})
