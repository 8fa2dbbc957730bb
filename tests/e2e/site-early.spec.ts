/** What a visitor does before the script is there. */
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'
import { watchShifts } from './layout-faults.ts'

/** Keeps every script back until it is let go. */
async function holdScripts(page: Page): Promise<{ asked: string[]; release: () => void }> {
  const gate = Promise.withResolvers<void>()
  const asked: string[] = []
  await page.route('**/*.js', async (route) => {
    asked.push(route.request().url())
    await gate.promise
    await route.continue()
  })
  return { asked, release: gate.resolve }
}

const documentsOf = (page: Page) => {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  return documents
}

test('no script is asked for before the page is there, and then it comes by itself', async ({
  page,
}) => {
  const asked: { script: boolean; loaded: boolean }[] = []
  let loaded = false
  page.on('domcontentloaded', () => {
    loaded = true
  })
  page.on('request', (request) => {
    asked.push({ script: request.resourceType() === 'script', loaded })
  })
  await page.goto('/')
  await hydrated(page)
  expect(asked.filter(({ script }) => script).length).toBeGreaterThan(0)
  expect(asked.filter((each) => each.script && !each.loaded)).toEqual([])
  await expect(page.getByRole('button', { name: /the film/ })).toBeVisible()
})

test('a filter that is pressed early is chosen once the script is there', async ({ page }) => {
  const { release } = await holdScripts(page)
  const documents = documentsOf(page)
  await page.goto('/projects', { waitUntil: 'commit' })
  const chip = page.getByRole('button', { name: 'Web Development' })
  await chip.click()
  release()
  await hydrated(page)
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.portfolio-card h2').first()).toBeVisible()
  expect(documents).toHaveLength(1)
})

test('a form that is sent early and twice is sent once, with what was typed', async ({ page }) => {
  const { release } = await holdScripts(page)
  const documents = documentsOf(page)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(new URL(request.url()).pathname)
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.getByLabel('Full name').fill('Amina Early')
  await page.getByLabel('Phone').fill('03001234567')
  await page.getByLabel('E-mail').fill('amina-early@example.com')
  await page.getByLabel('Address').fill('Lahore')
  await page.getByLabel('Message').fill('We need a new web site by spring.')
  await page.getByRole('button', { name: 'Submit', exact: true }).dblclick()
  release()
  await expect(page.getByRole('status')).toHaveText('Form submitted successfully!')
  await expect(page.getByLabel('Full name')).toHaveValue('')
  expect(calls).toEqual(['/api/v1/contact/create'])
  expect(documents).toHaveLength(1)
})

test('a press waits only so long for a script that does not come', async ({ page }) => {
  const { release } = await holdScripts(page)
  const documents = documentsOf(page)
  await page.goto('/projects', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Web Development' }).click()
  await expect(page).toHaveURL(/category=Web/)
  expect(documents).toHaveLength(2)
  release()
  await hydrated(page)
})

test('menus that were opened early are known to be open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { release } = await holdScripts(page)
  await page.goto('/about', { waitUntil: 'commit' })
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.click()
  await expect(page.getByRole('link', { name: 'Contact', exact: true }).first()).toBeVisible()
  release()
  await hydrated(page)
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
})

test('a row that is being dragged when the script arrives goes on moving', async ({ page }) => {
  const { release } = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const row = page.getByRole('list', { name: 'Our Projects' })
  await row.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  const box = await row.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 600, (box?.y ?? 0) + 100]
  await page.mouse.move(x, y)
  await page.mouse.down()
  release()
  await hydrated(page)
  await page.mouse.move(x - 200, y, { steps: 5 })
  await page.mouse.up()
  expect(await row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100)
  await expect(page).toHaveURL('/')
})

/** Serves what `origin` does, and of each page only what comes before `mark` until it is let go. */
async function serveHeldAt(mark: string, origin: string) {
  const gate = Promise.withResolvers<void>()
  const serve = async (url = '/', response: ServerResponse) => {
    const answer = await fetch(new URL(url, origin))
    const body = Buffer.from(await answer.arrayBuffer())
    response.setHeader('Content-Type', answer.headers.get('Content-Type') ?? '')
    const at = body.indexOf(mark)
    if (at > 0) {
      response.write(body.subarray(0, at))
      await gate.promise
    }
    response.end(body.subarray(Math.max(0, at)))
  }
  const server = createServer(({ url }, response) => {
    serve(url, response).catch((error) => response.destroy(error))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { at: `http://127.0.0.1:${port}`, release: gate.resolve, close: () => server.close() }
}

test('a page that is painted with half of its menu does not jump when the rest arrives', async ({
  page,
  baseURL,
}) => {
  const held = await serveHeldAt('Projects</a></li>', baseURL ?? '')
  try {
    const shifted = await watchShifts(page)
    await page.setViewportSize({ width: 1280, height: 844 })
    await page.goto(`${held.at}/contact`, { waitUntil: 'commit' })
    await expect(page.locator('.main-nav-list a').first()).toBeAttached()
    await expect(page.locator('.site-logo img')).toBeVisible()
    // What there is has been painted.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    )
    held.release()
    await expect(page.getByRole('link', { name: 'Projects' }).first()).toBeVisible()
    await hydrated(page)
    // A little is what the faces move.
    expect(await shifted()).toBeLessThan(0.001)
  } finally {
    held.release()
    held.close()
  }
})
