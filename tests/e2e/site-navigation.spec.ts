/** Going from page to page: filters, rows, pages of lists, and back. */
import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'

const names = (page: Page) => page.locator('.portfolio-card h2')

test('another page gets its title, its side title and its beginning', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await expect(page.locator('[data-side-title]')).toHaveCount(0)
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveTitle('Contact · Darya Studio')
  await expect(page.locator('[data-side-title]')).toHaveText('CONTACT')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a page looks the same whichever way one came', { tag: '@browser' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const ways = ['Projects', 'About', 'Products', 'Home', 'Contact', 'About', 'Projects']
  const menu = page.getByRole('navigation', { name: 'Main' })
  /** Where everything that the page shows stands, and how large its words are. */
  const looks = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        // What is folded away has a box or none, by whether the browser ever laid it out.
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          const { fontSize, color, opacity } = getComputedStyle(element)
          const box = [x, y + scrollY, width, height].map(Math.round)
          // The browser takes a client's colours from another form of the picture than the server, off by a shade.
          const own = element.closest('.proof, .portfolio-card[data-lead]') ? '' : color
          return [element.tagName, ...box, fontSize, own, opacity].join(' ')
        }),
    )
  const direct = new Map<string, string[]>()
  for (const name of new Set(ways)) {
    await page.goto(name === 'Home' ? '/' : `/${name.toLowerCase()}`)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    direct.set(name, await looks())
  }
  for (const name of ways) {
    await menu.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(name === 'Home' ? '/' : `/${name.toLowerCase()}`)
    await expect.poll(looks, name).toEqual(direct.get(name))
  }
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a project that was pointed at opens in its colour at once, motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/projects')
    await hydrated(page)
    const card = page.getByRole('link', { name: 'View More of Pani Desk' })
    // What takes them comes when it is wanted, and finds the picture of the card.
    const taking = page.waitForResponse(/picture-colors/)
    await card.hover()
    await taking
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      const look = () => {
        const field = document.querySelector('.page-header[data-opening="cover"]')
        if (field) seen.push(getComputedStyle(field, '::before').backgroundColor)
        requestAnimationFrame(look)
      }
      look()
    })
    await card.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pani Desk' })).toBeVisible()
    const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    await expect.poll(async () => (await seen()).length).toBeGreaterThan(10)
    expect(new Set(await seen()).size).toBe(1)
    expect((await seen())[0]).not.toBe('rgb(11, 13, 18)')
  })
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a card's picture becomes the main picture, motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (update) => {
        const transition = start(update)
        void transition.ready.then(() => {
          for (const { effect } of document.getAnimations()) {
            const part = (effect as KeyframeEffect).pseudoElement
            if (part?.startsWith('::view-transition-group')) seen.push(part)
          }
        })
        return transition
      }
    })
    const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    await page.goto('/projects')
    await hydrated(page)
    await page.getByRole('link', { name: 'View More of' }).nth(1).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Our Projects')
    if (reducedMotion === 'reduce') {
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Projects')
      expect(await seen()).toEqual([])
      return
    }
    const turned = async () =>
      (await seen()).filter((part) => part === '::view-transition-group(cover)').length
    await expect.poll(turned).toBe(1)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Projects')
    await expect.poll(turned).toBe(2)
  })
}

test('details lose their ending in the side title', async ({ page }) => {
  await page.goto('/project-details?id=fintrack')
  await expect(page.locator('[data-side-title]')).toHaveText('PROJECT')
})

test('the floating button leads to the end and back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/about')
  await hydrated(page)
  const button = page.locator('[data-scroll-button]')
  await button.click()
  await expect(page.getByText('© 2019 Darya Studio')).toBeInViewport()
  await button.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('What We Do in the ideas leads to the form at the end of the services', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const ideas = page.getByRole('region', { name: 'Unique Ideas For Your Business' })
  await ideas.getByRole('link', { name: 'What We Do' }).click()
  await expect(page).toHaveURL('/services')
  await expect(page.getByLabel('Full name')).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Full name')).toBeFocused()
})

test('a way to a part of the page takes the focus along, and is one step back', async ({
  page,
}) => {
  await page.goto('/about')
  await hydrated(page)
  await page.getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in touch!')
  for (let times = 0; times < 3; times += 1) {
    await page.getByRole('link', { name: 'Send message' }).press('Enter')
    await expect(page.locator('#form')).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Full name')).toBeFocused()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

for (const [type, empty] of [
  ['project', { category: null, image: null, date: undefined, description: undefined }],
  ['product', { category: null, image: null, date: 'soon', description: null }],
] as const) {
  test(`a ${type} that is handed over with little more than its name is shown with that`, async ({
    page,
  }) => {
    await page.goto('/about')
    await hydrated(page)
    await page.evaluate(
      ({ type, item }) => {
        history.pushState({ usr: { [type]: item }, key: 'handed', idx: 1 }, '', `/${type}-details`)
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
      },
      { type, item: { name: 'Sea wall', ...empty } },
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sea wall')
    await expect(page.getByRole('main')).toContainText('No details found')
    const row = page.getByRole('heading', { name: 'Our Products' })
    for (const reload of [false, true]) {
      if (reload) await page.reload()
      await expect(page).toHaveTitle('Sea wall · Darya Studio')
      await expect(row).toHaveCount(type === 'product' ? 1 : 0)
    }
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('projects are filtered, paged, and each page is reversed', async ({ page }) => {
      const answer = await (await page.request.get('/api/v1/project?type=project')).json()
      const all: { name: string; category: { name: string } }[] = answer.portfolios
      const web = all.filter(({ category }) => category.name === 'Web Development')
      const pageOf = (items: typeof all, number: number) =>
        items
          .slice((number - 1) * 6, number * 6)
          .reverse()
          .map(({ name }) => name)

      await page.goto('/projects')
      if (javaScriptEnabled) await hydrated(page)
      await expect(names(page)).toHaveText(pageOf(all, 1))
      await page.getByRole('button', { name: 'Next page' }).click()
      await expect(names(page)).toHaveText(pageOf(all, 2))
      await page.getByRole('button', { name: 'Web Development' }).click()
      await expect(names(page)).toHaveText(pageOf(web, 1))
      await page.getByRole('button', { name: 'Next page' }).click()
      await expect(names(page)).toHaveText(pageOf(web, 2))
      await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled()
      await page.goBack()
      await expect(names(page)).toHaveText(pageOf(web, 1))
      await page.getByRole('button', { name: 'All', exact: true }).click()
      await expect(names(page)).toHaveText(pageOf(all, 1))
    })

    test('products come in pages of six', async ({ page }) => {
      const answer = await (await page.request.get('/api/v1/product')).json()
      const all: string[] = answer.portfolios.map(({ name }: { name: string }) => name)
      const total = Math.ceil(all.length / 6)
      await page.goto('/products')
      if (javaScriptEnabled) await hydrated(page)
      await expect(names(page)).toHaveText(all.slice(0, 6))
      await expect(page.getByText(`1 / ${total}`)).toBeVisible()
      await page.getByRole('button', { name: 'Next page' }).click()
      await expect(page.getByText(`2 / ${total}`)).toBeVisible()
      await expect(names(page)).toHaveText(all.slice(6, 12))
    })

    test('who turns pages by keyboard stays at the list', async ({ page }) => {
      test.skip(!javaScriptEnabled, 'Each page is a document of its own')
      await page.goto('/projects')
      await hydrated(page)
      const next = page.getByRole('button', { name: 'Next page' })
      const pages = Number((await page.locator('.pager p').textContent())?.split('/').at(-1))
      for (const number of Array.from({ length: pages - 1 }, (_, at) => at + 2)) {
        await next.focus()
        await page.keyboard.press('Enter')
        await expect(page.getByText(`${number} / ${pages}`)).toBeVisible()
        if (number < pages) await expect(next).toBeFocused()
      }
      await expect(next).toBeDisabled()
      await expect(page.locator('#list')).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.locator('#list :focus')).toBeVisible()
    })

    test('View More opens a project, and a reload keeps it', async ({ page }) => {
      await page.goto('/projects')
      if (javaScriptEnabled) await hydrated(page)
      const name = (await names(page).first().textContent()) ?? ''
      await page.getByRole('link', { name: `View More of ${name}` }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(page.getByRole('link', { name: 'Live Demo' })).toHaveAttribute('href', /^https/)
    })

    test('a project ends with the next one, in the order of the list', async ({ page }) => {
      const answer = await (await page.request.get('/api/v1/project?type=project')).json()
      const [, , second, third, fourth]: { name: string; slug: string }[] = answer.portfolios
      await page.goto(`/project-details?id=${fourth?.slug}`)
      if (javaScriptEnabled) await hydrated(page)
      for (const project of [third, second]) {
        await page.getByRole('link', { name: `Next project ${project?.name}` }).click()
        await expect(page).toHaveURL(`/project-details?id=${project?.slug}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(project?.name ?? '')
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      }
    })
  })
}

test('each project has the colour of its own picture', async ({ page }) => {
  const color = () =>
    page.locator('.result .figure').evaluate((figure) => getComputedStyle(figure).fill)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/project-details?id=slatebook')
  const uncoloured = 'rgb(20, 23, 31)'
  await hydrated(page)
  await expect.poll(color).not.toBe(uncoloured)
  const first = await color()
  await page.getByRole('link', { name: /^Next project/ }).click()
  await expect(page).not.toHaveURL(/slatebook/)
  await expect.poll(color).not.toBe(first)
  await expect.poll(color).not.toBe(uncoloured)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a project comes in the colour of its picture', async ({ page }) => {
    // Where the picture takes long to read, the page is sent without it.
    const fill = async () => {
      await page.goto('/project-details?id=slatebook')
      return page.locator('.result .figure').evaluate((figure) => getComputedStyle(figure).fill)
    }
    await expect.poll(fill).not.toBe('rgb(20, 23, 31)')
  })
})

test('an unknown category shows that there is nothing', async ({ page }) => {
  await page.goto('/projects?category=Basket%20Weaving')
  await expect(page.getByAltText('No data')).toBeVisible()
})

test('the row of projects moves by its arrows and by the mouse, and a drag opens nothing', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await hydrated(page)
  const row = page.getByRole('list', { name: 'Our Projects' })
  await row.scrollIntoViewIfNeeded()
  const offset = () => row.evaluate((element) => element.scrollLeft)
  await expect(page.getByRole('button', { name: 'Scroll left' })).toBeDisabled()
  await page.getByRole('button', { name: 'Scroll right' }).click()
  await expect.poll(offset).toBeGreaterThan(20)
  await page.getByRole('button', { name: 'Scroll left' }).click()
  await expect.poll(offset).toBe(0)

  const left = page.getByRole('button', { name: 'Scroll left' })
  const to = (pixels: number) =>
    row.evaluate((element, offset) => element.scrollTo({ left: offset }), pixels)
  await to(21)
  await expect(left).toBeEnabled()
  await to(20)
  await expect(left).toBeDisabled()
  await to(0)

  await row.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const box = await row.boundingBox()
  if (!box) throw new Error('The row is not on the page')
  const middle = box.y + box.height / 3
  await page.mouse.move(box.x + 600, middle)
  await page.mouse.down()
  await page.mouse.move(box.x + 300, middle, { steps: 5 })
  await page.mouse.up()
  await expect.poll(offset).toBeGreaterThan(200)
  await expect(page).toHaveURL('/')
  await row.getByRole('link').nth(2).click()
  await expect(page).toHaveURL('/projects')
})

test('the row of projects is narrowed to a category', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const row = page.getByRole('list', { name: 'Our Projects' })
  const before = await row.getByRole('listitem').count()
  await page.getByRole('button', { name: 'Mobile App Development' }).click()
  await expect.poll(() => row.getByRole('listitem').count()).toBeLessThan(before)
  await expect(row.getByRole('heading', { name: 'Barani' })).toBeAttached()
})

test('a press that ends beside the row leaves it where it is', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const row = page.getByRole('list', { name: 'Our Projects' })
  await row.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await row.boundingBox()
  if (!box) throw new Error('The row is not on the page')
  await page.mouse.move(box.x + 600, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(box.x + 600, box.y - 20)
  await page.mouse.up()
  await page.mouse.move(box.x + 600, box.y + 40)
  await page.mouse.move(box.x + 300, box.y + 40, { steps: 5 })
  expect(await row.evaluate((element) => element.scrollLeft)).toBe(0)
})
