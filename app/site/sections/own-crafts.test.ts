import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isOwnCraft } from '#app/site/sections/own-crafts.ts'

const assets = readdirSync(join(import.meta.dirname, '../assets'))

it.each(['craft', 'thing', 'single'])('knows each craft of which there is a %s', (kind) => {
  const pictured = assets.flatMap((name) => name.match(`^${kind}-(.+)-\\d+\\.webp$`)?.[1] ?? [])
  expect(pictured).toHaveLength(8)
  expect(pictured.filter((slug) => !isOwnCraft(slug))).toEqual([])
})

it('knows a craft by the name of its category, and no other', () => {
  expect(isOwnCraft('UI/UX Design')).toBe(true)
  expect(isOwnCraft('Cloud & DevOps')).toBe(true)
  expect(isOwnCraft('Pottery')).toBe(false)
})
