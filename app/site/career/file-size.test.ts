import { expect, test } from 'vitest'
import { sizeOf } from '#app/site/career/file-size.ts'

test.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1024, '1 kB'],
  [250_000, '240 kB'],
  [1_048_576, '1 MB'],
  [5_500_000, '5.2 MB'],
])('%d bytes are shown as %s', (bytes, shown) => {
  expect(sizeOf(bytes)).toBe(shown)
})
