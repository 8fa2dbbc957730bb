/** The pictures of the crafts go by the names of the categories that a first start has. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CraftScene } from '#app/site/sections/craft-scene.tsx'
import { CraftThing } from '#app/site/sections/craft-thing.tsx'
import { categories } from '#database/sample/categories.ts'

const icon = '/media/icon.webp'
const shown = (name: string, as: typeof CraftScene | typeof CraftThing = CraftScene) =>
  renderToStaticMarkup(createElement(as, { of: name, icon, sizes: '100vw' }))

test.each(categories)('the scene of $name is there in all its widths', ({ key, name }) => {
  const scene = shown(name)
  for (const file of ['640.avif', '800.avif', '960.avif', '1920.avif', '960.webp']) {
    expect(scene).toContain(`craft-${key}-${file}`)
  }
  expect(scene).not.toContain(icon)
})

test.each(categories)('the thing of $name is there in all its widths', ({ key, name }) => {
  const thing = shown(name, CraftThing)
  for (const file of ['400.avif', '500.avif', '1000.avif', '500.webp']) {
    expect(thing).toContain(`thing-${key}-${file}`)
  }
  expect(thing).not.toContain(icon)
})

test('a category that the site has no picture for shows its icon', () => {
  for (const as of [CraftScene, CraftThing]) {
    expect(shown('Basket Weaving', as)).toContain(`src="${icon}"`)
  }
})
