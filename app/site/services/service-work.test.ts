import { expect, test } from 'vitest'
import { workPictures } from '#app/site/services/service-work.ts'
import type { ServiceWork } from '#domain/service/service.contract.ts'

const pair = (image: string[], turn: number) => {
  const { opening, band } = workPictures({ turn, item: { image } as ServiceWork['item'] })
  return [opening, band]
}

test('services that share a work open with its pictures in turn, and lie across with the second', () => {
  const four = ['1', '2', '3', '4']
  expect([0, 1, 2, 3].map((turn) => pair(four, turn).join())).toEqual(['1,2', '3,2', '4,2', '1,2'])
})

test('a work with one picture has nothing to lie across, and no work has nothing at all', () => {
  expect(pair(['1'], 1)).toEqual(['1', undefined])
  expect(pair(['1', '2'], 1)).toEqual(['1', '2'])
  expect(workPictures(undefined)).toEqual({ opening: undefined, band: undefined })
})
