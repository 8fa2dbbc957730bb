/** What surrounds every page, and what its widths change. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { owner } from '#tests/owner.ts'
import { checkAccessibility, expect, hydrated, test } from './fixtures.ts'

const small = { width: 390, height: 844 }

test('the Services panel has its first four categories left and the others right', async ({
  page,
}) => {
  const { data } = await (await page.request.get('/api/v1/category')).json()
  const names: string[] = data.map(({ name }: { name: string }) => name)
  // What is half faded in is looked at, too.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/about')
  await page.getByRole('button', { name: 'Services' }).click()
  const columns = page.locator('#services-panel ul')
  await expect(columns.nth(0).getByRole('link')).toHaveText(names.slice(0, 4))
  await expect(columns.nth(1).getByRole('link')).toHaveText(names.slice(4))
  await expect(page.locator('#services-panel').getByRole('link')).toHaveCount(names.length)
  const [left, right] = [await columns.nth(0).boundingBox(), await columns.nth(1).boundingBox()]
  expect(right?.y).toBeCloseTo(left?.y ?? 0, 1)
  await checkAccessibility(page)
})

test.describe('on a small screen', () => {
  test.use({ viewport: small })

  test('the panel is one list, and a link to the page on show closes all menus', async ({
    page,
  }) => {
    await page.goto('/about')
    await hydrated(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await checkAccessibility(page)
    await page.getByRole('button', { name: 'Services' }).click()
    const columns = page.locator('#services-panel ul')
    const [first, second] = [await columns.nth(0).boundingBox(), await columns.nth(1).boundingBox()]
    expect(second?.x).toBe(first?.x)
    expect(second?.y).toBeGreaterThan(first?.y ?? 0)
    await checkAccessibility(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Services' })).toBeFocused()
    await page.getByRole('link', { name: 'About', exact: true }).click()
    await expect(page.locator(':popover-open')).toHaveCount(0)
    await expect(page).toHaveURL('/about')
  })

  test('menu and panel open without script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: small })
    const page = await context.newPage()
    await page.goto(`${baseURL}/about`)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Services' }).click()
    await page.getByRole('link', { name: 'E-commerce', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-commerce')
    await context.close()
  })
})

for (const [width, side] of [
  [767, 10],
  [768, 20],
] as const) {
  test(`the floating button's icon has ${side} pixels at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/privacy')
    const box = await page.locator('[data-scroll-button] svg').boundingBox()
    expect([box?.width, box?.height]).toEqual([side, side])
  })
}

test('the floating button leads up from 100 pixels on', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  const to = (top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
  const button = page.locator('[data-scroll-button]')
  await to(99)
  await expect(button).toHaveAccessibleName('Scroll to the bottom')
  await to(100)
  await expect(button).toHaveAccessibleName('Scroll to the top')
})

for (const width of [390, 1280]) {
  test(`at ${width} pixels the floating button covers nothing that has the focus`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 700 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/services')
    await hydrated(page)
    const overlap = () =>
      page.evaluate(() => {
        const own = document.querySelector('[data-scroll-button]')?.getBoundingClientRect()
        const focused = document.activeElement
        if (!own || !focused || focused.matches('[data-scroll-button], body, textarea')) return 0
        const box = focused.getBoundingClientRect()
        const x = Math.min(own.right, box.right) - Math.max(own.left, box.left)
        const y = Math.min(own.bottom, box.bottom) - Math.max(own.top, box.top)
        return x > 0 && y > 0 ? x * y : 0
      })
    for (let press = 0; press < 45; press++) {
      await page.keyboard.press('Tab')
      await expect.poll(overlap).toBe(0)
    }
  })
}

test('a control that comes to lie under the floating button pushes it up', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/about')
  await hydrated(page)
  const pause = page.getByRole('button', { name: /the values/ })
  // Puts the pause button's box on that of the floating button.
  await pause.evaluate(async (control) => {
    const box = control.getBoundingClientRect()
    const moved = control.animate([{ transform: `translateX(${innerWidth - 64 - box.left}px)` }], {
      fill: 'forwards',
      duration: 1,
    })
    // On a busy machine the button would look before the first frame of it.
    await moved.finished
    scrollTo({ top: scrollY + box.top - (innerHeight - 60), behavior: 'instant' })
  })
  await expect(page.locator('[data-scroll-button]')).toHaveAttribute('data-place', /[1-5]/)
})

test('what a page is left with comes in at the top of the next', async ({ page }) => {
  await page.goto('/services')
  await hydrated(page)
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

for (const width of [390, 1280]) {
  test(`the side title stands in the margin at ${width} pixels, letter after letter`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await hydrated(page)
    const title = page.locator('[data-side-title]')
    await expect(title).toHaveCount(0)
    const menu = page.getByRole('button', { name: 'Menu' })
    if (await menu.isVisible()) await menu.click()
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About' })
      .click()
    await expect(title).toHaveText('ABOUT')
    await expect(title).toBeVisible()
    const box = await title.boundingBox()
    const words = await page.getByRole('heading', { level: 1 }).boundingBox()
    // Left of the words where there is room, right of them on a telephone.
    if (width < 768) expect(box?.x).toBeGreaterThanOrEqual((words?.x ?? 0) + (words?.width ?? 0))
    else expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(words?.x ?? 0)
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    const times = await title.locator('span').evaluateAll((letters) =>
      letters.map((letter) => {
        const { animationDuration, animationDelay } = getComputedStyle(letter)
        return [animationDuration, animationDelay]
      }),
    )
    expect(times).toEqual(['0.1s', '0.3s', '0.5s', '0.7s', '0.9s'].map((delay) => ['0.5s', delay]))
    const exit = await title.evaluate((element) => getComputedStyle(element).transitionDuration)
    expect(exit).toBe('0.3s')
    await page.goBack()
    await expect(title).toHaveCount(0)
  })
}

test('the header has another logo on the home page', async ({ page }) => {
  const logo = page.getByRole('banner').getByAltText('Darya Studio')
  await page.goto('/')
  const home = await logo.getAttribute('src')
  await page.goto('/about')
  expect(await logo.getAttribute('src')).not.toBe(home)
})

test('the alert heading is shown where the setting says so', async ({ page, request }) => {
  const login = await request.post('/api/v1/admin/login', {
    data: { username: owner.username, password: owner.password },
  })
  const headers = { Authorization: `Bearer ${(await login.json()).token}` }
  const text = 'Closed on Thursday for the mangoes'
  const show = (showHeading: boolean) =>
    request.put('/api/v1/settings', { headers, data: { showHeading } })
  await request.put('/api/v1/alertHeader/update', { headers, data: { textField: text } })
  const notice = page.getByRole('complementary', { name: 'Notice' })
  await page.goto('/privacy')
  await expect(notice).toHaveCount(0)
  await show(true)
  try {
    await page.goto('/')
    await expect(notice).toHaveText(text)
    await checkAccessibility(page)
    await page.goto('/career')
    const [header, title] = await Promise.all(
      ['.site-header', '[data-side-title]'].map((part) => page.locator(part).boundingBox()),
    )
    expect(title?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0))
  } finally {
    await show(false)
  }
})

test.describe('notices', () => {
  test.use({ expectedMessages: [/Failed to load resource/] })

  const subscribe = async (page: Page, success: boolean) => {
    await page.route('**/api/v1/newsletter/create', (route) =>
      route.fulfill({ status: success ? 200 : 500, json: { success, message: 'So it is' } }),
    )
    await page.clock.install()
    await page.goto('/privacy')
    await hydrated(page)
    return async () => {
      await page.getByLabel('Newsletter').fill('reader@example.com')
      await page.getByRole('button', { name: 'Subscribe' }).click()
    }
  }

  for (const { success, role, duration } of [
    { success: true, role: 'status', duration: 2000 },
    { success: false, role: 'alert', duration: 4000 },
  ] as const) {
    test(`of ${success ? 'success' : 'an error'} stay for ${duration} ms`, async ({ page }) => {
      const send = await subscribe(page, success)
      await page.clock.pauseAt(Date.now() + 60_000)
      await send()
      await expect(page.getByRole(role)).toHaveText('So it is')
      await page.clock.runFor(duration - 100)
      await expect(page.locator('.toast:not([data-leaving])')).toHaveCount(1)
      await page.clock.runFor(200)
      await expect(page.locator('.toast:not([data-leaving])')).toHaveCount(0)
    })
  }

  test('are at most twenty', async ({ page }) => {
    await subscribe(page, false)
    await page.clock.pauseAt(Date.now() + 60_000)
    let answered = 0
    page.on('response', (response) => {
      if (response.url().endsWith('/newsletter/create')) answered++
    })
    for (let sent = 1; sent <= 22; sent++) {
      await page.getByLabel('Newsletter').fill('reader@example.com')
      await page.getByLabel('Newsletter').press('Enter')
      await expect.poll(() => answered).toBe(sent)
      await expect(page.locator('.toast')).toHaveCount(Math.min(sent, 20))
    }
  })
})

for (const [width, height, columns] of [
  [639, 600, 1],
  [640, 600, 2],
  [768, 700, 2],
  [1024, 800, 4],
] as const) {
  test(`at ${width} pixels the hero has ${height} and the services ${columns} columns`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    expect((await page.locator('.hero').boundingBox())?.height).toBe(height)
    const tracks = await page
      .locator('.category-grid')
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
    expect(tracks).toBe(columns)
  })
}

test('the filters of the projects have arrows, which scroll them where they are too wide', async ({
  page,
}) => {
  await page.goto('/projects')
  await hydrated(page)
  await expect(page.getByRole('button', { name: 'Scroll filters left' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Scroll filters right' })).toBeDisabled()
  await page.setViewportSize(small)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/projects')
  await hydrated(page)
  const last = page.getByRole('button', { name: 'Mobile App Development' })
  await expect(last).not.toBeInViewport({ ratio: 1 })
  const right = page.getByRole('button', { name: 'Scroll filters right' })
  await right.click()
  await expect(page.getByRole('button', { name: 'Scroll filters left' })).toBeEnabled()
  await expect(last).toBeInViewport({ ratio: 1 })
  await expect(right).toBeDisabled()
  await checkAccessibility(page)
})

test.describe('by keyboard alone', () => {
  test('the row of projects is reached, moved and left for the projects', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await hydrated(page)
    const chip = page.getByRole('button', { name: 'Web Development' })
    await chip.focus()
    await page.keyboard.press('Enter')
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    await expect(chip).toBeFocused()
    const row = page.getByRole('list', { name: 'Our Projects' })
    await row.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
    await page.keyboard.press('Tab')
    await expect(row.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/projects')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('an arrow that has led to the end of the filters keeps the focus, and leads no further', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(small)
    await page.goto('/projects')
    await hydrated(page)
    const right = page.getByRole('button', { name: 'Scroll filters right' })
    const left = page.getByRole('button', { name: 'Scroll filters left' })
    for (const [arrow, other] of [
      [right, left],
      [left, right],
    ] as const) {
      await arrow.focus()
      await expect(async () => {
        await page.keyboard.press('Enter')
        await expect(arrow).toBeDisabled({ timeout: 500 })
      }).toPass()
      await expect(arrow).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(arrow).toBeDisabled()
      await expect(other).toBeEnabled()
      await expect(arrow).toBeFocused()
    }
  })

  test('a form with mistakes leads to the first of them', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/contact')
    await hydrated(page)
    await page.getByRole('button', { name: 'Submit' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Full name')).toBeFocused()
    await expect(page.getByRole('alert')).toHaveCount(1)
    await checkAccessibility(page)
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in forced colours that are ${colorScheme} every logo is told from its ground`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' })
    await page.goto('/')
    await hydrated(page)
    for (const logo of ['.site-logo img', '.partners-track img', '.footer-logo']) {
      const shown = page.locator(logo).first()
      await shown.scrollIntoViewIfNeeded()
      const { channels } = await sharp(await shown.screenshot())
        .greyscale()
        .stats()
      const { min = 0, max = 0, mean = 0 } = channels[0] ?? {}
      expect(max - min, logo).toBeGreaterThan(200)
      // More ground than ink.
      expect(mean > (min + max) / 2, logo).toBe(colorScheme === 'light')
    }
  })
}
