/** The crafts: on home, and on the page of all services. */

import type { Page } from '@playwright/test'
import { boxesOf, wordsUnder } from './boxes.ts'
import { expect, hydrated, test } from './fixtures.ts'
import { hold } from './held-calls.ts'

for (const [width, columns] of [
  [390, 1],
  [639, 1],
  [640, 2],
  [1023, 2],
  [1024, 4],
  [1920, 4],
] as const) {
  test(`at ${width} pixels the crafts stand in ${columns} ${columns === 1 ? 'column' : 'columns'}, with a thing each`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await hydrated(page)
    const crafts = await page.locator('.category-grid > li').evaluateAll((all) =>
      all.map((craft) => ({
        top: craft.getBoundingClientRect().top,
        things: [...craft.querySelectorAll('img')].filter((image) => image.checkVisibility())
          .length,
      })),
    )
    expect(crafts.map(({ things }) => things)).toEqual(Array(8).fill(1))
    const rows = [...new Set(crafts.map(({ top }) => top))]
    expect(rows).toHaveLength(8 / columns)
    expect(crafts.map(({ top }) => rows.indexOf(top))).toEqual(
      crafts.map((_, at) => Math.floor(at / columns)),
    )
  })
}

for (const [address, ...leaders] of [['/'], ['/services', 1, 5]] as const) {
  test(`on ${address} ${leaders.length > 0 ? 'the first and the fifth craft lead those after them, with larger things and names' : 'all crafts are of one size'}; names have as many lines as words at most`, async ({
    page,
  }) => {
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address)
      await hydrated(page)
      await expect(page.locator('html[data-faces]')).toBeAttached()
      const crafts = await page.locator('.category-card').evaluateAll((all) =>
        all.map((craft) => {
          const name = craft.querySelector('h3') ?? craft
          const line = document.createRange()
          line.selectNodeContents(name)
          return {
            thing: craft.querySelector('.craft-afloat')?.clientWidth ?? 0,
            name: Number.parseFloat(getComputedStyle(name).fontSize),
            lines: line.getClientRects().length,
            words: name.textContent?.split(' ').length ?? 0,
          }
        }),
      )
      expect(crafts).toHaveLength(8)
      const leads = (at: number) => leaders.some((leader) => leader === at + 1)
      for (const part of ['thing', 'name'] as const) {
        const sizesOf = (led: boolean) => [
          ...new Set(crafts.filter((_, at) => leads(at) === led).map((craft) => craft[part])),
        ]
        const [[smaller = 0, ...others], larger] = [sizesOf(false), sizesOf(true)]
        expect(others).toEqual([])
        expect(larger).toHaveLength(leaders.length > 0 ? 1 : 0)
        for (const size of larger) expect(size).toBeGreaterThan(1.4 * smaller)
      }
      for (const { lines, words } of crafts) expect(lines).toBeLessThanOrEqual(words)
    }
  })
}

test('a craft that leads says what came of a project of it, and leads there; the others do not', async ({
  page,
}) => {
  const { portfolios } = await (await page.request.get('/api/v1/project?type=project')).json()
  type Item = { name: string; slug: string; category: { name: string } }
  const first = (portfolios as Item[]).find(({ category }) => category.name === 'Web Development')
  for (const way of ['from the server', 'from page to page']) {
    await page.goto(way === 'from the server' ? '/services' : '/about')
    await hydrated(page)
    if (way === 'from page to page') {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click()
    }
    const crafts = page.locator('.craft-river > li')
    await expect(crafts).toHaveCount(8)
    await expect(page.locator('.craft-river .outcome'), way).toHaveCount(2)
    await expect(crafts.nth(4).locator('.craft-proof')).toHaveText(
      'Chaunsa PostBy the end of August all 6,200 boxes were gone, almost half of them to people ordering again.',
    )
    const lead = crafts.first()
    await expect(lead.locator('.outcome')).toHaveText(
      'In its first season every family had its answer within 4 days, where the year before they had waited 5 weeks.',
    )
    await expect(lead.locator('.outcome b')).toHaveText('4 days,')
    const link = lead.getByRole('link', { name: first?.name ?? '', exact: true })
    await expect(link).toHaveAttribute('href', `/project-details?id=${first?.slug}`)
  }
  await page.locator('.craft-proof').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.name ?? '')
})

test('what is said of all crafts stands beside their heading, above the water of the first', async ({
  page,
}) => {
  for (const width of [1024, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await hydrated(page)
    const { heading, words, thing } = await boxesOf(page.locator('.section:has(.category-grid)'), {
      heading: '.section-head h2',
      words: '.section-head > p',
      thing: '.craft-afloat img',
    })
    expect(words.left).toBeGreaterThan(heading.right)
    // On the same last line, to within the rounding of it.
    expect(words.bottom).toBeLessThan(heading.bottom + 2)
    expect(words.bottom).toBeLessThan(thing.top)
    // All of a craft is a link; what is said of all of them is not.
    const linked = await page
      .locator('.section-head:has(+ .category-grid) > p')
      .evaluate((said) => {
        said.scrollIntoView({ block: 'center', behavior: 'instant' })
        const lines = document.createRange()
        lines.selectNodeContents(said)
        return [...lines.getClientRects()].map(({ x, y, width, height }) =>
          Boolean(document.elementFromPoint(x + width / 2, y + height / 2)?.closest('a')),
        )
      })
    expect(linked.length).toBeGreaterThan(1)
    expect(linked).not.toContain(true)
  }
})

for (const [address, list] of [
  ['/', '.category-grid'],
  ['/services', '.craft-river'],
] as const) {
  test(`what is afloat on ${address} lies on no words`, async ({ page }) => {
    for (const width of [320, 640, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address)
      await hydrated(page)
      await expect(page.locator('.craft-afloat')).toHaveCount(8)
      // Each among its own words, those before it and those after it.
      for (const place of [1, 2, 3, 4, 5, 6, 7, 8]) {
        const near = [place - 1, place, place + 1]
          .map((at) => `.category-card:nth-child(${at})`)
          .join()
        const words = `:is(${near}) :is(h3, p, .card-link .icon)`
        const thing = `.category-card:nth-child(${place}) .craft-afloat img`
        const covered = await wordsUnder(page.locator(list), thing, words)
        expect(covered, `at ${width} pixels`).toEqual([])
      }
    }
  })
}

for (const address of ['/', '/services']) {
  test(`on ${address} the arrow of a craft stands at the end of its name, and says to what it leads`, async ({
    page,
  }) => {
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address)
      await hydrated(page)
      await expect(page.locator('html[data-faces]')).toBeAttached()
      const crafts = page.locator('.category-card')
      await expect(crafts).toHaveCount(8)
      for (const craft of await crafts.all()) {
        const name = craft.getByRole('heading')
        const link = craft.getByRole('link', {
          name: `Learn More about ${await name.textContent()}`,
        })
        const arrow = await link.locator('.icon').boundingBox()
        const end = await name.evaluate((it) => {
          const words = document.createRange()
          words.selectNodeContents(it)
          const { right, top, bottom } = [...words.getClientRects()].at(-1) ?? new DOMRect()
          return { right, top: top + scrollY, bottom: bottom + scrollY }
        })
        const middle = (arrow?.y ?? 0) + (arrow?.height ?? 0) / 2
        expect(arrow?.x, `at ${width} pixels`).toBeGreaterThan(end.right)
        expect(arrow?.x).toBeLessThan(end.right + 24)
        expect(middle).toBeGreaterThan(end.top)
        expect(middle).toBeLessThan(end.bottom)
      }
    }
  })
}

test('whoever presses the thing of a craft or its words comes to that craft', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await hydrated(page)
    const crafts = page.locator('.category-grid > li')
    await expect(crafts).toHaveCount(8)
    for (const craft of await crafts.all()) {
      const pressed = await craft.evaluate((it) => {
        it.scrollIntoView({ block: 'center', behavior: 'instant' })
        return [...it.querySelectorAll('img, h3, p, .card-link .icon')]
          .flatMap((part) => {
            const { left, top, width, height } = part.getBoundingClientRect()
            return [0.15, 0.5, 0.8].map((down) =>
              document.elementFromPoint(left + width / 2, top + down * height)?.closest('a'),
            )
          })
          .map((link) => link?.getAttribute('href'))
      })
      const own = await craft.getByRole('link').getAttribute('href')
      expect(new Set(pressed), `at ${width} pixels`).toEqual(new Set([own]))
    }
  }
})

test('along the river of all services a craft that leads has its thing beside its words, by turns at either side, and each of the others above them', async ({
  page,
}) => {
  for (const width of [640, 1024, 1920]) {
    for (const [at, craft] of (await craftsAlongTheRiver(page, width)).entries()) {
      const { whole, thing, services, name } = craft
      const where = `craft ${at + 1} at ${width} pixels`
      if (at % 4 === 0) {
        expect([whole.left, Math.round(whole.right)], where).toEqual([0, width])
        for (const words of [name, services]) {
          if (at === 0) expect(words.right, where).toBeLessThan(thing.left + 8)
          else expect(words.left, where).toBeGreaterThan(thing.right - 8)
        }
      } else {
        expect(thing.bottom, where).toBeLessThanOrEqual(name.top)
        expect(services.left, where).toBeCloseTo(name.left, 0)
      }
    }
  }
})

test('on a telephone all names there begin at one edge, and each thing lies beside its words; of those that lead, above them', async ({
  page,
}) => {
  for (const width of [320, 390, 639]) {
    const crafts = await craftsAlongTheRiver(page, width)
    for (const [at, { thing, services, name, whole }] of crafts.entries()) {
      const where = `craft ${at + 1} at ${width} pixels`
      expect(name.left, where).toBeCloseTo(crafts[0]?.name.left ?? 0, 0)
      expect(services.left, where).toBeCloseTo(name.left, 0)
      if (at % 4 === 0) {
        expect(thing.bottom, where).toBeLessThanOrEqual(name.top)
        expect(thing.right - thing.left, where).toBeGreaterThan(0.75 * width)
        continue
      }
      expect(services.right, where).toBeLessThanOrEqual(thing.left + 8)
      expect((thing.top + thing.bottom) / 2, where).toBeCloseTo((whole.top + whole.bottom) / 2, 0)
    }
  }
})

/** Where each craft of the services' page lies, and its parts, in a window of that width. */
async function craftsAlongTheRiver(page: Page, width: number) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 844 })
  await page.goto('/services')
  await hydrated(page)
  const crafts = page.locator('.craft-river > li')
  await expect(crafts).toHaveCount(8)
  return Promise.all(
    (await crafts.all()).map((craft) =>
      boxesOf(craft, {
        thing: width < 640 ? '.craft-afloat > :last-child img' : '.craft-afloat img',
        services: '.craft-services',
        name: 'h3',
      }),
    ),
  )
}

test('from craft to craft, none shows what was made in the one before', async ({ page }) => {
  const { data } = await (await page.request.get('/api/v1/category')).json()
  const [one, other] = data.filter(({ name }: { name: string }) =>
    ['Web Development', 'Mobile App Development'].includes(name),
  )
  const works = page.getByRole('region', { name: 'Lately, in this craft' }).getByRole('listitem')
  const shown = async () => (await works.allTextContents()).join()
  await page.goto(`/services/sub-services/${one._id}`)
  await hydrated(page)
  const before = await shown()
  expect(before).not.toBe('')
  const release = await hold(page, '**/api/v1/project?*')
  await page.getByRole('button', { name: 'Services' }).click()
  await page.locator('#services-panel').getByRole('link', { name: other.name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.name)
  expect(await shown()).toBe('')
  release()
  await expect(works).not.toHaveCount(0)
  expect(await shown()).not.toBe(before)
})

test('a page on one craft ends with the boat of that craft, any other with the fleet', async ({
  page,
}) => {
  type Named = { _id: string; categoryId: string }
  const { data } = await (await page.request.get('/api/v1/category')).json()
  const { services } = await (await page.request.get('/api/v1/services')).json()
  const boat = page.locator('.arrivals')
  for (const [place, { _id }] of (data as Named[]).entries()) {
    const service = (services as Named[]).find(({ categoryId }) => categoryId === _id)
    for (const address of [`sub-services/${_id}`, `service-detail/${service?._id}`]) {
      await page.goto(`/services/${address}`)
      await expect(boat).toHaveAttribute('src', new RegExp(`/lone-boat-${place}-`))
    }
  }
  for (const address of ['/', '/services', '/project-details?id=tilla-and-sole', '/about']) {
    await page.goto(address)
    await expect(boat).toHaveAttribute('src', /\/arrivals-/)
  }
})
