/** What a visitor sees while lists are on their way, and where they can't be had. */
import type { Page, Route } from '@playwright/test'
import { checkAccessibility, expect, hydrated, test } from './fixtures.ts'
import { hold } from './held-calls.ts'

/** Goes on from a page that needs none of the lists. */
async function goFromAbout(page: Page, name: string) {
  await page.goto('/about')
  await hydrated(page)
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name, exact: true }).click()
}

const noData = (page: Page) => page.getByAltText('No data')

test.describe('while they are read', () => {
  test('projects have six placeholders, and their filters three', async ({ page }) => {
    const releaseProjects = await hold(page, '**/api/v1/project?*')
    const releaseCategories = await hold(page, '**/api/v1/category')
    await goFromAbout(page, 'Projects')
    await expect(page.locator('.portfolio-card[data-skeleton]')).toHaveCount(6)
    await expect(page.locator('.chip[data-skeleton]')).toHaveCount(3)
    await expect(page).toHaveURL('/projects')
    await expect(page).toHaveTitle('Projects · Darya Studio')
    releaseProjects()
    releaseCategories()
    await expect(page.locator('.portfolio-card h2')).toHaveCount(6)
    await expect(page.locator('[data-skeleton]')).toHaveCount(0)
    await expect(page.locator('.chip')).toHaveText([
      'All',
      'Web Development',
      'Mobile App Development',
    ])
  })

  test('the chips of the home page have five placeholders', async ({ page }) => {
    const release = await hold(page, '**/api/v1/category')
    await goFromAbout(page, 'Home')
    await expect(page.locator('.chip[data-skeleton]')).toHaveCount(5)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    release()
    await expect(page.getByRole('button', { name: 'Web Development' })).toBeVisible()
    await expect(page.locator('[data-skeleton]')).toHaveCount(0)
  })

  test('what home says of a project has its place before it is there', async ({ page }) => {
    const release = await hold(page, '**/api/v1/project?*')
    await goFromAbout(page, 'Home')
    const heading = page.getByRole('heading', { name: 'Our Services' })
    await expect(heading).toBeVisible()
    await expect(page.locator('html[data-faces]')).toBeAttached()
    const place = () => heading.evaluate((it) => it.getBoundingClientRect().top + scrollY)
    const before = await place()
    release()
    await expect(page.locator('.proof').getByRole('link', { name: 'Chaunsa Post' })).toBeVisible()
    // But for what its sentence takes more or less than most.
    expect(Math.abs((await place()) - before)).toBeLessThan(40)
  })
})

const failures: [string, (route: Route) => Promise<void>][] = [
  ['answers 500', (route) => route.fulfill({ status: 500, json: { success: false } })],
  ['says no success', (route) => route.fulfill({ json: { success: false } })],
  ['answers without a list', (route) => route.fulfill({ json: { success: true } })],
  ['answers something else', (route) => route.fulfill({ body: '<p>A page</p>' })],
  ['does not answer', (route) => route.abort('timedout')],
]

test.describe('where a call fails', () => {
  test.use({ expectedMessages: [/Failed to (fetch|load resource)|HTTP error! Status: 500/] })

  for (const [how, fail] of failures) {
    test(`projects: one that ${how} shows no data, and another try the list`, async ({ page }) => {
      await page.route('**/api/v1/project?*', fail)
      await goFromAbout(page, 'Projects')
      await expect(noData(page)).toBeVisible()
      await page.unroute('**/api/v1/project?*')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.locator('.portfolio-card h2')).toHaveCount(6)
    })

    test(`categories: one that ${how} leaves the filters that the settings name`, async ({
      page,
    }) => {
      await page.route('**/api/v1/category', fail)
      await goFromAbout(page, 'Home')
      await expect(page.locator('.chip')).toHaveText([
        'All',
        'Web Development',
        'Mobile App Development',
      ])
      const grid = page.getByRole('region', { name: 'Our Services' })
      await expect(grid.getByAltText('No data')).toBeVisible()
      await page.unroute('**/api/v1/category')
      await grid.getByRole('button', { name: 'Try again' }).click()
      await expect(grid.getByRole('heading', { name: 'Web Development' })).toBeVisible()
    })
  }

  const lists: { call: string; name: string; open(page: Page): Promise<void>; item: string }[] = [
    {
      call: '**/api/v1/product?*',
      name: 'products',
      open: (page) => goFromAbout(page, 'Products'),
      item: '.portfolio-card h2',
    },
    {
      call: '**/api/v1/category',
      name: 'categories',
      async open(page) {
        await page.goto('/about')
        await hydrated(page)
        await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click()
      },
      item: '.category-card h3',
    },
    {
      call: '**/api/v1/services/category-id/*',
      name: 'services',
      async open(page) {
        await page.goto('/about')
        await hydrated(page)
        await page.getByRole('button', { name: 'Services' }).click()
        await page.getByRole('link', { name: 'E-commerce', exact: true }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-commerce')
      },
      item: '.service-card h3',
    },
    {
      call: '**/api/v1/job',
      name: 'positions',
      async open(page) {
        await page.goto('/about')
        await hydrated(page)
        await page.getByRole('contentinfo').getByRole('link', { name: 'Career' }).click()
      },
      item: '.job-card h3',
    },
  ]
  for (const { call, name, open, item } of lists) {
    test(`${name} are shown as none, however they fail, and can be tried again`, async ({
      page,
    }) => {
      test.slow()
      for (const [how, fail] of failures) {
        await test.step(how, async () => {
          await page.route(call, fail)
          await open(page)
          await expect(noData(page)).toBeVisible()
          await page.unroute(call)
          await page.getByRole('button', { name: 'Try again' }).click()
          await expect(page.locator(item).first()).toBeVisible()
          await expect(noData(page)).toHaveCount(0)
          // The press of Tab that follows leads on from there.
          await expect(page.locator('section:focus').locator(item).first()).toBeVisible()
          await page.evaluate(() => sessionStorage.clear())
        })
      }
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.route(call, (route) => route.abort())
      await open(page)
      await expect(noData(page)).toBeVisible()
      await checkAccessibility(page)
    })
  }

  test('a result that cannot be had leaves the crafts without one', async ({ page }) => {
    await page.route('**/api/v1/project?*', (route) => route.abort('timedout'))
    await page.goto('/about')
    await hydrated(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services')
    const crafts = page.locator('.craft-river > li')
    await expect(crafts).toHaveCount(8)
    await expect(crafts.first().getByRole('link', { name: 'Web Applications' })).toBeVisible()
    await expect(page.locator('.craft-proof')).toHaveCount(0)
  })

  test('a position that cannot be had can be tried again', async ({ page }) => {
    await page.goto('/career')
    await hydrated(page)
    const titles: Record<string, string> = {
      'answers 500': 'Something went wrong',
      'says no success': 'Something went wrong',
      'answers something else': 'We could not be reached',
      'does not answer': 'We could not be reached',
    }
    for (const [how, fail] of failures.filter(([how]) => how in titles)) {
      await test.step(how, async () => {
        await page.route('**/api/v1/job/*', fail)
        await page
          .getByRole('link', { name: /^APPLY NOW/ })
          .first()
          .click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[how] ?? '')
        await page.unroute('**/api/v1/job/*')
        await page.getByRole('link', { name: 'Try again' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lahore Job Openings')
        await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Career').click()
        await hydrated(page)
      })
    }
  })

  test('a cover that cannot be had is replaced by a drawing', async ({ page }) => {
    await page.route('**/media/*', (route) => route.abort())
    await page.goto('/projects')
    await hydrated(page)
    const cover = page.locator('.portfolio-card .cover').first()
    await expect(cover).toHaveAttribute('src', /placeholder/)
    const name = page.locator('.portfolio-card h2').first()
    const firstName = (await name.textContent()) ?? ''
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(name).not.toHaveText(firstName)
    // Not the cover, in whose stead the drawing comes at any moment.
    await name.scrollIntoViewIfNeeded()
    await expect(cover).toHaveAttribute('src', /placeholder/)
  })

  test('a call that never ends is given up', async ({ page }) => {
    await page.route('**/api/v1/project?*', () => {})
    await goFromAbout(page, 'Projects')
    await expect(noData(page)).toBeVisible({ timeout: 20_000 })
  })

  test('a project that was handed over is shown though its call fails', async ({ page }) => {
    await page.route('**/api/v1/project/*', (route) => route.abort())
    await page.goto('/projects')
    await hydrated(page)
    const name = (await page.locator('.portfolio-card h2').first().textContent()) ?? ''
    await page.getByRole('link', { name: `View More of ${name}` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page).toHaveTitle(`${name} · Darya Studio`)
  })

  test('a project whose next one cannot be had ends with the way to the list', async ({ page }) => {
    await page.goto('/about')
    await hydrated(page)
    await page.route('**/api/v1/project/*/next', (route) => route.abort())
    await page.evaluate(() => {
      history.pushState(null, '', '/project-details?id=fintrack')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fintrack')
    const way = page.getByRole('main').getByRole('link', { name: 'Our Projects' })
    await expect(way).toHaveAttribute('href', '/projects')
  })

  test('a service that cannot be had can be tried again', async ({ page }) => {
    await page.goto('/about')
    await hydrated(page)
    await page.getByRole('button', { name: 'Services' }).click()
    await page.getByRole('link', { name: 'Web Development', exact: true }).click()
    const link = page.locator('.service-card a').first()
    const name = (await link.textContent()) ?? ''
    await page.route(/\/api\/v1\/services\/[\w-]{36}$/, (route) => route.abort())
    await link.click()
    await expect(page).toHaveTitle(/Something went wrong/)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  })

  test("a page whose script can't be had is fetched whole", async ({ page }) => {
    await page.goto('/about')
    await hydrated(page)
    await page.route('**/assets/contact.page-*.js', (route) => route.abort())
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
    })
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByRole('link', { name: 'Contact' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in touch!')
    await page.waitForLoadState('networkidle')
    expect(documents).toEqual(['/contact'])
  })
})

test('a project that was handed over names its page while its call is on its way', async ({
  page,
}) => {
  const release = await hold(page, '**/api/v1/project/*')
  await page.goto('/projects')
  await hydrated(page)
  const name = (await page.locator('.portfolio-card h2').first().textContent()) ?? ''
  await page.getByRole('link', { name: `View More of ${name}` }).click()
  await expect(page).toHaveTitle(`${name} · Darya Studio`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /project-details\?id=/)
  release()
})

test.describe('the lists of a session', () => {
  const calls = async (page: Page) => {
    const seen: string[] = []
    await page.route('**/api/v1/project?*', (route) => {
      expect(route.request().headers()['content-type']).toBe('application/json')
      seen.push(route.request().url())
      return route.continue()
    })
    return seen
  }
  const cards = (page: Page) => expect(page.locator('.portfolio-card h2')).toHaveCount(6)
  const turnFromHome = async (page: Page) => {
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByRole('link', { name: 'About', exact: true }).click()
    await expect(page).toHaveTitle(/^About/)
    await menu.getByRole('link', { name: 'Projects' }).click()
    await cards(page)
  }

  test('are read and kept with the page that the server sent, too', async ({ page }) => {
    for (const name of ['projects', 'products']) {
      await page.goto(`/${name}`)
      await hydrated(page)
      await expect
        .poll(() => page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '{}'), name))
        .toEqual({ [name]: expect.any(Array), timestamp: expect.any(Number) })
    }
  })

  test('are read once in ten minutes', async ({ page }) => {
    const seen = await calls(page)
    await goFromAbout(page, 'Projects')
    await cards(page)
    await turnFromHome(page)
    expect(seen).toHaveLength(1)
    const age = (milliseconds: number) =>
      page.evaluate((by) => {
        const kept = JSON.parse(sessionStorage.getItem('projects') ?? '')
        if (!Array.isArray(kept.projects)) throw new Error('No projects are kept')
        kept.timestamp = Date.now() - by
        sessionStorage.setItem('projects', JSON.stringify(kept))
      }, milliseconds)
    await age(540_000)
    await turnFromHome(page)
    expect(seen).toHaveLength(1)
    await age(600_000)
    await turnFromHome(page)
    expect(seen).toHaveLength(2)
  })

  for (const [name, spoil] of [
    ['holds nonsense', () => sessionStorage.setItem('projects', '{"projects":1,"timestamp":')],
    [
      'is full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('Full', 'QuotaExceededError')
        }
      },
    ],
    [
      'is closed',
      () => {
        Object.defineProperty(window, 'sessionStorage', {
          get() {
            throw new DOMException('Closed', 'SecurityError')
          },
        })
      },
    ],
  ] as const) {
    test(`are shown though storage ${name}`, async ({ page }) => {
      await page.addInitScript(spoil)
      await goFromAbout(page, 'Projects')
      await cards(page)
    })
  }
})
