/** The map of the office, and what remains without it. */
import type { Page } from '@playwright/test'
import { checkAccessibility, expect, hydrated, test } from './fixtures.ts'

const map = (page: Page) => page.getByRole('region', { name: 'Map of the office' })
const directions = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Directions on the map' })

/** The tile of zoom 13 in which latitude 31.4708, longitude 74.3991 lies. */
const officeTile = 'https://tile.openstreetmap.org/13/5788/3340.png'

/** Addresses of the tiles that were asked for. */
function watchTiles(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith('https://tile.')) asked.push(request.url())
  })
  return asked
}

for (const width of [390, 1280]) {
  test(`is drawn once it comes near, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const tiles = watchTiles(page)
    await page.goto('/contact')
    await hydrated(page)
    await expect(page.locator('.leaflet-container')).toHaveCount(0)
    expect(tiles).toEqual([])

    await map(page).scrollIntoViewIfNeeded()
    await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible()
    expect(tiles).toContain(officeTile)
    await expect(page.getByText('Our Office Location')).toHaveCount(0)
    await page.getByRole('button', { name: 'Our Office Location' }).click()
    await expect(page.getByText('Our Office Location')).toBeVisible()
    await checkAccessibility(page)
  })
}

test('can be used by keyboard alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/contact')
  await hydrated(page)
  await directions(page).focus()
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(map(page)).toBeFocused()
  await page.keyboard.press('Tab')
  const marker = page.getByRole('button', { name: 'Our Office Location' })
  await expect(marker).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Our Office Location')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Our Office Location')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Close popup' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Our Office Location')).toHaveCount(0)
  await expect(marker).toBeFocused()
})

test('the tiles’ origin is the only one that pictures may come from besides ours', async ({
  request,
}) => {
  const policy = (await request.get('/')).headers()['content-security-policy']
  expect(policy).toContain("img-src 'self' data: https://tile.openstreetmap.org;")
})

test.describe('without tiles', () => {
  test.use({ expectedMessages: [/Failed to load resource/] })

  test('the address and the directions remain, and the marker', async ({ page }) => {
    await page.route('https://tile.openstreetmap.org/**', (route) => route.abort())
    await page.goto('/contact')
    await hydrated(page)
    await map(page).scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: 'Our Office Location' })).toBeVisible()
    await expect(directions(page)).toBeVisible()
  })

  test('so they do where the map’s code cannot be had', async ({ page }) => {
    await page.route('**/assets/draw-map*', (route) => route.abort())
    await page.goto('/contact')
    await hydrated(page)
    await map(page).scrollIntoViewIfNeeded()
    await expect(map(page)).toBeHidden()
    await expect(directions(page)).toBeVisible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the address and the directions stand by themselves', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.getByRole('main').getByText('Lahore, Punjab, Pakistan')).toBeVisible()
    await expect(directions(page)).toHaveAttribute('href', /31\.4708.*74\.3991/)
    await expect(map(page)).toBeHidden()
  })
})
