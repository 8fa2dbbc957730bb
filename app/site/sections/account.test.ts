import { expect, it } from 'vitest'
import { endingOf, firstSentence, openingOf, toldOf } from '#app/site/sections/account.ts'

it.each(['\n\n', '\r\n\r\n', '\n \t\n\n'])(
  'tells a project in its first paragraph, after %j how it was gone about, and then what its last pictures show',
  (gap) => {
    const description = `It leaked.\nIt is dry now.${gap}We dug first.${gap}The ditch.${gap}Its lid.\nOf oak.${gap}`
    expect(toldOf({ type: 'project', description })).toEqual({
      account: 'It leaked.\nIt is dry now.',
      approach: 'We dug first.',
      captions: ['The ditch.', 'Its lid.\nOf oak.'],
    })
  },
)

it('tells no approach where there is a single paragraph, or none after it', () => {
  for (const description of ['It leaked.\nIt is dry now.', '']) {
    expect(toldOf({ type: 'project', description })).toEqual({ account: description, captions: [] })
  }
  expect(toldOf({ type: 'project', description: 'It leaked.\n\n ' })).toEqual({
    account: 'It leaked.',
    captions: [],
  })
})

it('tells a product in its first paragraph, and then what its last pictures show', () => {
  const description = 'A till.\n\nIt rings.\n\nIts drawer.'
  expect(toldOf({ type: 'product', description })).toEqual({
    account: 'A till.',
    captions: ['It rings.', 'Its drawer.'],
  })
})

it('tells nothing where there is no description, as of what a link hands over', () => {
  for (const described of [{}, { type: 'product', description: null }] as const) {
    expect(toldOf(described)).toEqual({ account: '', captions: [] })
  }
})

it('begins with its first sentence, which goes on where small letters follow', () => {
  expect(firstSentence('They write, e.g. letters. Then they call.')).toBe(
    'They write, e.g. letters.',
  )
  for (const next of [
    '“Dry,” they say.',
    '"Dry," they say.',
    '(Really.)',
    '17 hours now.',
    'دریا۔',
  ])
    expect(firstSentence(`It leaked. ${next}`)).toBe('It leaked.')
  expect(firstSentence('It leaked.')).toBe('It leaked.')
  expect(firstSentence('')).toBe('')
})

it('is set large from its beginning only where that is short', () => {
  expect(openingOf('We dug first. Then it rained.')).toBe('We dug first.')
  expect(openingOf('We dug')).toBe('We dug')
  expect(openingOf(`We dug ${'and dug '.repeat(30)}`)).toBeUndefined()
})

it('ends with its last sentence', () => {
  expect(endingOf('They had 41 hours. We built a map. Repairs take 17.5 hours now.')).toBe(
    'Repairs take 17.5 hours now.',
  )
  expect(endingOf('What now? They write, e.g. letters. ')).toBe('They write, e.g. letters.')
})

it('has no ending where that would be the whole, or is too long to be set large', () => {
  expect(endingOf('Repairs take 17 hours now.')).toBeUndefined()
  expect(endingOf('')).toBeUndefined()
  expect(endingOf(`Before. After 3 months ${'and '.repeat(50)}more.`)).toBeUndefined()
})
