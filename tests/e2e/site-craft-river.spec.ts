/** The river on which the crafts lie: its banks, its seams and its colours, and the words that keep off it. */

import type { Page } from '@playwright/test'
import { boxesOf, lineEnds } from './boxes.ts'
import { colorsOf } from './colors.ts'
import { expect, hydrated, test } from './fixtures.ts'

/** Paper, which the fixed ground of the page shades a little. */
const isPaper = (color: string) => /^rgb\(24\d, 2[34]\d, 2[23]\d\)$/.test(color)

/** Ends of lines that lie neither on paper nor, of a craft whose water is a lake, on that alone. */
async function astrayOf(page: Page, lines: string, clear = 3) {
  // Neither an arrow beside a name is water, nor the next word of a line.
  await page.locator('.category-card :is(.icon, b)').evaluateAll((all) => {
    for (const part of all as unknown as HTMLElement[]) part.style.visibility = 'hidden'
  })
  const ground = await colorsOf(page)
  const crafts = page.locator('.category-card')
  const hasLakes = (await crafts.locator('.craft-services').count()) > 0
  const astray = []
  for (const [at, craft] of (await crafts.all()).entries()) {
    const lake = hasLakes && at % 4 === 0
    const water = await craft.locator('.craft-water').evaluate((it) => getComputedStyle(it).color)
    const ends = await lineEnds(craft.locator(lines), clear)
    expect(ends.length).toBeGreaterThan(8)
    astray.push(...ends.filter((end) => (lake ? ground(end) !== water : !isPaper(ground(end)))))
  }
  return astray
}

test('on a telephone the river of the crafts on home winds from side to side, without a gap between two of them', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [320, 639]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await hydrated(page)
    const crafts = await page.locator('.category-card').evaluateAll((all) =>
      all.map((craft) => {
        const { top, bottom } = craft.getBoundingClientRect()
        const words = craft.querySelector('h3')?.getBoundingClientRect().left ?? 0
        const water = getComputedStyle(craft.querySelector('.craft-water') ?? craft)
        return { top, bottom, words, color: water.color }
      }),
    )
    expect(crafts).toHaveLength(8)
    expect(crafts.map(({ words }) => words > 0.5 * width)).toEqual(
      crafts.map((_, at) => at % 2 === 1),
    )
    await page.locator('.craft-afloat').evaluateAll((all) => {
      for (const thing of all) thing.remove()
    })
    const ground = await colorsOf(page)
    const colors = crafts.map(({ color }) => color)
    for (const [at, { top, bottom, color }] of crafts.entries()) {
      const [into, outOf] = at % 2 === 0 ? [0.25, 0.75] : [0.75, 0.25]
      expect(ground({ x: outOf * width, y: (top + bottom) / 2 })).toBe(color)
      // Before and after the seam, where they flow into each other.
      const around = [-0.06, 0.045].map((down) =>
        ground({ x: into * width, y: top + down * (bottom - top) }),
      )
      const where = `before craft ${at + 1} at ${width} pixels`
      if (at > 0) expect(around, where).toEqual(colors.slice(at - 1, at + 1))
    }
  }
})

test('on a telephone the river of all services runs out of each lake and down the right edge, without a gap', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [320, 390, 639]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/services')
    await hydrated(page)
    const crafts = await page.locator('.category-card').evaluateAll((all) =>
      all.map((craft) => {
        const { top, bottom } = craft.getBoundingClientRect()
        const water = craft.querySelector('.craft-water') ?? craft
        return { top, bottom, color: getComputedStyle(water).color }
      }),
    )
    expect(crafts).toHaveLength(8)
    await page.locator('.craft-afloat').evaluateAll((all) => {
      for (const thing of all) thing.remove()
    })
    const ground = await colorsOf(page)
    const colors = crafts.map(({ color }) => color)
    for (const [at, { top, bottom, color }] of crafts.entries()) {
      const where = `craft ${at + 1} at ${width} pixels`
      const high = bottom - top
      const beside = [0.3, 0.5, 0.7].map((down) => ground({ x: width - 2, y: top + down * high }))
      expect(new Set(beside), where).toEqual(new Set([color]))
      if (at === 0) continue
      // Before and after the seam.
      const around = [-20, 20].map((down) => ground({ x: 0.9 * width, y: top + down }))
      expect(around, where).toEqual(colors.slice(at - 1, at + 1))
      // And no line across the land, which the next lake ends.
      if (at % 4 === 0) continue
      for (const down of [-4, -2, 0, 2, 4]) {
        expect(isPaper(ground({ x: 0.3 * width, y: top + down })), where).toBe(true)
      }
    }
  }
})

test('on a telephone the colours of the crafts begin below the words that lead to them', async ({
  page,
}) => {
  for (const address of ['/', '/services']) {
    for (const width of [320, 639]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address)
      await hydrated(page)
      const { words, water } = await boxesOf(page.locator('.section:has(.category-card)'), {
        words: ':is(.section-head > p, .told > .statement)',
        water: '.craft-water',
      })
      expect(water.top, `${address} at ${width} pixels`).toBeGreaterThanOrEqual(words.bottom)
    }
  }
})

/** How many crafts stand in each row of them, where the river runs across the page. */
const runs = [
  { address: '/', width: 640, rows: [2, 2, 2, 2] },
  { address: '/', width: 1920, rows: [4, 4] },
  { address: '/services', width: 640, rows: [1, 3, 1, 3] },
  { address: '/services', width: 1920, rows: [1, 3, 1, 3] },
]

test('the river of the crafts runs from edge to edge of the page, a colour for each', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { address, width, rows } of runs) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(address)
    await hydrated(page)
    const where = `${address} at ${width} pixels`
    const crafts = await page.locator('.category-card').evaluateAll((all) =>
      all.map((craft) => {
        const water = craft.querySelector('.craft-water') ?? craft
        const { top, bottom } = water.getBoundingClientRect()
        const { left, right, top: line } = craft.getBoundingClientRect()
        const color = getComputedStyle(water).color
        const words = craft.querySelector(':scope > p')?.getBoundingClientRect().bottom ?? 0
        return { line, y: (top + bottom) / 2, left, right, color, words }
      }),
    )
    expect(new Set(crafts.map(({ color }) => color)).size).toBe(8)
    const lines = [...new Set(crafts.map(({ line }) => line))]
    expect(
      lines.map((at) => crafts.filter(({ line }) => line === at).length),
      where,
    ).toEqual(rows)
    // Without what is afloat on it.
    await page.locator('.craft-afloat').evaluateAll((all) => {
      for (const thing of all) thing.remove()
    })
    const ground = await colorsOf(page)
    for (const [row, at] of lines.entries()) {
      const inRow = crafts.filter(({ line }) => line === at)
      for (const [place, { y, left, right, color }] of inRow.entries()) {
        // Where it comes from the reach before, and where it goes on; of a row, at the edges of the page.
        const margin = 0.1 * (right - left)
        const from = place === 0 ? 2 : left + margin
        const to = place === inRow.length - 1 ? width - 2 : right - 1.5 * margin
        const found = [from, to].map((x) => ground({ x, y }))
        expect(found, `craft ${place + 1} of row ${row + 1}, ${where}`).toEqual([color, color])
      }
      // Each row is read like a line: beside its words there is none, unless they lie on a lake.
      const words = Math.max(...inRow.map((craft) => craft.words))
      const isLake = inRow.length === 1
      for (const x of [2, width - 2]) expect(isPaper(ground({ x, y: words }))).toBe(!isLake)
    }
  }
})

test('from the last craft of a row that is not full the river of all services flows on to the edge of the page', async ({
  page,
}) => {
  for (const width of [768, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/services')
    await hydrated(page)
    for (const many of [7, 6, 5]) {
      const crafts = page.locator('.craft-river > li')
      await crafts.evaluateAll((all, many) => {
        for (const more of all.slice(many)) more.remove()
      }, many)
      const water = crafts.last().locator('.craft-water')
      const { top, bottom, color } = await water.evaluate((it) => {
        const box = it.getBoundingClientRect()
        const { color } = getComputedStyle(it)
        return { top: box.top + scrollY, bottom: box.bottom + scrollY, color }
      })
      const ground = await colorsOf(page)
      const found = ground({ x: width - 2, y: (top + bottom) / 2 })
      expect(found, `${many} crafts at ${width} pixels`).toBe(color)
    }
  }
})

test('on home, where four crafts stand in a row, the river and its things swing, and the names of each row stand on one line below them', async ({
  page,
}) => {
  for (const width of [1024, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await hydrated(page)
    const crafts = await page.locator('.category-card').evaluateAll((all) =>
      all.map((craft) => {
        const boxOf = (part: string) => (craft.querySelector(part) ?? craft).getBoundingClientRect()
        return { thing: boxOf('.craft-afloat'), name: boxOf('h3') }
      }),
    )
    expect(crafts).toHaveLength(8)
    for (const [at, { thing, name }] of crafts.entries()) {
      const where = `craft ${at + 1} at ${width} pixels`
      expect(name.top, where).toBeGreaterThan(thing.bottom - 20)
      const before = crafts[at - 1]
      if (!before || at === 4) continue
      expect(name.top, where).toBeCloseTo(before.name.top, 0)
      const down = thing.top - before.thing.top
      expect(at % 2 === 1 ? down : -down, where).toBeGreaterThan(0.03 * width)
    }
  }
})

for (const count of [5, 6]) {
  test(`with ${count} crafts the river runs on to the edge of the page, too`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.route('**/api/v1/category', async (route) => {
      const { data, ...rest } = await (await route.fetch()).json()
      await route.fulfill({ json: { ...rest, data: data.slice(0, count) } })
    })
    for (const width of [768, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/about')
      await hydrated(page)
      await page.getByRole('link', { name: 'Home' }).first().click()
      const crafts = page.locator('.category-grid > li:not([data-skeleton])')
      await expect(crafts).toHaveCount(count)
      await expect(page.locator('.proof .result')).toBeVisible()
      const { y, color } = await page
        .locator('.craft-water')
        .last()
        .evaluate((water) => {
          const { top, bottom } = water.getBoundingClientRect()
          return { y: (top + bottom) / 2 + scrollY, color: getComputedStyle(water).color }
        })
      const ground = await colorsOf(page)
      expect(ground({ x: width - 2, y }), `at ${width} pixels`).toBe(color)
    }
  })
}

for (const address of ['/', '/services']) {
  test(`the words of a craft on ${address} lie on paper, or all of them on a lake`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of [320, 639, 640, 1024, 1920]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(address)
      await hydrated(page)
      await expect(page.locator('html[data-faces]')).toBeAttached()
      const words = page.locator('.category-card').locator(':is(h3, p, li, .card-link)')
      await expect.poll(() => words.count()).toBeGreaterThanOrEqual(24)
      const astray = await astrayOf(page, ':is(h3, p, li, .card-link)')
      expect(astray, `at ${width} pixels`).toEqual([])
    }
  })
}

test('what a craft holds stands below its words, and of those that lead in two columns where there is room', async ({
  page,
}) => {
  for (const width of [390, 768, 1024, 2560]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/services')
    await hydrated(page)
    const columns = await page.locator('.craft-services').evaluateAll((all) =>
      all.map((services) => {
        const links = [...services.querySelectorAll('a')]
        return new Set(links.map((link) => link.getBoundingClientRect().left)).size
      }),
    )
    const led = width < 1024 ? 1 : 2
    expect(columns, `at ${width} pixels`).toEqual([led, 1, 1, 1, led, 1, 1, 1])
  }
})
