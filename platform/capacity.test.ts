import { expect, test } from 'vitest'
import { Capacity } from '#platform/capacity.ts'

/** Work that ends when it is told to, and says when it has begun. */
function work(capacity: Capacity, size: number) {
  const end = Promise.withResolvers<void>()
  const state = { hasBegun: false }
  const done = capacity.during(size, () => {
    state.hasBegun = true
    return end.promise
  })
  return { state, done, end: end.resolve, fail: end.reject }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('as much is done at once as there is room for, in the order in which it came', async () => {
  const capacity = new Capacity(10)
  const [first, second, large, small] = [6, 4, 5, 1].map((size) => work(capacity, size))
  await settled()
  expect([first, second, large, small].map((one) => one?.state.hasBegun)).toEqual([
    true,
    true,
    false,
    false,
  ])
  second?.end()
  await settled()
  // The small one, for which there is room, does not go before the one that came first.
  expect([large, small].map((one) => one?.state.hasBegun)).toEqual([false, false])
  first?.end()
  await settled()
  expect([large, small].map((one) => one?.state.hasBegun)).toEqual([true, true])
  expect(capacity.isUnused).toBe(false)
  large?.end()
  small?.end()
  await settled()
  expect(capacity.isUnused).toBe(true)
})

test('what fails makes room too, and what is larger than all there is comes alone', async () => {
  const capacity = new Capacity(10)
  const huge = work(capacity, 1_000)
  const next = work(capacity, 1)
  await settled()
  expect([huge.state.hasBegun, next.state.hasBegun]).toEqual([true, false])
  huge.fail(new Error('broken off'))
  await expect(huge.done).rejects.toThrow('broken off')
  await settled()
  expect(next.state.hasBegun).toBe(true)
  next.end()
})
