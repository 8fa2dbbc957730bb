import { expect, test } from 'vitest'
import type { Renderer } from '#server/page-handler.ts'
import { createPagePictures } from '#server/page-picture/page-pictures.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()

test('a word that is longer than any line is broken', async () => {
  const title = 'Donaudampfschifffahrtsgesellschaftskapitänsmützen'.repeat(2)
  const renderer = {
    describePage: async () => ({ title, image: undefined }),
  } as unknown as Renderer
  const pictures = createPagePictures(async () => renderer)
  const visitor = { ...app.services, ip: '', userAgent: '', actor: null }
  const { status, headers } = await pictures(new Request('http://localhost/og/word.png'), visitor)
  expect([status, headers.get('content-type')]).toEqual([200, 'image/png'])
})

test('of a flood of pictures some are drawn, and the others are to be asked for again', async () => {
  const renderer = {
    describePage: async ({ url }: { url: URL }) => ({ title: url.pathname, image: undefined }),
  } as unknown as Renderer
  const pictures = createPagePictures(async () => renderer)
  const visitor = { ...app.services, ip: '', userAgent: '', actor: null }
  const ask = (name: number) =>
    pictures(new Request(`http://localhost/og/page-${name}.png`), visitor).then(
      ({ headers }) => headers.get('content-type'),
      ({ status, retryAfter }) => [status, retryAfter],
    )
  const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => ask(at)))
  const drawn = answers.filter((answer) => answer === 'image/png')
  const putOff = answers.filter((answer) => answer !== 'image/png')
  expect(drawn.length).toBeGreaterThanOrEqual(20)
  expect(putOff).toEqual(Array(30 - drawn.length).fill([503, 5]))
  expect(putOff.length).toBeGreaterThan(0)
  // Everyone gets theirs in the end.
  expect(await ask(answers.findIndex((answer) => answer !== 'image/png'))).toBe('image/png')
})
