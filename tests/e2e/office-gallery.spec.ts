/** The gallery of components: it shows each of them, and each is accessible in both themes. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { checkBothThemes, expect, test } from './fixtures.ts'

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
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  await expect(page.getByRole('heading', { name: 'Notices' })).toBeVisible()
  for (const name of ['Plain', 'Success', 'Error', 'Loading', 'With an action']) {
    await page.getByRole('button', { name, exact: true }).click()
  }
  await expect(page.locator('.toast')).toHaveCount(5)
  await checkBothThemes(page)
  for (const kind of ['Plain dialog', 'Dialog with changes', 'Question', 'Question under way']) {
    await page.getByRole('button', { name: kind, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    if (kind === 'Dialog with changes') {
      await expect(dialog.getByText('Discard your changes?')).toBeVisible()
      await checkBothThemes(page)
      await dialog.getByRole('button', { name: 'Discard' }).click()
    }
    await expect(dialog).toHaveCount(0)
  }
})
