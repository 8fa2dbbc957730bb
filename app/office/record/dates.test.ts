import { expect, test } from 'vitest'
import { ageOf } from '#app/office/record/dates.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-21T12:00:30Z', 'just now'],
  ['2026-11-21T11:59:01Z', 'just now'],
  ['2026-11-21T11:59:00Z', '1 minute'],
  ['2026-11-21T11:00:01Z', '59 minutes'],
  ['2026-11-21T11:00:00Z', '1 hour'],
  ['2026-11-20T12:00:01Z', '23 hours'],
  ['2026-11-18T11:00:00Z', '3 days'],
  ['2026-09-20T12:00:00Z', '2 months'],
  ['2024-11-20T12:00:00Z', '2 years'],
])('what came at %s is %s old at noon', (iso, age) => {
  expect(ageOf(iso, now)).toBe(age)
})
