/** The scenes of the crafts go by the names of the categories that a first start has. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CraftScene } from '#app/site/sections/craft-scene.tsx'
import { categories } from '#database/sample/categories.ts'

const icon = '/media/icon.webp'
const shown = (name: string) =>
  renderToStaticMarkup(createElement(CraftScene, { of: name, icon, sizes: '100vw' }))

test.each(categories)('the scene of $name is there in all its widths', ({ key, name }) => {
  const scene = shown(name)
  for (const file of ['640.avif', '960.avif', '1920.avif', '960.webp']) {
    expect(scene).toContain(`craft-${key}-${file}`)
  }
  expect(scene).not.toContain(icon)
})

test('a category that the site has no scene for shows its icon', () => {
  expect(shown('Basket Weaving')).toContain(`src="${icon}"`)
})
