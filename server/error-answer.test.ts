/** What callers are told of a fault of ours, by the real app around pages that fail. */
import { expect, test } from 'vitest'
import { createRequestRecorder } from '#domain/request-log/recorder.ts'
import { createApp } from '#server/app.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()

test('a fault tells callers nothing of what is behind it', async () => {
  const requestRecorder = createRequestRecorder(app.services)
  const fail = async () => {
    throw new Error('select password_hash from staff, /srv/darya/secret.key')
  }
  const pages = { sitePages: fail, officePages: fail, pagePictures: fail }
  const broken = createApp({ services: app.services, requestRecorder, ...pages })
  for (const path of ['/', '/admin', '/og/home.png']) {
    const response = await broken.request(path)
    const text = await response.text()
    expect(response.status, path).toBe(500)
    expect(response.headers.get('cache-control'), path).toBe('no-store')
    expect(text, path).toContain('Something went wrong')
    expect(text, path).not.toMatch(/select|secret|Error|at \w+ \(|\.ts/)
  }
  await requestRecorder.close()
})
