import { expect, test } from 'vitest'
import { workPictures } from '#app/site/services/service-work.ts'
import type { ServiceWork } from '#domain/service/service.contract.ts'

const pictures = (image: string[], turn: number) =>
  workPictures({ turn, item: { image } as ServiceWork['item'] })

test('services that share a work open with its pictures in turn, the cover last', () => {
  const four = ['1', '2', '3', '4']
  expect([0, 1, 2, 3].map((turn) => pictures(four, turn).opening).join()).toBe('3,4,1,3')
})

test('the wide picture lies across the page where there is no further one', () => {
  const across = (...image: string[]) => pictures(image, 0).band
  expect(across('1', '2')).toBe('2')
  expect([across('1'), across('1', '2', '3'), across('1', '2', '3', '4')]).toEqual(
    Array(3).fill(undefined),
  )
  expect(pictures(['1', '2'], 1).opening).toBe('1')
  expect(workPictures(undefined)).toEqual({})
})

test('the picture of the card is another than that of the opening, where there are more than two', () => {
  const cards = (image: string[]) => [0, 1, 2].map((turn) => pictures(image, turn).card).join()
  expect(cards(['1', '2', '3'])).toBe('1,3,1')
  expect(cards(['1', '2'])).toBe('1,1,1')
})

test('of a work with more than two pictures a service shows two that are neither its card nor wide, where there are two', () => {
  for (const turn of [0, 1, 2, 3]) {
    const { card, opening, spare } = pictures(['1', '2', '3', '4'], turn)
    expect([card, opening, spare].toSorted()).toEqual(['1', '3', '4'])
  }
  for (const turn of [0, 1, 2]) {
    const { opening, spare } = pictures(['1', '2', '3'], turn)
    expect([opening, spare].toSorted()).toEqual(['1', '3'])
  }
  expect(pictures(['1', '2'], 0).spare).toBeUndefined()
})
