import { expect, test } from 'vitest'
import type { Services } from '#domain/context.ts'
import { addressReader, contextOf } from '#server/caller.ts'

test('without a trusted proxy, X-Forwarded-For counts for nothing', () => {
  const addressOf = addressReader([])
  expect(addressOf('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
})

test.each([
  ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
  // What the caller wrote itself stands left of what our proxy added.
  ['127.0.0.1', '10.9.9.9, 198.51.100.1', '198.51.100.1'],
  // A second proxy of ours is passed over.
  ['127.0.0.1', '198.51.100.1, 10.0.0.5', '198.51.100.1'],
  ['127.0.0.1', 'nonsense', '127.0.0.1'],
  ['127.0.0.1', null, '127.0.0.1'],
  ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['127.0.0.1', '2001:db8::1', '2001:db8::1'],
  // Some proxies write the port, too.
  ['127.0.0.1', '198.51.100.1:49152', '198.51.100.1'],
  ['127.0.0.1', '[2001:db8::1]:49152', '2001:db8::1'],
  ['127.0.0.1', '[2001:db8::1]', '2001:db8::1'],
])('behind our proxies %s with %s is %s', (peer, forwardedFor, expected) => {
  const addressOf = addressReader(['127.0.0.1', '10.0.0.0/24'])
  expect(addressOf(peer, forwardedFor)).toBe(expected)
})

test('what is no address is refused at the start', () => {
  expect(() => addressReader(['proxy.example'])).toThrow(/TRUSTED_PROXIES holds proxy.example/)
})

test.each(['10.0.0.0/', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/x', '::1/129', '10.0.0.0/-1'])(
  '%s is no range, and trusts nobody',
  (range) => {
    expect(() => addressReader([range])).toThrow(
      `TRUSTED_PROXIES holds ${range}, which is no range`,
    )
  },
)

test('a token is read in one pass, however many blanks stand before it', async () => {
  // Trying each beginning again, as a pattern may, takes minutes for so many: the test's time ends first.
  const authorization = `Bearer ${'\u00a0'.repeat(700_000)}`
  const request = new Request('http://localhost/', { headers: { authorization } })
  expect((await contextOf({} as Services, request, '')).actor).toBeNull()
})
