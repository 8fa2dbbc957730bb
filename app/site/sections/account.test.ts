import { expect, it } from 'vitest'
import { toldOf } from '#app/site/sections/account.ts'

it.each(['\n\n', '\r\n\r\n', '\n \t\n\n'])(
  'tells a project in its first paragraph, and after %j how it was gone about',
  (gap) => {
    const description = `It leaked.\nIt is dry now.${gap}We dug first.${gap}Then we filled in.`
    expect(toldOf({ type: 'project', description })).toEqual({
      account: 'It leaked.\nIt is dry now.',
      approach: `We dug first.${gap}Then we filled in.`,
    })
  },
)

it('tells no approach where there is a single paragraph, or none after it', () => {
  for (const description of ['It leaked.\nIt is dry now.', '']) {
    expect(toldOf({ type: 'project', description })).toEqual({ account: description })
  }
  expect(toldOf({ type: 'project', description: 'It leaked.\n\n ' })).toEqual({
    account: 'It leaked.',
  })
})

it('tells all of a product', () => {
  const description = 'A till.\n\nIt rings.'
  expect(toldOf({ type: 'product', description })).toEqual({ account: description })
})
