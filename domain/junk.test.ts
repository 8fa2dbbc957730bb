import { expect, test } from 'vitest'
import { suspicionOf } from '#domain/junk.checks.ts'

const plain = {
  lines: ['Sana Malik', '12 Canal Road, Lahore'],
  message: 'We need a new ordering site for our bakery. Can we talk next week?',
  honeypot: undefined,
}

test.each([
  [plain],
  [{ ...plain, honeypot: '' }],
  [{ ...plain, message: 'Our present site is https://bakery.example.com, please have a look.' }],
  [{ ...plain, message: 'See www.a.example and https://b.example, we like both of these.' }],
  [{ ...plain, message: 'نحتاج إلى موقع جديد. Wir brauchen auch eine App für die Kasse.' }],
  [{ ...plain, message: 'We build a crypto trading app and need designers for it.' }],
  [{ ...plain, lines: ['McDonald O’Brien-MacLeod', 'DHA Phase 5'] }],
])('what people write is not suspect: %j', (writing) => {
  expect(suspicionOf(writing)).toBeUndefined()
})

test.each([
  [{ ...plain, honeypot: 'https://spam.example' }, 'A hidden field was filled in'],
  [
    { ...plain, message: 'a http://a.example b http://b.example c http://c.example d http://d.ex' },
    '4 links',
  ],
  [{ ...plain, message: 'Visit <a href="https://spam.example">this</a> for more' }, 'Markup'],
  [{ ...plain, message: 'Visit [url=https://spam.example]this[/url] for more' }, 'Markup'],
  [{ ...plain, lines: ['Win https://spam.example now'] }, 'A link in a name'],
  [{ ...plain, lines: ['Sana\r\nBcc: all@example.com'] }, 'Several lines in a field of one'],
  [{ ...plain, message: 'Buy viagra in our online casino today' }, 'Wares of bulk mail'],
  [
    { ...plain, lines: ['RtYbgHqLmXoP'], message: 'QwErTyUiOpAsDf' },
    'A name of random letters, A message of random letters',
  ],
])('what machines send is suspect: %j', (writing, reason) => {
  expect(suspicionOf(writing)).toBe(reason)
})
