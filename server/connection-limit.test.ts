import { expect, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { connectionLimit, strangersNetwork } from '#server/connection-limit.ts'

test('strangers are counted by their network, our own proxies not at all', () => {
  const networkOf = strangersNetwork(['10.0.0.0/8', '2001:db8::1'])
  expect(networkOf('192.0.2.1')).toBe('192.0.2.1')
  expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1')
  expect(networkOf('2001:db8:1::2')).toBe(networkOf('2001:db8:1::3'))
  expect(networkOf('127.0.0.2')).toBe('127.0.0.2')
  for (const proxy of ['10.1.2.3', '::ffff:10.1.2.3', '2001:db8::1', '127.0.0.1', '::1']) {
    expect(networkOf(proxy), proxy).toBeUndefined()
  }
})

test('0 is no limit', () => {
  const log = createLog('silent')
  expect(connectionLimit({ connectionsPerNetwork: 0, trustedProxies: [] }, log)).toBeUndefined()
  expect(connectionLimit({ connectionsPerNetwork: 1, trustedProxies: [] }, log)).toBeDefined()
})
