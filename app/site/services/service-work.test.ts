import { expect, test } from 'vitest'
import { workPictures } from '#app/site/services/service-work.ts'
import type { ServiceWork } from '#domain/service/service.contract.ts'

const pictures = (image: string[], turn: number) =>
  workPictures({ turn, item: { image } as ServiceWork['item'] })
const pair = (image: string[], turn: number) => {
  const { opening, band } = pictures(image, turn)
  return [opening, band]
}

test('services that share a work open with its pictures in turn, the cover last, and lie across with the second', () => {
  const four = ['1', '2', '3', '4']
  expect([0, 1, 2, 3].map((turn) => pair(four, turn).join())).toEqual(['3,2', '4,2', '1,2', '3,2'])
})

test('a work with one picture has nothing to lie across, and no work has nothing at all', () => {
  expect(pair(['1'], 1)).toEqual(['1', undefined])
  expect(pair(['1', '2'], 1)).toEqual(['1', '2'])
  expect(workPictures(undefined)).toEqual({})
})

test('the picture of the card is another than that of the opening, where there are more than two', () => {
  const cards = (image: string[]) => [0, 1, 2].map((turn) => pictures(image, turn).card).join()
  expect(cards(['1', '2', '3'])).toBe('1,3,1')
  expect(cards(['1', '2'])).toBe('1,1,1')
})

test('beside its benefits a service shows a picture that it has not shown, where there are more than two', () => {
  for (const turn of [0, 1, 2]) {
    const { opening, band, spare } = pictures(['1', '2', '3'], turn)
    expect([opening, band, spare].toSorted()).toEqual(['1', '2', '3'])
  }
  expect(pictures(['1', '2'], 0).spare).toBeUndefined()
})

test('of a work with four pictures a service shows all, whichever of its turns it is', () => {
  for (const turn of [0, 1, 2, 3]) {
    const { opening, band, spare, last } = pictures(['1', '2', '3', '4'], turn)
    expect([opening, band, spare, last].toSorted()).toEqual(['1', '2', '3', '4'])
  }
  expect(pictures(['1', '2', '3'], 0).last).toBeUndefined()
})
