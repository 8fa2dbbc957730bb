/** What every journey starts from: a page that fails the test on any message in its console. */
import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { owner } from '#tests/owner.ts'

/** Messages that a test expects: `page` fails on every other error or warning. */
type Options = { expectedMessages: RegExp[] }

/** Stands for every tile of the map, so that no journey asks a public service for one. */
const blankTile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)

export const test = base.extend<Options>({
  expectedMessages: [[], { option: true }],
  page: async ({ page, expectedMessages }, use) => {
    const messages: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) messages.push(message.text())
    })
    page.on('pageerror', (error) => messages.push(String(error)))
    await page.route('https://tile.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'image/png', body: blankTile }),
    )
    await use(page)
    const unexpected = messages.filter(
      (text) => !expectedMessages.some((known) => known.test(text)),
    )
    expect(unexpected, 'errors and warnings in the console').toEqual([])
  },
})

export { expect }

/** No violation of WCAG 2.2 A and AA, nor of axe's best practices, in the page as it stands. */
export async function checkAccessibility(page: Page): Promise<void> {
  await standStill(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, nodes }) => ({
    rule: id,
    at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }))
  expect(found).toEqual([])
}

/** Waits until whatever is coming in has come in: half-way, its colours are nobody's choice. */
const standStill = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          document.getAnimations().filter(({ playState, timeline, effect }) => {
            // What scrolling drives, or runs for ever, has no end to wait for.
            const ends = effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
            const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : []
            const fades = frames.some((frame) => 'opacity' in frame)
            return playState === 'running' && timeline === document.timeline && ends && fades
          }).length,
      ),
    )
    .toBe(0)

/** The same in the light and in the dark theme, as a page follows the system's. */
export async function checkBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    // Without transitions, so that no colour is looked at half-way.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await checkAccessibility(page)
  }
}

/** Signs in through the form and waits for the dashboard. */
export async function signIn(page: Page, { username, password } = owner): Promise<void> {
  await page.goto('/admin')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await expect(page.getByRole('navigation', { name: 'Back office' })).toBeAttached()
}

/** Waits until the script of a public page has taken it over: before, its forms are plain HTML. */
export const hydrated = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached()
