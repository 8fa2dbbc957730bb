import { expect, test } from 'vitest'
import { mostInRow, proofOf, rowOf } from '#app/site/sections/portfolio-cards.ts'
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

test('a card says what came of it where it leads in the row or in its category or is seen at first, and brings its scene where it leads', () => {
  const row = rowOf(items(9))
  expect(row.flatMap(({ name, result }) => (result ? [name] : []))).toEqual([
    '1',
    '2',
    '3',
    '4',
    '6',
    '7',
  ])
  expect(row[1]).toMatchObject({ result: 'It is 2 times faster now.', scene: 'scene 2' })
  expect(row[2]).toMatchObject({ cover: 'cover 3', scene: undefined })
})

test('a row that can be narrowed to some categories leads in those alone', () => {
  const told = (filters: string[]) =>
    rowOf(items(9), filters).flatMap(({ name, result }) => (result ? [name] : []))
  expect(told(['Web', 'Other'])).toEqual(['1', '2', '3', '4', '6', '7'])
  expect(told(['Web'])).toEqual(['1', '2', '3', '4', '7'])
})

test('a page begins with the first of a category that is out of sight in the row and says what came of it', () => {
  const row = items(9)
  const [fifth, sixth] = [row[4], row[5]].map((item) => ({ ...item, category: { name: 'New' } }))
  const changed = [...row.slice(0, 4), fifth, sixth, ...row.slice(6)] as PortfolioView[]
  expect(proofOf(rowOf(changed, []))?.name).toBe('5')
  // Whatever the row may be narrowed to, which the server knows and the browser need not.
  expect(proofOf(rowOf(changed))?.name).toBe('5')
  const silent = { ...fifth, description: 'Nobody asked.' }
  expect(proofOf(rowOf(changed.with(4, silent as PortfolioView), []))).toBeUndefined()
  expect(proofOf(rowOf(row.slice(0, 4), []))).toBeUndefined()
})
