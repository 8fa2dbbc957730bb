/** The menu of the site and its Services panel: by pointer, by keyboard, on screens narrow and turned. */
import { expect, hydrated, test } from './fixtures.ts'

test('the Services panel works by keyboard alone', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  const button = page.getByRole('button', { name: 'Services' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Web Development', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Web Development')
  await expect(page.getByRole('link', { name: 'Brand Identity', exact: true })).toBeHidden()
})

test('the menu marks the list of what is on show', async ({ page }) => {
  const marked = page.getByRole('navigation', { name: 'Main' }).locator('a[aria-current]')
  for (const [path, name] of [
    ['/project-details?id=fintrack', 'Projects'],
    ['/product-details?id=golak-till', 'Products'],
    ['/projects', 'Projects'],
  ] as const) {
    await page.goto(path)
    await expect(marked).toHaveText([name])
  }
})

test('the menu marks the services however their address is written', async ({ page }) => {
  const isUnderlined = () =>
    page.getByRole('button', { name: 'Services' }).evaluate((button) => {
      const { color, textDecorationColor } = getComputedStyle(button)
      return textDecorationColor === color
    })
  await page.goto('/about')
  expect(await isUnderlined()).toBe(false)
  for (const path of ['/services', '/Services']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services')
    await expect.poll(isUnderlined, path).toBe(true)
  }
})

test('on a small screen the menu leads on and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Services' }).click()
  await page.getByRole('link', { name: 'E-commerce', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-commerce')
  await expect(page.getByRole('link', { name: 'About', exact: true })).toBeHidden()
})

test('the menu of a small screen works by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  await hydrated(page)
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await expect(page.locator(':popover-open')).toHaveCount(0)
  await page.keyboard.press('Enter')
  const services = page.getByRole('button', { name: 'Services' })
  for (let press = 0; press < 4; press++) await page.keyboard.press('Tab')
  await expect(services).toBeFocused()
  await page.keyboard.press('Enter')
  for (let press = 0; press < 2; press++) await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Web Development', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Web Development')
  await expect(page.locator(':popover-open')).toHaveCount(0)
})

test('the Services panel closes behind the focus', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  await page.getByRole('button', { name: 'Services' }).press('Enter')
  const last = page.getByRole('link', { name: 'Brand Identity', exact: true })
  await last.focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Projects', exact: true }).first()).toBeFocused()
  await expect(last).toBeHidden()
})

test('an open menu is gone once the screen is turned and has room for the row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/about')
  await hydrated(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('button', { name: 'Close' })).toBeVisible()
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(page.locator(':popover-open')).toHaveCount(0)
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await navigation.getByRole('link', { name: 'Projects' }).click()
  await expect(page).toHaveURL('/projects')
})

test('the open menu of a narrow screen is gone once the focus leaves it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  await hydrated(page)
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  const navigation = page.getByRole('navigation', { name: 'Main' })
  const last = navigation.getByRole('link', { name: 'Contact' })
  await expect(last).toBeVisible()
  await last.focus()
  await page.keyboard.press('Tab')
  await expect(last).toBeHidden()
  await expect(page.locator('main :focus')).toBeVisible()
})
