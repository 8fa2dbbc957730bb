/** The river on which the crafts lie: its banks, its seams and its colours, and the words that keep off it. */

import type { Page } from '@playwright/test'
import { boxesOf, lineEnds } from './boxes.ts'
import { colorsOf } from './colors.ts'
import { expect, hydrated, test } from './fixtures.ts'

/** Paper, which the fixed ground of the page shades a little. */
const isPaper = (color: string) => /^rgb\(24\d, 2[34]\d, 2[23]\d\)$/.test(color)

/** Ends of lines that lie neither on paper nor, of the two crafts whose water is a lake, on that alone. */
async function astrayOf(page: Page, lines: string, clear = 3) {
  // An arrow beside a name is no water.
  await page.locator('.card-link .icon').evaluateAll((all) => {
    for (const icon of all as unknown as HTMLElement[]) icon.style.visibility = 'hidden'
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

/** Where the river winds down the page: on home on a telephone alone. */
const windings = [
  ...[320, 639].map((width) => ({ address: '/', width })),
  ...[390, 768, 1920].map((width) => ({ address: '/services', width })),
]

test('the river of the crafts winds from side to side, without a gap between two of them', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { address, width } of windings) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(address)
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
    // Words have half of the page, or on the services' page of a telephone, below their thing, most of it.
    const isBelow = address === '/services' && width < 640
    const [left = 0, right = 0] = isBelow ? [0.06, 0.94] : [0.25, 0.75]
    expect(crafts.map(({ words }) => words > (isBelow ? 0.15 : 0.5) * width)).toEqual(
      crafts.map((_, at) => at % 2 === 1 && (at < 7 || !isBelow)),
    )
    await page.locator('.craft-afloat').evaluateAll((all) => {
      for (const thing of all) thing.remove()
    })
    const ground = await colorsOf(page)
    const colors = crafts.map(({ color }) => color)
    for (const [at, { top, bottom, color }] of crafts.entries()) {
      const [into, outOf] = at % 2 === 0 ? [left, right] : [right, left]
      const y = (top + bottom) / 2
      // The last has no bend beside its words.
      if (at < 7 || !isBelow) expect(ground({ x: outOf * width, y })).toBe(color)
      // Before and after the seam, where they flow into each other.
      const around = [isBelow ? -0.13 : -0.06, 0.045].map((down) =>
        ground({ x: into * width, y: top + down * (bottom - top) }),
      )
      const where = `before craft ${at + 1} of ${address} at ${width} pixels`
      if (at > 0) expect(around, where).toEqual(colors.slice(at - 1, at + 1))
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

test('beside words hardly two of eight crafts have the same course, and the river narrows and widens', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [768, 1440]) {
    const { ground, crafts } = await riverAlone(page, width)
    expect(new Set(crafts.map(({ course }) => course)).size).toBeGreaterThanOrEqual(6)
    // From its inner bank to the edge of the page, at its widest and at its narrowest on the way across.
    const spans = crafts.slice(0, 7).map(({ top, height }, at) => {
      const inner = (x: number) => (at % 2 === 0 ? width - 1 - x : x)
      const isWater = (x: number, down: number) =>
        !isPaper(ground({ x: inner(x), y: top + down * height }))
      const wide = Array.from({ length: width }, (_, x) => x).filter((x) => isWater(x, 0.5)).length
      const down = Array.from({ length: Math.round(height) }, (_, y) => y / height)
      const thin = down.filter((part) => part < 0.4 && isWater(0.54 * width, part)).length
      return { wide: wide / width, thin: thin / height }
    })
    const of = (part: 'wide' | 'thin') => spans.map((span) => span[part])
    expect(Math.max(...of('wide')) / Math.min(...of('wide'))).toBeGreaterThan(1.25)
    expect(Math.max(...of('thin')) / Math.min(...of('thin'))).toBeGreaterThan(1.6)
  }
})

test('where two of its colours meet, the river has no gap, and none of its banks a step', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [768, 1024, 1920]) {
    const { ground, crafts } = await riverAlone(page, width)
    // What isn't drawn to one scale doesn't meet, however many words stand beside it.
    const scales = crafts.map(({ height }, at) => height / (at % 4 === 0 ? 1.5 : 1))
    expect(Math.max(...scales) - Math.min(...scales), `at ${width} pixels`).toBeLessThan(0.1)
    for (const [at, { top }] of crafts.slice(1).entries()) {
      // Both banks within a dozen lines of the seam, from the page's edge on whose side the pool before it lies.
      const banks = Array.from({ length: 25 }, (_, line) => {
        const isWater = (x: number) =>
          !isPaper(
            ground({
              x: at % 2 === 0 ? width - 1 - x : x,
              y: top - 0.01 * width - 12 + line,
            }),
          )
        const across = Array.from({ length: Math.round(0.4 * width) }, (_, x) => x)
        const from = across.find((x) => x > 0.05 * width && isWater(x)) ?? 0
        const to = across.find((x) => x > from && !isWater(x)) ?? 0
        const wet = across.filter((x) => x > 0.05 * width && isWater(x)).length
        return { from, to, gap: to - from - wet }
      })
      const where = `before craft ${at + 2} at ${width} pixels`
      expect(
        banks.map(({ gap }) => gap),
        where,
      ).toEqual(banks.map(() => 0))
      for (const side of ['from', 'to'] as const) {
        const steps = banks.slice(8).map((bank, line) => {
          const [before, middle] = [banks[line], banks[line + 4]]
          return Math.abs(bank[side] - 2 * (middle?.[side] ?? 0) + (before?.[side] ?? 0))
        })
        expect(Math.max(...steps), `${side}, ${where}`).toBeLessThanOrEqual(12)
      }
    }
  }
})

/** The services' page in a window of that width with no more than the river on it: its colours, and where each craft is. */
async function riverAlone(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 })
  await page.goto('/services')
  await hydrated(page)
  const crafts = await page.locator('.craft-river > li').evaluateAll((all) =>
    all.map((craft) => {
      for (const part of craft.querySelectorAll<HTMLElement>(':scope > :not(.craft-water)'))
        part.style.visibility = 'hidden'
      const { top, height } = craft.getBoundingClientRect()
      const water = craft.querySelector('.craft-water') ?? craft
      return { top: top + scrollY, height, course: getComputedStyle(water).maskPosition }
    }),
  )
  expect(crafts).toHaveLength(8)
  return { ground: await colorsOf(page), crafts }
}

test('the river of the crafts runs from edge to edge of the page, a colour for each', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [640, 1024, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await hydrated(page)
    const columns = width < 1024 ? 2 : 4
    const reaches = await page.locator('.craft-water').evaluateAll((all) =>
      all.map((water) => {
        const { top, bottom } = water.getBoundingClientRect()
        const { left, right } = (water.parentElement ?? water).getBoundingClientRect()
        const color = getComputedStyle(water).color
        return { y: (top + bottom) / 2, left, right, color }
      }),
    )
    expect(new Set(reaches.map(({ color }) => color)).size).toBe(8)
    // Without what is afloat on it.
    await page.locator('.craft-afloat').evaluateAll((all) => {
      for (const thing of all) thing.remove()
    })
    const ground = await colorsOf(page)
    for (const [at, { y, left, right, color }] of reaches.entries()) {
      // Where it comes from the reach before, and where it goes on; of a row, at the edges of the page.
      const margin = 0.1 * (right - left)
      const from = at % columns === 0 ? 2 : left + margin
      const to = at % columns === columns - 1 ? width - 2 : right - 1.5 * margin
      const found = [from, to].map((x) => ground({ x, y }))
      expect(found, `craft ${at + 1}, at ${width} pixels`).toEqual([color, color])
    }
    // Each row is read like a line: beside its words there is none.
    const { words } = await boxesOf(page.locator('.category-grid'), {
      words: `:scope > :nth-child(${columns}) > p`,
    })
    for (const x of [2, width - 2]) expect(isPaper(ground({ x, y: words.bottom }))).toBe(true)
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
      await expect(page.locator('.proof .outcome')).toBeVisible()
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

test('the words of the services keep well off its edges, and their links stand in the same columns', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [768, 1024, 2560]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/services')
    await hydrated(page)
    await expect(page.locator('html[data-faces]')).toBeAttached()
    const astray = await astrayOf(page, ':is(h3, p, .craft-services a)', 24)
    expect(astray, `at ${width} pixels`).toEqual([])
    const links = await page
      .locator('.craft-services')
      .evaluateAll((all) =>
        all.map((services) =>
          [...services.querySelectorAll('a')].map((link) => link.getBoundingClientRect().left),
        ),
      )
    for (const side of [0, 1]) {
      const columns = new Set(links.filter((_, at) => at % 2 === side).flat())
      expect(columns.size, `at ${width} pixels`).toBe(width < 1024 ? 1 : 2)
    }
  }
})
