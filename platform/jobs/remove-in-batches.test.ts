import { expect, test } from 'vitest'
import { removeInBatches } from '#platform/jobs/remove-in-batches.ts'

test.each([0, 4, 5, 12])(
  '%i records are removed to the last, never more than five at once',
  async (many) => {
    let left = many
    const removed = await removeInBatches(5, async (atOnce) => {
      const some = Math.min(atOnce, left)
      left -= some
      expect(some).toBeLessThanOrEqual(5)
      return some
    })
    expect([removed, left]).toEqual([many, 0])
  },
)
