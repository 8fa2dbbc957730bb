/** What moves by itself or comes in, and how it is stopped. */
import { expect, hydrated, test } from './fixtures.ts'
import { layoutFaults, widths } from './layout-faults.ts'

test.describe('the logos of the partners', () => {
  test('run past a resting pointer, and stop for the button and the focus', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const strip = page.locator('[data-autoplay]')
    const track = strip.locator('.partners-track')
    const runs = () => track.evaluate((element) => getComputedStyle(element).animationPlayState)
    await strip.scrollIntoViewIfNeeded()
    await expect(strip).toHaveAttribute('data-autoplay', 'playing')
    await strip.hover({ position: { x: 5, y: 5 } })
    await expect(strip).toHaveAttribute('data-autoplay', 'hovered')
    expect(await runs()).toBe('running')
    await strip.getByRole('link').first().focus()
    await expect(strip).toHaveAttribute('data-autoplay', 'focused')
    expect(await runs()).toBe('paused')
    await page.getByRole('button', { name: 'Pause the logos' }).click()
    await expect(strip).toHaveAttribute('data-autoplay', 'paused')
    expect(await runs()).toBe('paused')
  })

  test('each has the focus where it is seen', async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/')
      await hydrated(page)
      await page.getByRole('button', { name: 'Pause the logos' }).focus()
      // As after a while: the first three have gone out at the left.
      await page.locator('.partners-track').evaluate((track) => {
        const [flow] = track.getAnimations()
        if (flow) flow.currentTime = 0.7 * Number(flow.effect?.getComputedTiming().duration)
      })
      for (let logo = 0; logo < 5; logo += 1) {
        await page.keyboard.press('Tab')
        const focused = page.locator('[data-autoplay] a:focus')
        await expect(focused).toBeInViewport({ ratio: 0.95 })
      }
    }
  })

  for (const [width, shown, seconds] of [
    [519, 2, 6],
    [520, 3, 8],
    [767, 3, 8],
    [768, 4, 10],
  ] as const) {
    test(`are ${shown} at ${width} pixels, one in ${seconds} seconds`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      await hydrated(page)
      const track = page.locator('.partners-track')
      await expect(track.locator('li')).toHaveCount(10)
      const { duration, logos } = await track.evaluate((element) => ({
        duration: getComputedStyle(element).animationDuration,
        logos: (innerWidth * 10) / (element as HTMLElement).offsetWidth,
      }))
      expect(duration).toBe(`${seconds * 5}s`)
      expect(Math.round(logos)).toBe(shown)
    })
  }
})

test('the film loops in silence, and can be paused', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const film = page.locator('.hero video')
  const state = () =>
    film.evaluate(({ paused, loop, muted }: HTMLVideoElement) => ({ paused, loop, muted }))
  await expect.poll(state).toEqual({ paused: false, loop: true, muted: true })
  await page.getByRole('button', { name: 'Pause the film' }).click()
  await expect.poll(state).toEqual({ paused: true, loop: true, muted: true })
})

test('the button that pauses the film lies on no word, at any width', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await expect(page.getByRole('button', { name: 'Pause the film' })).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await layoutFaults(page, '.hero'), `at ${width} pixels`).toEqual([])
  }
})

test('the values follow each other every five seconds, unless paused', async ({ page }) => {
  await page.clock.install()
  await page.goto('/about')
  await hydrated(page)
  const open = page.locator('.values-list details[open] summary')
  await expect(open).toHaveText('Innovation')
  await page.clock.runFor(5000)
  await expect(open).toHaveText('Integrity')
  await page.clock.runFor(30_000)
  await expect(open).toHaveText('Innovation')
  await page.getByRole('button', { name: 'Pause the values' }).click()
  await page.clock.runFor(20_000)
  await expect(open).toHaveText('Innovation')
})

test('a control that is pressed while it comes in takes the press', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(async () => {
    // Stretched, so that the press falls into its beginning.
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, options) {
      return animate.call(this, frames, { ...(options as object), duration: 600_000 })
    }
    // What is watched has been looked at by the second frame from here.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
  const ideas = page.getByRole('region', { name: 'Unique Ideas For Your Business' })
  const { x, y } = await ideas.getByRole('link', { name: 'What We Do' }).evaluate((link) => {
    link.scrollIntoView({ behavior: 'instant', block: 'end' })
    const box = link.getBoundingClientRect()
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  })
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.waitForFunction(
    // Its coming in, not its answer to the pointer.
    () =>
      document
        .querySelector('.ideas .button')
        ?.getAnimations()
        .some((it) => !(it instanceof CSSTransition)),
  )
  await page.mouse.up()
  await expect(page).toHaveURL('/services')
})

test('the last words of a page come in each by itself', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  await page.evaluate(() => {
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      this.setAttribute('data-came-in', '')
      return animate.call(this, frames, options)
    }
  })
  const call = page.getByRole('region', { name: 'Ready to make a real impact' })
  await call.evaluate((it) => it.scrollIntoView({ behavior: 'instant', block: 'center' }))
  for (const role of ['heading', 'paragraph', 'link'] as const)
    await expect(call.getByRole(role)).toHaveAttribute('data-came-in', '')
})

test('what is scrolled to comes in within a second, unless motion is unwanted', async ({
  page,
}) => {
  const durations = async () => {
    await page.goto('/services')
    await hydrated(page)
    await page.evaluate(() => {
      const animate = Element.prototype.animate
      const seen: unknown[] = []
      Object.assign(window, { seen })
      Element.prototype.animate = function (frames, options) {
        seen.push((options as KeyframeAnimationOptions).duration)
        return animate.call(this, frames, options)
      }
    })
    const form = page.getByLabel('Full name')
    await form.evaluate((field) => field.scrollIntoView({ behavior: 'instant', block: 'center' }))
    await expect(form).toBeInViewport()
    // What is watched has been looked at by the second frame from here.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
    return page.evaluate(() => (window as unknown as { seen: number[] }).seen)
  }
  await expect.poll(durations).toContain(1000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await durations()).toEqual([])
})
