import { expect, it } from 'vitest'
import { othersAround } from '#app/site/products/product-row.ts'

const cards = ['golak', 'bahi', 'bari'].map((slug) => ({
  slug,
  name: slug,
  client: '',
  category: '',
  result: undefined,
  cover: undefined,
  scene: undefined,
}))
const slugs = (of: string) => othersAround(cards, of).map(({ slug }) => slug)

it('goes on with the product after the one on show', () => {
  expect(slugs('bahi')).toEqual(['bari', 'golak'])
  expect(slugs('bari')).toEqual(['golak', 'bahi'])
})

it('shows all of them beside one that isn’t in the row', () => {
  expect(slugs('nothing')).toEqual(['golak', 'bahi', 'bari'])
})
