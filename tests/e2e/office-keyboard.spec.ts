/** The office by keyboard alone: what has the focus is seen, begins in the right place and comes back. */
import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures.ts'
import { givenService, uniqueName } from './office-records.ts'

/** The element with the focus, and what keeps people from seeing that it has it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const style = getComputedStyle(element)
    const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const isSeen = onTop && (element.contains(onTop) || onTop.contains(element))
    const isMarked = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2
    return {
      name: element.outerHTML.slice(0, 200),
      faults: [...(isMarked ? [] : ['has no ring']), ...(isSeen ? [] : ['is covered'])],
    }
  })

test('every stop on the way through a screen is marked and in sight', async ({ page }) => {
  test.setTimeout(180_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page)
  for (const path of ['', '/service', '/enquiries', '/settings']) {
    await page.goto(`/admin${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const faults: string[] = []
    let stops = 0
    for (; stops < 250; stops += 1) {
      await page.keyboard.press('Tab')
      const stop = await focused(page)
      if (!stop) break
      faults.push(...stop.faults.map((fault) => `${path} ${stop.name} ${fault}`))
    }
    expect(stops).toBeGreaterThan(20)
    expect(faults).toEqual([])
  }
})

test('a form higher than the window begins with its first field, and gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await signIn(page)
  for (const [path, add, field] of [
    ['service', 'Add Service', 'Category'],
    ['careers', 'Add Job', 'Title'],
  ] as const) {
    await page.goto(`/admin/${path}`)
    const opener = page.getByRole('button', { name: add })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByLabel(field, { exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  }
})

test('going on from the menu closes it', async ({ page }) => {
  await signIn(page)
  // There must be somewhere to go on to.
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  const opener = page.getByRole('button', { name: 'Account' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const last = page.getByRole('button', { name: 'Logout' })
  await last.focus()
  await page.keyboard.press('Tab')
  await expect(last).toBeHidden()
  await expect(page.locator('main :focus')).toHaveCount(1)
  await opener.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('a row that is removed hands the focus to the next, the last to what adds one', async ({
  page,
  request,
}) => {
  const name = uniqueName('Handed')
  await givenService(request, name)
  await signIn(page)
  await page.goto(`/admin/service?search=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: `Edit ${name}` }).press('Enter')
  const dialog = page.getByRole('dialog', { name: `Edit ${name}` })
  const add = dialog.getByRole('button', { name: 'Add feature' })
  await add.press('Enter')
  await dialog.getByLabel('Feature name 2').fill('Second')
  const remove = dialog.getByRole('button', { name: 'Remove feature 1' })
  await remove.press('Enter')
  await expect(dialog.getByRole('group', { name: 'feature 1' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByLabel('Feature name 1')).toBeFocused()
  await expect(dialog.getByLabel('Feature name 1')).toHaveValue('Second')
  await remove.press('Enter')
  await expect(add).toBeFocused()
})

test('in the settings a removed partner and what discards all hand the focus on', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/admin/settings')
  const partners = page.getByRole('region', { name: 'Partners' })
  const add = partners.getByRole('button', { name: 'Add partner' })
  const rows = partners.getByRole('group', { name: /^partner/ })
  await add.press('Enter')
  await rows
    .last()
    .getByRole('button', { name: /^Remove partner/ })
    .press('Enter')
  await expect(add).toBeFocused()
  const second = await rows.nth(1).getByLabel(/^Name/).inputValue()
  await partners.getByRole('button', { name: 'Remove partner 1' }).press('Enter')
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(rows.first().getByLabel(/^Name/)).toBeFocused()
  await expect(rows.first().getByLabel(/^Name/)).toHaveValue(second)
  await page.getByRole('button', { name: 'Discard changes' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeFocused()
})
