/** The gallery of components: it shows each of them, and each is accessible in both themes. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { checkAccessibility, checkBothThemes, expect, test } from './fixtures.ts'
import { layoutFaults, widths } from './layout-faults.ts'

const app = join(import.meta.dirname, '../../app')
let server: ViteDevServer

// It stays out of every build, so it is served as maintainers see it.
test.beforeAll(async () => {
  const config = { configFile: join(app, 'gallery/vite.config.ts'), logLevel: 'error' as const }
  server = await createServer({ ...config, server: { host: '127.0.0.1', port: 0 } })
  await server.listen()
})
test.afterAll(() => server.close())

test('every component is there', () => {
  const gallery = readdirSync(join(app, 'gallery'))
    .map((file) => readFileSync(join(app, 'gallery', file), 'utf8'))
    .join()
  const components = readdirSync(join(app, 'ui')).filter((file) => file.endsWith('.tsx'))
  expect(components.filter((file) => !gallery.includes(`#app/ui/${file}'`))).toEqual([])
})

test('all states of all components are accessible in both themes', async ({ page }) => {
  test.setTimeout(180_000)
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  await expect(page.getByRole('heading', { name: 'Notices' })).toBeVisible()
  for (const name of ['Plain', 'Success', 'Error', 'Loading', 'With an action']) {
    await page.getByRole('button', { name, exact: true }).click()
  }
  await expect(page.locator('.toast')).toHaveCount(5)
  await checkBothThemes(page)
  for (const theme of ['light', 'dark']) {
    const openers = page.getByRole('group', { name: `Dialogs, ${theme}` }).getByRole('button')
    for (const opener of await openers.all()) {
      const name = await opener.textContent()
      await opener.click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toHaveCSS('color-scheme', theme)
      await expect(dialog.locator(':focus')).toHaveCount(1)
      await dialog.getByRole('button', { name: 'Close' }).click()
      if (name === 'Dialog with changes') {
        await expect(dialog.getByText('Discard your changes?')).toBeVisible()
        await checkAccessibility(page)
        await dialog.getByRole('button', { name: 'Discard' }).click()
      }
      await expect(dialog).toHaveCount(0)
      await expect(opener).toBeFocused()
    }
  }
})

test('whatever has the focus shows it, and nothing is cut at any width', async ({ page }) => {
  test.setTimeout(180_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  await expect(page.getByRole('heading', { name: 'Notices' })).toBeVisible()
  const unmarked = await page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>('a, button, input, select, textarea')
    return [...controls]
      .filter((control) => {
        control.focus({ focusVisible: true } as FocusOptions)
        const { outlineStyle, outlineWidth } = getComputedStyle(control)
        const isMarked = outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2
        return document.activeElement === control && !isMarked
      })
      .map(({ outerHTML }) => outerHTML)
  })
  expect(unmarked).toEqual([])
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    faults.push(...(await layoutFaults(page, 'main')).map((fault) => `at ${width}: ${fault}`))
  }
  expect(faults).toEqual([])
})
