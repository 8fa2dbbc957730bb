import { expect, test } from 'vitest'
import { mostInRow, rowOf } from '#app/site/sections/portfolio-cards.ts'
import type { PortfolioView } from '#domain/portfolio/portfolio.contract.ts'

/** Items 1 to `count`; every third is of the category Web. */
const items = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    name: String(at + 1),
    category: { _id: '', name: at % 3 === 0 ? 'Web' : 'Other' },
    description: `Number ${at + 1} was slow. It is ${at + 1} times faster now.`,
    image: [`cover ${at + 1}`, `scene ${at + 1}`],
  })) as PortfolioView[]

test('a row holds the first of each category, however many there are', () => {
  expect(rowOf(items(mostInRow)).map(({ name }) => name)).toEqual(
    items(mostInRow).map(({ name }) => name),
  )
  const row = rowOf(items(10_000))
  for (const [category, first] of [
    ['Web', '1'],
    ['Other', '2'],
  ]) {
    const shown = row.filter((card) => card.category === category)
    expect(shown).toHaveLength(mostInRow)
    expect(shown[0]?.name).toBe(first)
  }
})

test('a card says what came of it, and brings its scene, where it leads in the row or in its category', () => {
  const row = rowOf(items(9))
  expect(row.flatMap(({ name, result }) => (result ? [name] : []))).toEqual([
    '1',
    '2',
    '4',
    '6',
    '7',
  ])
  expect(row[1]).toMatchObject({ result: 'It is 2 times faster now.', scene: 'scene 2' })
  expect(row[2]).toMatchObject({ cover: 'cover 3', scene: undefined })
})
